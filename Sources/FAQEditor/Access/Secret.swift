/// A text that only those who may enter know, such as the key of a desk.
package struct Secret: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// 128 random bits in hexadecimal digits.
  init(bits: RandomBits) {
    text = bits(Secret.bytes).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  static let bytes = 16

  /// Whether the texts are the same. The time depends on the length of what is offered only, so that nobody learns from
  /// it how much of a guess is right.
  func matches(_ offered: String?) -> Bool {
    guard let offered, !text.isEmpty else { return false }
    let own = Array(text.utf8)
    var difference = own.count ^ offered.utf8.count
    for (index, byte) in offered.utf8.enumerated() { difference |= Int(own[index % own.count] ^ byte) }
    return difference == 0
  }
}

/// Gives as many random bytes as it is asked for, none of which can be foreseen.
package typealias RandomBits = @Sendable (_ count: Int) -> [UInt8]
