/// The 64-bit hash FNV-1a (Fowler, Noll and Vo): the same on every machine and in every run, and not safe against somebody
/// who looks for two texts of one hash. It is public for the reason that ``ASCII`` is.
public struct FNV1a: Sendable, Hashable {
  public let value: UInt64

  @inlinable public init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

  @inlinable public init(_ bytes: some Sequence<UInt8>) {
    self.init()
    add(bytes)
  }

  @inlinable public mutating func add(_ byte: UInt8) { self = FNV1a((value ^ UInt64(byte)) &* FNV1a.prime) }

  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// Adds eight bytes in one step, and mixes the upper half into the lower one, because a step of FNV carries upwards only.
  @inlinable public mutating func add(word: UInt64) {
    self = FNV1a((value ^ word) &* FNV1a.prime)
    mix(by: 32)
  }

  /// Mixes so that the low bits are good for a table.
  @inlinable public mutating func mix(by shift: UInt64) { self = FNV1a(value ^ value >> shift) }

  @inlinable static var prime: UInt64 { 0x100_0000_01B3 }

  /// The value in 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The 32-bit hash FNV-1a, where four bytes are enough.
public enum FNV1a32 {
  @inlinable public static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
