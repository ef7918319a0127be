import Basics

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
