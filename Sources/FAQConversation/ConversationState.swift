/// What a conversation remembers between two turns. All of it travels in the token; nothing stays behind.
package struct ConversationState: Sendable, Equatable {
  /// Version of the knowledge that it speaks of.
  package var knowledgeVersion: String
  /// The entry under discussion, or empty.
  package var entry = ""
  /// Entries offered last, in the order of their numbers.
  package var offered: [String] = []
  /// Category whose question was asked, or empty for the general one.
  package var category = ""

  package init(knowledgeVersion: String) { self.knowledgeVersion = knowledgeVersion }
}

/// Why a token is refused.
package enum TokenError: Error, Equatable, Sendable {
  case tooLong(bytes: Int, limit: Int)
  case malformed
  case unknownVersion
}

/// Writes and reads the `conversation` token: version, fields and check digits in base64url.
package enum ConversationToken {
  /// Longest token, in bytes.
  package static let longest = 1024
  /// Format of the token; changes when its fields do.
  private static let version = "1"

  package static func encode(_ state: ConversationState) -> String {
    let fields = [
      version, state.knowledgeVersion, state.entry, state.category, state.offered.joined(separator: ","),
    ]
    let body = Array(fields.joined(separator: "|").utf8)
    return Base64URL.encode(body + check(body))
  }

  package static func decode(_ token: String) throws(TokenError) -> ConversationState {
    guard token.utf8.count <= longest else { throw .tooLong(bytes: token.utf8.count, limit: longest) }
    guard let bytes = Base64URL.decode(token), bytes.count > 4,
      check(bytes.dropLast(4)).elementsEqual(bytes.suffix(4))
    else {
      throw .malformed
    }
    guard let text = String(validating: bytes.dropLast(4), as: UTF8.self) else { throw .malformed }
    let fields = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.first == version else { throw .unknownVersion }
    guard fields.count == 5 else { throw .malformed }
    var state = ConversationState(knowledgeVersion: fields[1])
    state.entry = fields[2]
    state.category = fields[3]
    state.offered = fields[4].split(separator: ",").map(String.init)
    return state
  }

  /// Four bytes of FNV-1a: they catch slips, not forgers; a token holds nothing worth forging.
  private static func check(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: hash >> UInt32($0)) }
  }
}

/// RFC 4648 §5 without padding.
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (buffer, bits) = (UInt32(0), 0)
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(buffer >> UInt32(bits)) & 63])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << UInt32(6 - bits)) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (buffer, bits) = (UInt32(0), 0)
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      buffer = buffer << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return bytes
  }
}
