import Basics

/// The texts of `masalah.id.md`, which is built into the program: what is said of each problem, and how it is mended.
struct ProblemTexts: Sendable {
  struct Text: Sendable, Equatable {
    var problem: String
    /// Empty for the words that only stand inside other texts.
    var mend: String
  }

  static let shared = ProblemTexts(EmbeddedText.`masalah.id.md`.bytes)

  /// By the keys of the document.
  let texts: [String: Text]

  /// Reads `- key: problem` lines, each with its mend in a deeper list item below it.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var texts: [String: Text] = [:]
    var key: String?
    for section in MarkdownReader.read(text, path: "masalah.id.md").document.sections {
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
