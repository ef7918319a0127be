import FAQConversation
import FAQKnowledge
import HTML

/// The questions that an edit moves, those for the worse first.
struct MovesHTML {
  /// Most moves that are shown.
  private static let most = 60

  private let words: DeskWords

  init(_ words: DeskWords) { self.words = words }

  /// Asks the published knowledge and that with the edited entry.
  func write(_ reading: EntryReading, _ work: EntryWork, _ call: DeskCall, _ html: inout HTMLWriter) {
    write(reading.base, version: reading.version(of: work), first: reading.entry.id, call, &html)
  }

  /// - Parameters:
  ///   - edited: the knowledge with the edit.
  ///   - version: names it.
  ///   - first: the entry that is edited; nil where the edit is of no entry.
  ///   - call: the request.
  ///   - html: takes the table.
  func write(
    _ edited: KnowledgeBase, version: String, first: String? = nil, _ call: DeskCall,
    _ html: inout HTMLWriter
  ) {
    let published = call.desk.shelf.knowledge().base
    // The published one first: the last one that was fitted is kept, and is asked again with the next keystroke.
    let old = call.desk.shelf.responder(published, version: published.version)
    let new = call.desk.shelf.responder(edited, version: version)
    let questions = MoveQuestions.all(edited, first: first, call.store, now: call.now)
    write(AnswerMoves(questions, from: old, to: new), &html)
  }

  func write(_ moves: AnswerMoves, _ html: inout HTMLWriter) {
    let asked = String(moves.asked)
    guard !moves.moves.isEmpty else {
      html.element("p", ["class": "state"], say(.noMoves, ["semua": asked]))
      return
    }
    html.element(
      "p", ["class": "state"], say(.moveCount, ["jumlah": String(moves.moves.count), "semua": asked]))
    html.element("ul", ["class": "moves"]) { html in
      for move in moves.moves.prefix(MovesHTML.most) { line(move, &html) }
    }
    let left = moves.moves.count - MovesHTML.most
    if left > 0 { html.element("p", say(.moreMoves, ["jumlah": String(left)])) }
  }

  private func line(_ move: AnswerMoves.Move, _ html: inout HTMLWriter) {
    let verdict = move.isBetter.map { $0 ? "better" : "worse" } ?? "moved"
    html.element("li", ["class": verdict]) { html in
      html.element("p", move.question.text)
      html.element("p", ["class": "facts"]) { html in
        if let isBetter = move.isBetter {
          html.element("strong", words.base.phrasebook.screens[inbox: isBetter ? .better : .worse])
          html.text(": ")
        }
        html.text(
          say(.fromTo, ["dari": name(move.before), "ke": name(move.after)]) + " · "
            + origin(move.question.origin))
      }
    }
  }

  private func name(_ standing: Standing) -> String {
    let screens = words.base.phrasebook.screens
    switch standing {
    case .entry(let id): return words.base.entry(id).map { "“\($0.title)”" } ?? id
    case .asked: return screens[inbox: .toAsked]
    case .unknown: return screens[inbox: .toUnknown]
    case .canned(let kind):
      return switch kind {
      case .smalltalk: screens[inbox: .toSmallTalk]
      case .handoff: screens[inbox: .toPerson]
      case .outside: screens[inbox: .toOutside]
      case .unknown: screens[inbox: .toUnknown]
      }
    }
  }

  private func origin(_ origin: AnswerMoves.Origin) -> String {
    let screens = words.base.phrasebook.screens
    return switch origin {
    case .wording: screens[inbox: .ofWording]
    case .labelled: screens[inbox: .ofLabelled]
    case .journal(let count): say(.ofJournal, ["jumlah": String(count)])
    }
  }

  private func say(_ word: InboxWord, _ values: [String: String]) -> String {
    words.base.phrasebook.screens.fill(inbox: word, values)
  }
}
