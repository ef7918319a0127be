import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message as the pick of several choices at once: "1 dan 3", "user id sama password".
struct SeveralChoicesHypotheses: HypothesisProposer {
  private let composer: ReplyComposer
  private let picker: ChoicePicker
  private let pairs: PairSplitter
  private let joins: Set<String>
  private let policy: ChoicePolicy

  init(composer: ReplyComposer, picker: ChoicePicker, policy: DialoguePolicy) {
    (self.composer, self.picker, self.policy) = (composer, picker, policy.choices)
    let words = composer.base.phrasebook.list(.joiningWords)
    joins = Set(words.map { $0.lowercased() })
    pairs = PairSplitter(
      words, both: composer.base.phrasebook.list(.actAll), mostWords: policy.problems.longestPair)
  }

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply, turn.state.form == nil, turn.state.check == nil else { return }
    let offered = composer.choices(offeredBy: turn.state)
    guard offered.count > 1, let entries = numbered(turn, offered) ?? named(turn, offered, &scratch) else {
      return
    }
    let reply = composer.several(entries, confidence: Decider.certain, lpse: turn.state.lpse)
    let decision = Decision.answer(entry: entries[0])
    let state = composer.memory(of: reply, decision, after: turn.state)
    hypotheses.append(
      turn.hypothesis(
        .several, .done(TurnResult(reply: reply, decision: decision, state: state)), isSure: true))
  }

  private func numbered(_ turn: TurnInput, _ offered: [Int]) -> [Int]? {
    Ordinals.several(turn.message, of: offered.count, joinedBy: joins)?.map { offered[$0 - 1] }
  }

  /// The choices that two halves of the message mean; nil where they mean the same one, or either means none.
  private func named(_ turn: TurnInput, _ offered: [Int], _ scratch: inout MatchScratch) -> [Int]? {
    guard let pair = pairs.pair(turn.tokens, of: turn.text) else { return nil }
    var entries: [Int] = []
    for half in [pair.first, pair.second] {
      guard let likely = picker.likely(String(decoding: half, as: UTF8.self), offered, &scratch),
        likely.fit >= policy.half
      else { return nil }
      entries.append(offered[likely.place])
    }
    return entries[0] == entries[1] ? nil : entries
  }
}
