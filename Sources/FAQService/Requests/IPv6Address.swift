import Basics
import HTTPWire

/// An IPv6 address as eight groups of 16 bits, read from any of its spellings (RFC 4291 §2.2).
struct IPv6Address: Sendable, Equatable {
  let groups: [UInt16]

  /// Nil when the text is no IPv6 address. The name of an interface behind `%` is ignored.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let address = bytes.prefix { $0 != UInt8(ascii: "%") }
    let colon = UInt8(ascii: ":")
    let gap = address.indices.dropLast().first { address[$0] == colon && address[$0 + 1] == colon }
    let headEnd = gap ?? address.endIndex
    guard let head = IPv6Address.groups(address[..<headEnd], isEnd: gap == nil) else { return nil }
    guard let gap else {
      guard head.count == 8 else { return nil }
      groups = head
      return
    }
    // `::` replaces as many groups of zero as are missing, at least one.
    guard let tail = IPv6Address.groups(address[(gap + 2)...], isEnd: true), head.count + tail.count < 8
    else {
      return nil
    }
    groups = head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  /// The part of the address that belongs to one client: the first 64 bits. There are two exceptions: the IPv4 address in
  /// `::ffff:1.2.3.4`, because sockets for both protocols name IPv4 clients so, and a whole link-local address, because all
  /// neighbours share its first 64 bits.
  var network: String {
    if groups.prefix(6) == [0, 0, 0, 0, 0, 0xFFFF] {
      return "\(groups[6] >> 8).\(groups[6] & 0xFF).\(groups[7] >> 8).\(groups[7] & 0xFF)"
    }
    let isLinkLocal = groups[0] & 0xFFC0 == 0xFE80
    let kept = groups.prefix(isLinkLocal ? 8 : 4).map { String($0, radix: 16) }
    return kept.joined(separator: ":") + (isLinkLocal ? "" : "::")
  }

  /// Groups between single colons. The last two of an address may be written as an IPv4 address.
  private static func groups(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> [UInt16]? {
    if bytes.isEmpty { return [] }
    var groups: [UInt16] = []
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if isEnd, index == parts.count - 1, let pair = dotted(part) {
        groups += pair
      } else {
        guard (1...4).contains(part.count) else { return nil }
        var group: UInt16 = 0
        for byte in part {
          guard let digit = ASCII.value(ofHexadecimal: byte) else { return nil }
          group = group << 4 | UInt16(digit)
        }
        groups.append(group)
      }
    }
    return groups
  }

  /// Four numbers below 256 between dots, as two groups.
  private static func dotted(_ bytes: ArraySlice<UInt8>) -> [UInt16]? {
    let numbers = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).compactMap {
      part in
      (1...3).contains(part.count) && part.allSatisfy(ASCII.isDigit)
        ? UInt8(String(decoding: part, as: UTF8.self)) : nil
    }
    guard numbers.count == 4, bytes.count(where: { $0 == UInt8(ascii: ".") }) == 3 else { return nil }
    return [UInt16(numbers[0]) << 8 | UInt16(numbers[1]), UInt16(numbers[2]) << 8 | UInt16(numbers[3])]
  }
}
