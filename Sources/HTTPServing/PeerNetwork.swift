import Glibc

/// The key that connections are counted under: an IPv4 address, or the first 64 bits of an IPv6 one, because one host
/// has as many addresses in such a network as it likes (RFC 4291 §2.5.4).
///
/// An IPv4 client of a socket for both kinds (`::ffff:1.2.3.4`) is the same as one of a socket for IPv4. Link-local
/// addresses (`fe80::/10`) share their first 64 bits, and differ in the others.
struct PeerNetwork: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The prefix of IPv4 addresses among those of IPv6: `::ffff:0:0/96`.
  private static let mapped: UInt64 = 0x0000_FFFF_0000_0000

  /// The network of an address. All addresses of other families are counted together.
  init(_ address: Address) {
    let bytes = address.bytes
    if address.family == AF_INET, bytes.count >= 8 {
      (high, low) = (0, PeerNetwork.mapped | PeerNetwork.number(bytes[4..<8]))
    } else if address.family == AF_INET6, bytes.count >= 24 {
      let (first, second) = (PeerNetwork.number(bytes[8..<16]), PeerNetwork.number(bytes[16..<24]))
      let isMapped = first == 0 && second >> 32 == 0xFFFF
      let isLinkLocal = first >> 54 == 0xFE80 >> 6
      (high, low) = (first, isMapped || isLinkLocal ? second : 0)
    } else {
      (high, low) = (.max, .max)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
