import FAQKnowledge
import Foundation

@testable import FAQConversation
@testable import FAQService

/// The letter of the shipped knowledge as a person writes it in a chat.
enum LetterMessages {
  static let words = Services.shippedBase.phrasebook
  static let question = "form permohonan lkpp"
  static let wish = words[.letterChoice]
  static let yes = words[.letterAgree]
  static let no = words[.letterRefuse]
  /// The sentence that follows any reply but a yes.
  static let notHere = words.fill(.letterNotHere, ["tombol": words.screens[.letter]])
  /// The sentence of a sender with whom no letter is written.
  static let elsewhere = words.fill(.letterElsewhere, ["tombol": words.screens[.letter]])
  /// How each question for a field begins.
  static let asked = String(words[.letterField].prefix { $0 != "{" })

  /// A value for each field.
  static let fields = [
    "012/DIR/V/2025", "PT Maju Terus", "Siti Aminah", "Siti Rahma", "Jl. Merdeka No. 1, Ternate",
    "01.234.567.8-901.000", "0812-3456-7890", "siti@maju.co.id", "SITI01", "1",
    "User ID kami ditolak sejak kemarin lusa.", "Ternate, 5 Mei 2025",
  ]
  /// The values that stand in the letter as they were typed, and nowhere in the knowledge.
  static let values = fields.filter { $0 != "1" }
  /// Everything up to the finished letter.
  static let whole = [question, wish, yes] + fields
}

extension SenderTable {
  /// Whether the bytes of any token have a text.
  func holds(_ text: String) -> Bool {
    tokens.contains { token in
      guard let bytes = Base64URL.decode(token) else { return true }
      // As bytes, because the one behind a text may join its last letter to a letter of its own.
      return Data(bytes).range(of: Data(text.utf8)) != nil
    }
  }

  /// The values of ``LetterMessages`` that are in the table.
  var heldValues: [String] { LetterMessages.values.filter(holds) }
}
