import FAQKnowledge

/// The question of a check that was asked last, and the message that may answer it.
struct PendingQuestion {
  var position: CheckPosition
  let check: GuidedCheck
  let turn: TurnInput

  /// - Returns: nil for a question that the knowledge does not have.
  init?(_ turn: TurnInput, at position: CheckPosition, _ composer: ReplyComposer) {
    guard let check = composer.check(position.owner),
      check.questions.indices.contains(position.question)
    else { return nil }
    (self.position, self.check, self.turn) = (position, check, turn)
  }

  var question: GuidedCheck.Question { check.questions[position.question] }
  var answers: [GuidedCheck.Answer] { question.answers }
  var labels: [String] { answers.map(\.label) }
  var message: String { turn.message }

  /// Whether the question is the offer below the entry under discussion, which nobody has taken up yet.
  var isOffer: Bool { position.owner == .entry(turn.state.entry) }
}
