import Basics
import FAQKnowledge

/// The words that import writes into files, in a language: `impor.id.md` and `impor.en.md`, which are built into the program.
struct ImportTexts: Sendable {
  static let indonesian = ImportTexts(texts: KeyedTexts(EmbeddedText.`impor.id.md`, name: "impor.id.md"))
  static let english = ImportTexts(texts: KeyedTexts(EmbeddedText.`impor.en.md`, name: "impor.en.md"))
  static let all = [indonesian, english]

  /// - Parameter language: as in `basis.md`: `en`, or anything else for Indonesian.
  /// - Returns: the texts of this language.
  static func of(language: String) -> ImportTexts { language == "en" ? english : indonesian }

  let texts: KeyedTexts

  subscript(word: ImportWord) -> String { texts[word] }

  /// The text of a key, with a value for each name in braces.
  func fill(_ word: ImportWord, _ values: [String: String]) -> String { texts.fill(word, values) }
}
