import Basics

/// The texts of problems and of their mends in a language: `masalah.id.md` and `masalah.en.md`, which are built into the
/// program.
struct ProblemTexts: Sendable {
  struct Text: Sendable, Equatable {
    var problem: String
    /// Empty for the words that only stand inside other texts.
    var mend: String
  }

  static let indonesian = ProblemTexts(EmbeddedText.`masalah.id.md`, name: "masalah.id.md")
  static let english = ProblemTexts(EmbeddedText.`masalah.en.md`, name: "masalah.en.md")

  /// - Parameter language: as in `basis.md`: `en`, or anything else for Indonesian.
  /// - Returns: the texts of this language.
  static func of(language: String) -> ProblemTexts { language == "en" ? english : indonesian }

  /// By the keys of the document.
  let texts: [String: Text]

  /// Reads `- key: problem` lines, each with its mend in a deeper list item below it.
  private init(_ document: EmbeddedText, name: String) {
    texts = KeyedTexts(document, name: name).texts.mapValues { Text(problem: $0.line, mend: $0.below) }
  }

  subscript(word: ProblemWord) -> Text { texts[word.rawValue] ?? Text(problem: word.rawValue, mend: "") }
}
