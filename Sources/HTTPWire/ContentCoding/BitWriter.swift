/// Writes bits into bytes, the least significant first, as DEFLATE has them (RFC 1951 §3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var count = 0

  /// Appends the lowest `length` bits of a value, of which there are at most 32.
  mutating func write(_ value: UInt32, _ length: Int) {
    held |= UInt64(value) << UInt64(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { write(0, 8 - count) }
  }

  /// Appends whole bytes; the writer stands at the beginning of one.
  mutating func append(_ whole: some Sequence<UInt8>) { bytes.append(contentsOf: whole) }
}
