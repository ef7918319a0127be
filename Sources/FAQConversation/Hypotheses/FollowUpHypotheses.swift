import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message as a question for a part of the answer just given.
struct FollowUpHypotheses: HypothesisProposer {
  private let composer: ReplyComposer
  private let finder: Once<WordingFinder>
  /// The entry with the most telephone numbers, for those who ask for one that the entry under discussion lacks; nil where none
  /// has any.
  private let phoneBook: Once<Int?>
  /// See ``DialoguePolicy/sameWords``.
  private let sameWords: Float

  init(_ composer: ReplyComposer, _ analyzer: Analyzer, policy: DialoguePolicy) {
    self.composer = composer
    sameWords = policy.sameWords
    phoneBook = Once {
      let counts = composer.base.entries.map { entry in
        composer.contacts(of: entry, lpse: "").count { FollowUp.Part.phone.lists($0) }
      }
      return counts.indices.filter { counts[$0] > 0 }.max { counts[$0] < counts[$1] }
    }
    finder = Once {
      let wordings = composer.base.followUps.map {
        WordingFinder.terms(of: $0.wordings.map(\.value), analyzer)
      }
      let rarity = TermRarity(wordings.flatMap(\.self), strangeness: policy.followUps.strangeness)
      return WordingFinder(wordings, rarity, mostWords: policy.followUps.mostWords)
    }
  }

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply, !ChoicePicker.isNumber(turn.message) else { return }
    guard let entry = composer.entryIndex(turn.state.discussed) else {
      return proposeContacts(turn, &hypotheses)
    }
    if let part = composer.remainder(named: turn.message) {
      hypotheses.append(turn.hypothesis(.part, .part(part, entry: entry), isSure: true))
      return
    }
    guard let found = finder.value.find(turn.tokens[turn.signs.acts.start...]) else { return }
    let part = composer.base.followUps[found.group].part
    let isTold = composer.has(part, entry: entry)
    if part == .phone, !isTold, !turn.signs.acts.isAll, !turn.promises, let phoneBook = phoneBook.value {
      hypotheses.append(hypothesis(of: part, phoneBook, found, turn))
      return
    }
    // The entry that explains a form says who signs it.
    let related = composer.base.entries[entry].related.compactMap { composer.entryIndex($0.value) }
    let other = isTold ? nil : related.first { composer.has(part, entry: $0) }
    // The very words of the knowledge ask for the answer's own part, or for a detail that neither it nor a related one tells.
    let isSure = found.likeness >= sameWords && (isTold || other == nil && part.isDetail)
    hypotheses.append(hypothesis(of: part, entry, found, turn, isSure: isSure))
    if let other { hypotheses.append(hypothesis(of: part, other, found, turn, isElsewhere: true)) }
  }

  /// Proposes the contacts where the last reply named people beside no entry: after something outside "tanya siapa dong", after
  /// the wish for a person "emailnya ada?".
  private func proposeContacts(_ turn: TurnInput, _ hypotheses: inout [Hypothesis]) {
    guard turn.state.told.contains(.people), turn.state.offered.isEmpty, !turn.promises,
      let found = finder.value.find(turn.tokens[turn.signs.acts.start...]),
      case let part = composer.base.followUps[found.group].part, part.isContact,
      let phoneBook = phoneBook.value
    else { return }
    hypotheses.append(hypothesis(of: part, phoneBook, found, turn))
  }

  private func hypothesis(
    of part: FollowUp.Part, _ entry: Int, _ found: WordingFinder.Found, _ turn: TurnInput,
    isSure: Bool = false,
    isElsewhere: Bool = false
  ) -> Hypothesis {
    // A complaint in the very words of the knowledge may as well be a reply to a check.
    let isComplaint = part == .stillFails
    return turn.hypothesis(
      isComplaint ? .stillFails : .part, .part(part, entry: entry), isSure: isSure && !isComplaint
    ) {
      $0[.fit] = found.likeness
      $0[.lead] = composer.has(part, entry: entry).number
      $0[.ofKind] = part.agreement(with: turn.signs.kinds)
      $0[.elsewhere] = isElsewhere.number
    }
  }
}

extension FollowUp.Part {
  fileprivate var isDetail: Bool { if case .detail = self { true } else { false } }

  fileprivate var isContact: Bool { [.contacts, .phone, .email].contains(self) }

  /// 1 for a part of a kind that a question word asks for, -1 where it asks for papers or a number and this is neither, and
  /// 0 where it tells nothing.
  fileprivate func agreement(with kinds: QuestionKind) -> Float {
    let own: QuestionKind =
      switch self {
      case .attachments: .papers
      case .phone: .phone
      case .contacts: [.person, .place, .phone]
      case .email: .place
      case .summary, .steps, .notes, .sources, .related, .stillFails, .detail: []
      }
    if !own.isDisjoint(with: kinds) { return 1 }
    return kinds.isDisjoint(with: [.papers, .phone]) ? 0 : -1
  }
}
