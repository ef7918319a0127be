/// An e-mail address that can be told without telling whose it is: `b***@gmail.com`.
package enum MaskedAddress {
  /// Longest domain that is told, in bytes.
  private static let longestDomain = 64
  /// Most digits in a row that a domain that is told may have: more of them could be a number to hide.
  private static let mostDigits = 4

  package static func of(_ address: String) -> String {
    String(decoding: bytes(Array(address.utf8)[...]), as: UTF8.self)
  }

  /// An address without `@`, or with a domain that is none, is hidden altogether.
  static func bytes(_ address: ArraySlice<UInt8>) -> [UInt8] {
    guard let at = address.lastIndex(of: 0x40) else { return Masker.stars }
    let domain = address[(at + 1)...].drop { $0 == 0x20 }
    guard isDomain(domain) else { return Masker.stars }
    let first = address.first.map { LogBytes.isLetter($0) ? [$0] : [] } ?? []
    return first + Masker.stars + [0x40] + domain
  }

  private static func isDomain(_ domain: ArraySlice<UInt8>) -> Bool {
    guard !domain.isEmpty, domain.count <= longestDomain, domain.allSatisfy(LogBytes.isHost) else {
      return false
    }
    return domain.split(whereSeparator: { !LogBytes.isDigit($0) }).allSatisfy { $0.count <= mostDigits }
  }
}
