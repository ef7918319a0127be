/// The checksum of gzip and of ZIP archives (CRC-32, ISO 3309).
package enum CRC32 {
  package static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  /// The remainders of all bytes.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? polynomial ^ value >> 1 : value >> 1 }
  }

  private static let polynomial: UInt32 = 0xEDB8_8320
}
