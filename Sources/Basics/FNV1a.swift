/// The 64-bit hash FNV-1a (Fowler, Noll and Vo): the same on every machine and in every run, and not safe against somebody
/// who looks for two texts of one hash.
package struct FNV1a: Sendable, Hashable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  @usableFromInline static let prime: UInt64 = 0x100_0000_01B3

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* FNV1a.prime }

  package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// Adds eight bytes in one step, and mixes the upper half into the lower one, because a step of FNV carries upwards only.
  package mutating func add(word: UInt64) {
    value = (value ^ word) &* FNV1a.prime
    value ^= value >> 32
  }

  /// Mixes so that the low bits are good for a table.
  package mutating func mix(by shift: UInt64) { value ^= value >> shift }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The 32-bit hash FNV-1a, where four bytes are enough.
package enum FNV1a32 {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
