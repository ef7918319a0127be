/// The checksum of ZIP archives (CRC-32, ISO 3309).
enum Checksum {
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }

  /// The remainders of all bytes.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? polynomial ^ value >> 1 : value >> 1 }
  }

  private static let polynomial: UInt32 = 0xEDB8_8320
}
