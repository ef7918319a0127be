/// The words of the widget, of the lookup page and of the report. `basis.md` gives them among its `## Kata-kata`; what it leaves out is
/// said in plain built-in words.
package struct ScreenWords: Sendable {
  private var phrases: [String: String]

  package init(language: String) {
    func said(_ plain: (indonesian: String, english: String)) -> String {
      language == "en" ? plain.english : plain.indonesian
    }
    let widget = WidgetWord.allCases.map { ($0.rawValue, said($0.plain)) }
    let lookup = LookupWord.allCases.map { ($0.rawValue, said($0.plain)) }
    let report = ReportWord.allCases.map { ($0.rawValue, said($0.plain)) }
    phrases = Dictionary(widget + lookup + report, uniquingKeysWith: { first, _ in first })
  }

  package subscript(word: WidgetWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(word: LookupWord) -> String { phrases[word.rawValue] ?? "" }

  package subscript(word: ReportWord) -> String { phrases[word.rawValue] ?? "" }

  /// A phrase with `value` where its `{}` stands; a phrase without one is followed by the value.
  package func phrase(_ word: LookupWord, _ value: String) -> String {
    let parts = self[word].split(separator: "{}", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + value + parts[1] : self[word] + " " + value
  }

  /// A phrase with values where its `{}` stand, in their order; values without a place are left out.
  package func phrase(_ word: ReportWord, _ values: String...) -> String {
    var parts = self[word].split(separator: "{}", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for (number, part) in parts.enumerated() {
      text += (number < values.count ? values[number] : "") + part
    }
    return text
  }

  /// The parts of a phrase that is a list with commas.
  package func list(_ word: ReportWord) -> [String] {
    self[word].split(separator: ",").map { String($0.trimmed()) }
  }

  /// Takes what `basis.md` says; false when no word has this key.
  mutating func take(_ key: String, _ text: String) -> Bool {
    guard phrases[key] != nil else { return false }
    phrases[key] = text
    return true
  }

  static let keys =
    WidgetWord.allCases.map(\.rawValue) + LookupWord.allCases.map(\.rawValue)
    + ReportWord.allCases.map(\.rawValue)
}
