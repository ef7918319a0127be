import FAQKnowledge
import FAQText

/// The words of an explanation, for officers and auditors, in the language of the knowledge.
struct ExplanationWords: Sendable {
  private let words: ScreenWords
  private let hidesFolders: Bool

  /// - Parameters:
  ///   - words: the words of the knowledge.
  ///   - hidesFolders: whether a file is named with its last folder only, for readers who need not know where the
  ///     knowledge lies.
  init(_ words: ScreenWords, hidesFolders: Bool) {
    self.words = words
    self.hidesFolders = hidesFolders
  }

  /// A phrase with a value for each name in braces.
  subscript(word: ExplanationWord, values: [String: String] = [:]) -> String {
    words.explanation(word, values)
  }

  func askBack(_ category: String?) -> String {
    category.map { self[.askBackOf, ["kategori": $0]] } ?? self[.askBack]
  }

  func rule(_ entry: String, _ path: String, line: Int) -> String {
    let shown = hidesFolders ? path.split(separator: "/").suffix(2).joined(separator: "/") : path
    return "\(entry) (\(shown):\(line))"
  }

  func reading(_ typed: String, _ terms: String, changes: Token.Changes) -> String {
    guard typed.lowercased() != terms else { return "\"\(typed)\"" }
    let how = ExplanationWords.changes.filter { changes.contains($0.change) }.map { self[$0.word] }
    return self[.read, ["tulisan": typed, "arti": terms]]
      + (how.isEmpty ? "" : " (\(how.joined(separator: ", ")))")
  }

  private static let changes: [(change: Token.Changes, word: ExplanationWord)] = [
    (.shortened, .shortened), (.undoubled, .undoubled), (.split, .split), (.vowels, .vowels), (.typo, .typo),
    (.synonym, .synonym), (.stemmed, .stemmed), (.joined, .joined),
  ]
}
