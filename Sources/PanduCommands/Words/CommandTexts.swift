import Basics
import FAQKnowledge

/// The key of a text in `perintah.id.md` and `perintah.en.md`.
protocol CommandKey: PhraseKey {}

/// What commands say at a terminal, in a language: `perintah.id.md` and `perintah.en.md`, which are built into the program.
struct CommandTexts: Sendable {
  static let indonesian = CommandTexts(
    texts: KeyedTexts(EmbeddedText.`perintah.id.md`, name: "perintah.id.md"))
  static let english = CommandTexts(
    texts: KeyedTexts(EmbeddedText.`perintah.en.md`, name: "perintah.en.md"))

  /// - Parameter language: as in `basis.md`: `en`, or anything else for Indonesian.
  /// - Returns: the texts of this language.
  static func of(language: String) -> CommandTexts { language == "en" ? english : indonesian }

  /// The texts in the language of a knowledge base.
  static func of(_ base: KnowledgeBase) -> CommandTexts { of(language: base.language) }

  let texts: KeyedTexts

  /// The text of a key, with a value for each name in braces.
  func fill(_ key: some CommandKey, _ values: [String: String] = [:]) -> String { texts.fill(key, values) }

  /// ` Maksud Anda pandu search?`: a name that resembles a wrong one, with what stands before it, behind a space; empty
  /// where none does.
  func suggestion(_ nearest: String?, prefix: String = "") -> String {
    nearest.map { " " + fill(ErrorWord.meant, ["nama": prefix + $0]) } ?? ""
  }
}
