import FAQMatching

/// The questions that a change of the knowledge moves: from what they came to before to what they come to after it.
package struct AnswerMoves: Sendable {
  /// The origin of a question, and the entry that it should reach.
  package enum Origin: Hashable, Sendable {
    /// A wording of this entry.
    case wording(entry: String)
    /// A labelled question; empty for one that no entry should answer.
    case labelled(entries: [String])
    /// A question of the journal that was asked so often.
    case journal(count: Int)
  }

  package struct Question: Hashable, Sendable {
    package var text: String
    package var origin: Origin

    package init(_ text: String, _ origin: Origin) { (self.text, self.origin) = (text, origin) }
  }

  package struct Move: Sendable, Equatable {
    package var question: Question
    package var before: Standing
    package var after: Standing

    /// Whether it comes to where it should, and did not before; nil where nobody has said where.
    package var isBetter: Bool? {
      let (was, isNow) = (question.origin.isRight(before), question.origin.isRight(after))
      guard let was, let isNow, was != isNow else { return nil }
      return isNow
    }
  }

  /// The moves that are for the worse, then those that nobody has judged, then those for the better.
  package let moves: [Move]
  /// The number of questions that were asked.
  package let asked: Int

  /// Asks each question of both.
  package init(_ questions: [Question], from old: Responder, to new: Responder) {
    var (before, after) = (old.matcher.makeScratch(), new.matcher.makeScratch())
    let all = questions.compactMap { question -> Move? in
      let move = Move(
        question: question, before: old.standing(of: question.text, &before),
        after: new.standing(of: question.text, &after))
      return move.before == move.after ? nil : move
    }
    moves = [false, nil, true].flatMap { verdict in all.filter { $0.isBetter == verdict } }
    asked = questions.count
  }
}

extension AnswerMoves.Origin {
  /// Whether a standing is the right one; nil where nobody has said which is.
  func isRight(_ standing: Standing) -> Bool? {
    switch self {
    case .wording(let entry): standing == .entry(entry)
    case .labelled(let entries):
      if case .entry(let id) = standing { entries.contains(id) } else { entries.isEmpty }
    case .journal: nil
    }
  }
}
