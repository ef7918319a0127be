import Basics

/// The texts of problems and of their mends in a language: `masalah.id.md` and `masalah.en.md`, which are built into the
/// program.
struct ProblemTexts: Sendable {
  struct Text: Sendable, Equatable {
    var problem: String
    /// Empty for the words that only stand inside other texts.
    var mend: String
  }

  static let indonesian = ProblemTexts(EmbeddedText.`masalah.id.md`.bytes, name: "masalah.id.md")
  static let english = ProblemTexts(EmbeddedText.`masalah.en.md`.bytes, name: "masalah.en.md")

  /// - Parameter language: as in `basis.md`: `en`, or anything else for Indonesian.
  /// - Returns: the texts of this language.
  static func of(language: String) -> ProblemTexts { language == "en" ? english : indonesian }

  /// By the keys of the document.
  let texts: [String: Text]

  /// Reads `- key: problem` lines, each with its mend in a deeper list item below it.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - name: the name of the document, which the location of each item has as its path.
  init(_ bytes: [UInt8], name: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    var texts: [String: Text] = [:]
    var key: String?
    for section in MarkdownReader.read(text, path: name).document.sections {
      for (item, mark) in zip(section.items, section.marks) {
        if mark.column > 1, let key {
          texts[key]?.mend = item.value
        } else if let field = MarkdownReader.field(item.value[...], item.location) {
          key = field.key.value
          texts[field.key.value] = Text(problem: field.value.value, mend: "")
        }
      }
    }
    self.texts = texts
  }

  subscript(word: ProblemWord) -> Text { texts[word.rawValue] ?? Text(problem: word.rawValue, mend: "") }
}
