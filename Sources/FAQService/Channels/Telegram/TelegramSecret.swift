import Basics

/// The secret that Telegram sends with each update, so that nobody else can.
package struct TelegramSecret: Sendable {
  /// The reason why the content of a file is no secret.
  package enum Fault: Error, Sendable, Equatable {
    case empty
    case tooLong(limit: Int)
    case badCharacter
  }

  /// The longest secret that the Bot API takes (`setWebhook`).
  package static let longest = 256

  private let bytes: [UInt8]

  /// - Parameter content: the bytes of a file. A line break at its end does not count, because editors add one.
  /// - Throws: the reason why the Bot API takes no such secret.
  package init(content: [UInt8]) throws(Fault) {
    var bytes = content[...]
    if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= TelegramSecret.longest else { throw .tooLong(limit: TelegramSecret.longest) }
    guard bytes.allSatisfy(TelegramSecret.isAllowed) else { throw .badCharacter }
    self.bytes = Array(bytes)
  }

  /// Whether a request's header has this secret. The time depends on the length of what was sent only, so that it tells
  /// nothing of the secret.
  func matches(_ sent: [String]) -> Bool {
    guard sent.count == 1 else { return false }
    var difference = UInt8(sent[0].utf8.count == bytes.count ? 0 : 1)
    for (place, byte) in sent[0].utf8.enumerated() {
      difference |= byte ^ bytes[place % bytes.count]
    }
    return difference == 0
  }

  /// A letter of the Latin alphabet, a digit, `_` or `-`.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
