import FAQKnowledge
import FAQMatching
import FAQText

/// Reads which part of the answer just given a message asks for, and replies with that part.
struct FollowUpReader: Sendable {
  private let composer: ReplyComposer
  private let finder: Once<FollowUpFinder>
  private let policy: FollowUpPolicy

  init(_ composer: ReplyComposer, _ analyzer: Analyzer, policy: FollowUpPolicy) {
    self.policy = policy
    self.composer = composer
    finder = Once { FollowUpFinder(composer.base.followUps, analyzer, policy: policy) }
  }

  /// A message that asks for a part of an entry.
  struct Reading {
    var part: FollowUp.Part
    var entry: Int
    /// Whether the message is hardly anything else.
    var isPlain: Bool
  }

  /// - Returns: nil when the message is no follow-up, or nothing was answered yet.
  func read(_ turn: TurnInput) -> Reading? {
    guard turn.mayReply, !turn.state.entry.isEmpty, !ChoicePicker.isNumber(turn.message),
      let entry = composer.entryIndex(turn.state.entry)
    else { return nil }
    if let part = composer.rest(named: turn.message) {
      return Reading(part: part, entry: entry, isPlain: true)
    }
    guard let (number, likeness) = finder.value.find(turn.tokens),
      likeness >= (turn.isVague ? policy.enoughForVague : policy.enough),
      likeness >= policy.plain || !turn.isNewSubject
    else { return nil }
    return Reading(
      part: composer.base.followUps[number].part, entry: entry, isPlain: likeness >= policy.plain)
  }

  /// Replies with the part, or with the next person to ask where something still fails.
  func tell(_ reading: Reading, _ turn: TurnInput) -> TurnResult {
    if reading.part == .stillFails { return composer.nextRung(reading.entry, turn.state) }
    var state = turn.state
    (state.offered, state.category, state.misses) = ([], "", 0)
    let entries = [reading.entry] + state.also.compactMap { composer.entryIndex($0) }
    let reply = composer.part(reading.part, of: entries, asked: turn.message, lpse: state.lpse)
    return TurnResult(reply: reply, decision: .answer(entry: reading.entry), state: state)
  }
}

extension TurnInput {
  /// Whether the message, read alone, names no subject at all.
  fileprivate var isVague: Bool {
    if case .clarify(category: nil, _) = decision { true } else { false }
  }
}
