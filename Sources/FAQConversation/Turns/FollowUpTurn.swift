import FAQKnowledge
import FAQMatching

/// Takes, while a check has asked something, the words that give a part of an answer, and messages that are very like a
/// question for one.
///
/// It stands before the checks, and leaves complaints to them, because "tidak bisa" may be a reply to their question.
struct PlainFollowUpTurn: TurnHandler {
  let followUps: FollowUpReader

  func handle(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    guard turn.state.check != nil, let reading = followUps.read(turn), reading.isPlain,
      reading.part != .stillFails
    else { return nil }
    return followUps.tell(reading, turn)
  }
}

/// Takes a question about the answer just given, unless it is surer as a question of its own.
struct LikelyFollowUpTurn: TurnHandler {
  let followUps: FollowUpReader

  func handle(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    followUps.read(turn).map { followUps.tell($0, turn) }
  }
}
