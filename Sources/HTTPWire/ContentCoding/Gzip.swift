/// The content coding `gzip` (RFC 1952): DEFLATE with a head and a checksum.
package enum Gzip {
  /// Without a time and a file name, so that equal bytes give equal bytes.
  private static let head: [UInt8] = [31, 139, 8, 0, 0, 0, 0, 0, 2, 255]

  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    head + Deflate.compress(bytes) + littleEndian(CRC32.of(bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// The checksum of gzip (RFC 1952 §8).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}
