import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message as one of the questions that the entry under discussion lists under `## Lanjutan`.
struct EntryFollowUpHypotheses: HypothesisProposer {
  private let composer: ReplyComposer
  private let passages: PassageReader
  private let finders: Once<[WordingFinder]>
  /// See ``DialoguePolicy/sameWords``.
  private let sameWords: Float

  init(_ composer: ReplyComposer, _ passages: PassageReader, _ analyzer: Analyzer, policy: DialoguePolicy) {
    (self.composer, self.passages, sameWords) = (composer, passages, policy.sameWords)
    finders = Once {
      let entries = composer.base.entries.map { entry in
        entry.followUps.map { WordingFinder.terms(of: $0.wordings.map(\.value), analyzer) }
      }
      let rarity = TermRarity(
        entries.flatMap { $0.flatMap(\.self) }, strangeness: policy.followUps.strangeness)
      return entries.map { WordingFinder($0, rarity, mostWords: policy.passages.mostWords) }
    }
  }

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard let (entry, found) = find(turn),
      case let target = composer.base.entries[entry].followUps[found.group].target,
      let effect = effect(of: target, entry)
    else { return }
    // While a choice or a check is open, the same words may be the reply to that.
    let isOpen = turn.state.check != nil || !composer.choices(offeredBy: turn.state).isEmpty
    hypotheses.append(
      turn.hypothesis(target.kind, effect, isSure: found.likeness >= sameWords && !isOpen) {
        ($0[.fit], $0[.lead]) = (found.likeness, found.lead)
      })
  }

  /// The listed question of the entry under discussion that the message is most like; nil where it is like none.
  func find(_ turn: TurnInput) -> (entry: Int, found: WordingFinder.Found)? {
    guard turn.mayReply, !ChoicePicker.isNumber(turn.message),
      let entry = composer.entryIndex(turn.state.discussed),
      let found = finders.value[entry].find(turn.tokens[turn.signs.acts.start...]), found.likeness > 0
    else { return nil }
    return (entry, found)
  }

  /// - Returns: nil where the target is no longer there, which the check of the knowledge reports.
  private func effect(of target: EntryFollowUp.Target, _ entry: Int) -> Hypothesis.Effect? {
    switch target {
    case .part(let part): return .part(part, entry: entry)
    case .unsaid: return .unsaid(entry: entry)
    case .entry(let id): return composer.entryIndex(id).map { .entry($0) }
    case .item(let part, let index):
      let all = passages.index.value.passages(of: entry)
      return all.firstIndex { $0.part == part.excerpt && $0.index == index }.map {
        .passage($0, entry: entry)
      }
    }
  }
}

extension EntryFollowUp.Target {
  /// The kind of reading that leads to it.
  fileprivate var kind: Hypothesis.Kind {
    switch self {
    case .item(.steps, _): .listedStep
    case .item: .listedItem
    case .part(.contacts), .part(.phone), .part(.email): .listedContact
    case .part: .listedPart
    case .unsaid: .listedUnsaid
    case .entry: .listedEntry
    }
  }
}

extension FollowUp.Part {
  /// The part of an excerpt that has the items; nil where it has none.
  fileprivate var excerpt: Reply.Excerpt.Part? {
    switch self {
    case .steps: .steps
    case .attachments: .attachments
    case .notes: .notes
    case .summary, .contacts, .phone, .email, .sources, .related, .stillFails, .detail: nil
    }
  }
}
