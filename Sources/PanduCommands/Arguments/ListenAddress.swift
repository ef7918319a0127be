import Glibc

/// Names and addresses to listen on.
enum ListenAddress {
  /// Whether the text is an IPv4 address of four numbers, an IPv6 address with or without brackets, or could be a name.
  ///
  /// A short form of an IPv4 address is none, because `0` would mean all addresses of the machine.
  static func isValid(_ text: String) -> Bool {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let bare = isBracketed ? String(text.dropFirst().dropLast()) : text
    if isBracketed || bare.contains(":") { return isIPv6(bare) }
    let labels = bare.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) }), let last = labels.last else {
      return false
    }
    return isNumeric(last) ? isIPv4(bare) : true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a C library takes the last label of a host for a number.
  private static func isNumeric(_ label: Substring) -> Bool {
    label.allSatisfy(\.isNumber) || label.lowercased().hasPrefix("0x")
  }

  private static func isIPv4(_ text: String) -> Bool {
    var address = in_addr()
    // The call writes one address of the family that it gets, and the variable has the type of that family.
    return unsafe inet_pton(AF_INET, text, &address) == 1
  }

  /// - Parameter text: with the name of an interface behind `%`, or without.
  /// - Returns: whether it is an IPv6 address.
  private static func isIPv6(_ text: String) -> Bool {
    var address = in6_addr()
    let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    // The call writes one address of the family that it gets, and the variable has the type of that family.
    return unsafe inet_pton(AF_INET6, String(parts[0]), &address) == 1 && parts.last?.isEmpty == false
  }
}
