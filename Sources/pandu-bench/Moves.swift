import FAQConversation
import FAQKnowledge
import FAQMatching

/// The cost of showing which of 2,000 known questions an edit moves: the fit of the edited knowledge, and asking both.
enum Moves {
  private static let count = 2_000

  static func run(_ base: KnowledgeBase, _ old: Responder) {
    let all = base.entries.flatMap { entry in
      entry.wordings.map { AnswerMoves.Question($0.value, .wording(entry: entry.id)) }
    }
    let questions = Array(all.prefix(count))
    guard let last = base.entries.indices.last, let text = base.entries[0].wordings.first else { return }
    var edited = base
    // A wording of another entry, so that something moves.
    edited.entries[last].wordings.append(text)
    var (fits, asks): ([Duration], [Duration]) = ([], [])
    var moved = 0
    for _ in 0..<10 {
      var new = old
      fits.append(ContinuousClock().measure { new = Responder(Matcher(edited)) })
      asks.append(
        ContinuousClock().measure { moved = AnswerMoves(questions, from: old, to: new).moves.count })
    }
    Figures.show("fit the edited knowledge", fits)
    Figures.show("moves of \(questions.count) questions (\(moved) moved)", asks)
    Figures.show("both", zip(fits, asks).map { $0 + $1 })
  }
}
