// 1. Two equal versions of the knowledge move nothing.
// 2. A wording that is added moves its question to its entry, for the better; one that is taken over, for the worse.
// 3. A move that nobody has judged is neither; moves for the worse come first.

import FAQConversation
import FAQKnowledge
import ShippedKnowledge
import Testing

@Suite struct AnswerMovesTests {
  private static let old = ShippedKnowledge.responder

  /// The knowledge with a wording more.
  private static func adding(_ wording: String, to id: String) throws -> Responder {
    var base = old.base
    let index = try #require(base.entries.firstIndex { $0.id == id })
    let place = try #require(base.entries[index].wordings.first).location
    for _ in 0..<4 { base.entries[index].wordings.append(Located(wording, place)) }
    return Responder(base)
  }

  @Test func `equal versions`() {
    let questions = Self.old.base.entries.flatMap { entry in
      entry.wordings.prefix(5).map { AnswerMoves.Question($0.value, .wording(entry: entry.id)) }
    }
    let moves = AnswerMoves(questions, from: Self.old, to: Self.old)
    #expect(moves.moves.isEmpty && moves.asked == questions.count && questions.count > 80)
  }

  @Test func `better, worse and neither`() throws {
    let wording = "kocokan arisan bergilir"
    let new = try Self.adding(wording, to: "lupa-user-id")
    let questions = [
      AnswerMoves.Question(wording, .journal(count: 3)),
      AnswerMoves.Question(wording, .wording(entry: "lupa-user-id")),
      AnswerMoves.Question(wording, .labelled(entries: [])),
      AnswerMoves.Question("lupa password", .wording(entry: "lupa-password")),
    ]
    let moves = AnswerMoves(questions, from: Self.old, to: new)
    #expect(moves.moves.map(\.isBetter) == [false, nil, true])
    for move in moves.moves {
      #expect(move.after == .entry("lupa-user-id") && move.before != move.after)
    }
    #expect(moves.asked == 4)
  }
}
