import Basics

/// How long a text of a user may be, in one place. A longer one is refused before it is redacted, analysed or written
/// down, because each of these takes time in proportion to its length.
package struct TextLimits: Sendable, Equatable {
  /// Most characters, as people count them.
  package var characters: Int
  /// Most bytes of UTF-8: a character may be any number of them.
  package var bytes: Int

  package init(characters: Int, bytes: Int) {
    self.characters = characters
    self.bytes = bytes
  }

  /// A question, or a message of a conversation: the longest of the labelled questions has a fifth of it.
  package static let question = TextLimits(characters: 2_000, bytes: 8_000)
  /// The comment of feedback.
  package static let comment = TextLimits(characters: 2_000, bytes: 8_000)
  /// A pasted mail log, of which the beginning is read.
  package static let log = TextLimits(characters: 16_000, bytes: 16_000)
  /// Words to search for, which are analysed at each keystroke.
  package static let search = TextLimits(characters: 200, bytes: 800)
  /// The name of a sender, as channels give it.
  package static let sender = TextLimits(characters: 256, bytes: 256)
  /// A question or a comment as the journal keeps it: a day of 100,000 questions stays below 100 MB.
  package static let journal = TextLimits(characters: 500, bytes: 500)

  /// Characters are counted only where the bytes leave it open.
  package func allows(_ text: String) -> Bool {
    let count = text.utf8.count
    return count <= characters || (count <= bytes && text.count <= characters)
  }

  /// - Returns: the longest beginning within both limits that ends with a whole Unicode scalar.
  package func beginning(of text: String) -> String {
    guard text.utf8.count > characters else { return text }
    guard text.utf8.count > bytes else { return String(text.prefix(characters)) }
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end > text.startIndex, UTF8Byte.isContinuation(text.utf8[end]) {
      end = text.utf8.index(before: end)
    }
    return String(text[..<end].prefix(characters))
  }
}
