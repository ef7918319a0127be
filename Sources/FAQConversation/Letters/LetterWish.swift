import Basics
import FAQKnowledge
import FAQText

/// Whether a message wants the letter of the entry under discussion written: "ya, buatkan suratnya dong".
struct LetterWish: Sendable {
  /// The words of the wish, and the words that may stand beside them.
  private let core: Set<String>
  private let beside: Set<String>
  /// The phrases that ask for the writing itself, by their first word: "buatkan" and "tolong bikin", and not "mau" or "ya".
  private let orders: [String: [[String]]]
  /// The names of letters.
  private let names: Set<String>
  /// The same, found in a text without cutting it into words.
  private let nameWords: WordSet
  /// Words that ask.
  private let questions: Set<String>
  /// The words of the choice that begins a letter.
  private let choice: [String]
  /// The words of the titles of the entries with a letter, by their ids.
  private let titles: [String: Set<String>]

  init(_ base: KnowledgeBase) {
    beside = Set(base.phrasebook.list(.sayBeside).flatMap(MessageWords.of))
    let phrases = base.phrasebook.list(.sayWrite).map(MessageWords.of).filter { !$0.isEmpty }
    orders = Dictionary(grouping: phrases) { $0[0] }
    let verbs = phrases.filter { $0.count == 1 }.joined()
    core = Set(verbs).union(base.phrasebook.list(.sayBegin).flatMap(MessageWords.of))
    choice = MessageWords.of(base.phrasebook[.letterChoice])
    questions = Set(base.phrasebook.list(.signAsks).map(MessageWords.of).filter { $0.count == 1 }.joined())
    nameWords = WordSet(base.phrasebook.list(.letterNames))
    names = Set(base.phrasebook.list(.letterNames).flatMap(MessageWords.of))
    titles = Dictionary(
      base.entries.filter { $0.letter != nil }.map { ($0.id, Set(MessageWords.of($0.title))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Most words of a wish, because a longer message is also about something else.
  private static let mostWords = 12

  /// Most words beside an order that the entry of its letter answers: "bikinin surat ke LKPP dong, masalah login". By judgement.
  static let mostBeside = 2

  func isMeant(_ message: String, _ entry: Entry) -> Bool {
    let said = MessageWords.of(message)
    guard !said.isEmpty, said.count <= LetterWish.mostWords else { return false }
    if said == choice { return true }
    guard said.contains(where: core.contains) else { return false }
    // "Buatkan suratnya jo": a word more does no harm where the letter itself is named.
    return strange(said, to: entry) <= (said.contains(where: names.contains) ? 1 : 0)
  }

  /// The words of the clause by which a message asks for a letter to be written, so that it needs no answer before it:
  /// "buatkan surat permohonan ke LKPP, akun kami bermasalah"; nil where no clause does, or another asks something.
  func order(_ message: String) -> [String]? {
    let clauses = message.split { ",.;:?\n".contains($0) }.map(MessageWords.of)
    guard let place = clauses.firstIndex(where: orders) else { return nil }
    let asks = clauses.indices.contains { $0 != place && clauses[$0].contains(where: questions.contains) }
    return asks ? nil : clauses[place]
  }

  /// Whether at most so many words of an order are about something else than the letter of an entry.
  func isOrder(_ said: [String], of entry: Entry, strange most: Int = 0) -> Bool {
    strange(said, to: entry) <= most
  }

  /// How many words are about something else than writing the letter of an entry.
  private func strange(_ said: [String], to entry: Entry) -> Int {
    let title = titles[entry.id] ?? []
    return said.count { !core.contains($0) && !beside.contains($0) && !title.contains($0) }
  }

  /// Whether a message has the name of a letter, so that it may order one.
  func mayName(_ tokens: [Token], of text: [UInt8]) -> Bool {
    tokens.contains { nameWords.contains(Int($0.start)..<Int($0.end), of: text) }
  }

  /// Whether a message has a word of the entry's title beside that of a letter: "buatkan surat ke LKPP".
  func namesEntry(_ message: String, _ entry: Entry) -> Bool {
    let title = titles[entry.id] ?? []
    return MessageWords.of(message).contains { title.contains($0) && !names.contains($0) }
  }

  /// Whether a message of a few words asks for a letter to be written: "bikinin suratnya sekalian bisa?".
  func orders(_ message: String) -> Bool { orders(MessageWords.of(message)) }

  private func orders(_ said: [String]) -> Bool {
    said.count <= LetterWish.mostWords && said.contains(where: names.contains)
      && said.indices.contains { start in
        orders[said[start]]?.contains { said[start...].starts(with: $0) } ?? false
      }
  }
}
