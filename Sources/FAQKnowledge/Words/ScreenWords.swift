import Basics

/// The words of the widget, the lookup page, channels, the report, the desk and explanations, by the keys that `basis.md`
/// uses.
package struct ScreenWords: Sendable {
  private var phrases: [String: String] = [:]

  package subscript(word: WidgetWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(word: LookupWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(word: TelegramWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(word: ReportWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(inbox word: InboxWord) -> String { phrases[word.rawValue] ?? "" }
  package subscript(desk word: DeskWord) -> String { phrases[word.rawValue] ?? "" }

  /// A phrase of the lookup page with a value for each name in braces.
  package func fill(_ word: LookupWord, _ values: [String: String]) -> String {
    PhraseText.fill(self[word], with: values)
  }

  /// A phrase of the inbox with a value for each name in braces.
  package func fill(inbox word: InboxWord, _ values: [String: String]) -> String {
    PhraseText.fill(self[inbox: word], with: values)
  }

  /// A phrase of the report with a value for each name in braces.
  package func fill(_ word: ReportWord, _ values: [String: String]) -> String {
    PhraseText.fill(self[word], with: values)
  }

  /// A phrase of the desk with a value for each name in braces.
  package func fill(desk word: DeskWord, _ values: [String: String]) -> String {
    PhraseText.fill(self[desk: word], with: values)
  }

  /// A phrase of an explanation with a value for each name in braces.
  package func explanation(_ word: ExplanationWord, _ values: [String: String] = [:]) -> String {
    PhraseText.fill(phrases[word.rawValue] ?? "", with: values)
  }

  /// The parts of a phrase of the report that is a list with commas.
  package func list(_ word: ReportWord) -> [String] { PhraseText.list(self[word]) }

  /// An audience as a reader writes it; as entries name it where no phrase says so.
  package func name(ofAudience audience: String) -> String {
    let names = PhraseText.list(self[.audienceNames]).map { $0.split(separator: " ", maxSplits: 1) }
    return names.first { $0.count == 2 && $0[0] == audience }.map { String($0[1]) } ?? audience
  }

  /// Replaces the text of a phrase; false when no phrase has this key.
  mutating func take(_ key: String, _ text: String) -> Bool {
    guard ScreenWords.known.contains(key) else { return false }
    phrases[key] = text
    return true
  }

  func text(_ key: String) -> String? { phrases[key] }

  static let keys =
    WidgetWord.allCases.map(\.rawValue) + LookupWord.allCases.map(\.rawValue)
    + TelegramWord.allCases.map(\.rawValue) + ReportWord.allCases.map(\.rawValue)
    + DeskWord.allCases.map(\.rawValue) + InboxWord.allCases.map(\.rawValue)
    + ExplanationWord.allCases.map(\.rawValue)
  private static let known = Set(keys)
}
