/// The words of the widget and of the lookup page. `basis.md` gives them among its `## Kata-kata`; what it leaves out is
/// said in plain built-in words.
package struct ScreenWords: Sendable {
  private var phrases: [String: String]

  package init(language: String) {
    func said(_ plain: (indonesian: String, english: String)) -> String {
      language == "en" ? plain.english : plain.indonesian
    }
    let widget = WidgetWord.allCases.map { ($0.rawValue, said($0.plain)) }
    let lookup = LookupWord.allCases.map { ($0.rawValue, said($0.plain)) }
    phrases = Dictionary(widget + lookup, uniquingKeysWith: { first, _ in first })
  }

  package subscript(word: WidgetWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(word: LookupWord) -> String { phrases[word.rawValue] ?? "" }

  /// A phrase with `value` where its `{}` stands; a phrase without one is followed by the value.
  package func phrase(_ word: LookupWord, _ value: String) -> String {
    let parts = self[word].split(separator: "{}", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + value + parts[1] : self[word] + " " + value
  }

  /// Takes what `basis.md` says; false when no word has this key.
  mutating func take(_ key: String, _ text: String) -> Bool {
    guard phrases[key] != nil else { return false }
    phrases[key] = text
    return true
  }

  static let keys = WidgetWord.allCases.map(\.rawValue) + LookupWord.allCases.map(\.rawValue)
}
