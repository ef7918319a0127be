import Basics

/// An e-mail address that can be repeated without saying whose it is: `b***@gmail.com`.
package enum RedactedAddress {
  /// Longest domain that is repeated, in bytes.
  private static let longestDomain = 64
  /// Most digits in a row that a domain that is repeated may have, because more of them could be a number to hide.
  private static let mostDigits = 4

  package static func of(_ address: String) -> String {
    String(decoding: bytes(Array(address.utf8)[...]), as: UTF8.self)
  }

  /// - Returns: the first letter and the domain; three stars for an address without `@`, or with a domain that is none.
  static func bytes(_ address: ArraySlice<UInt8>) -> [UInt8] {
    guard let at = address.lastIndex(of: UInt8(ascii: "@")) else { return Redactor.stars }
    let domain = address[(at + 1)...].drop { $0 == UInt8(ascii: " ") }
    guard isDomain(domain) else { return Redactor.stars }
    let first = address.first.map { ASCII.isLetter($0) ? [$0] : [] } ?? []
    return first + Redactor.stars + [UInt8(ascii: "@")] + domain
  }

  private static func isDomain(_ domain: ArraySlice<UInt8>) -> Bool {
    guard !domain.isEmpty, domain.count <= longestDomain, domain.allSatisfy(ASCII.isHostName) else {
      return false
    }
    return domain.split(whereSeparator: { !ASCII.isDigit($0) }).allSatisfy { $0.count <= mostDigits }
  }
}
