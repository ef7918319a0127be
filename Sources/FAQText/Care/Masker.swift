/// Finds what a person should not have written, or what nobody should read on: passwords, one-time codes, tax and
/// identity numbers, telephone numbers and e-mail addresses; and hides it.
///
/// The time is linear in the text. Codes of packages, years, versions and the codes of mail logs stay as they are.
package struct Masker: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case email, phone
    /// Tax number, of 15 digits, or 16 with dots.
    case taxNumber
    /// Number of an identity card, 16 digits, or of an official.
    case identityNumber
    case oneTimeCode, password
  }

  /// Something to hide, and its place in bytes.
  package struct Finding: Sendable, Equatable {
    package var kind: Kind
    package var range: Range<Int>
  }

  package struct Masked: Sendable, Equatable {
    package var text: String
    package var kinds: Set<Kind>
  }

  /// What stands for a thing that is hidden altogether.
  static let stars = Array("***".utf8)

  /// Public addresses and numbers, in the form that ``Masker/plain(_:_:)`` gives.
  private var kept: Set<[UInt8]> = []

  /// `texts`: what holds addresses and numbers that are public, such as the contacts of a helpdesk. The default is none.
  package init(keeping texts: [String] = []) {
    for text in texts {
      let bytes = Array(text.utf8)
      for finding in find(bytes) { kept.insert(Masker.plain(finding, bytes)) }
    }
  }

  /// Everything to hide, in the order of the text, without overlaps.
  package func find(_ text: [UInt8]) -> [Finding] {
    guard Masker.mayHide(text) else { return [] }
    let found =
      SecretFinder(text: text).all() + EmailFinder(text: text).all() + NumberFinder(text: text).all()
    var findings: [Finding] = []
    for finding in found.sorted(by: Masker.comesFirst) where !kept.contains(Masker.plain(finding, text)) {
      if let last = findings.last, finding.range.lowerBound < last.range.upperBound { continue }
      findings.append(finding)
    }
    return findings
  }

  /// The text with everything found hidden; of an e-mail address the first letter and the domain stay.
  package func mask(_ text: String) -> Masked {
    let bytes = Array(text.utf8)
    let findings = find(bytes)
    guard !findings.isEmpty else { return Masked(text: text, kinds: []) }
    var masked: [UInt8] = []
    var place = 0
    for finding in findings {
      masked += bytes[place..<finding.range.lowerBound]
      masked += finding.kind == .email ? MaskedAddress.bytes(bytes[finding.range]) : Masker.stars
      place = finding.range.upperBound
    }
    masked += bytes[place...]
    return Masked(text: String(decoding: masked, as: UTF8.self), kinds: Set(findings.map(\.kind)))
  }

  /// The text with a star for every byte to hide, so that each other byte keeps its place.
  package func starred(_ text: [UInt8], _ findings: [Finding]) -> [UInt8] {
    var starred = text
    for finding in findings { for index in finding.range { starred[index] = 0x2A } }
    return starred
  }

  /// A secret is hidden whole, even when it looks like something else.
  private static func comesFirst(_ a: Finding, _ b: Finding) -> Bool {
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    return a.range.count > b.range.count
  }

  /// Small letters of an address, digits of a number with a trunk 0 instead of a country code.
  private static func plain(_ finding: Finding, _ text: [UInt8]) -> [UInt8] {
    guard finding.kind != .email else { return LogBytes.lowered(text[finding.range]) }
    guard finding.kind == .phone else { return Array(text[finding.range]) }
    let digits = text[finding.range].filter(LogBytes.isDigit)
    return digits.starts(with: [0x36, 0x32]) ? [0x30] + digits.dropFirst(2) : digits
  }

  /// Whether one look at the bytes finds anything to look at again: an `@`, four digits with no letter
  /// between them, or the beginning of an announcement.
  private static func mayHide(_ text: [UInt8]) -> Bool {
    var digits = 0
    var isInWord = false
    for (index, byte) in text.enumerated() {
      let isWord = LogBytes.isWord(byte)
      switch byte {
      case 0x40: return true
      case 0x29, 0x5D: if text[..<index].endsInAt { return true }
      case 0x30...0x39:
        digits += 1
        if digits == 4 { return true }
      default:
        guard isWord else { break }
        digits = 0
        if !isInWord, SecretWords.begins(text[index...]) { return true }
      }
      isInWord = isWord
    }
    return false
  }
}

extension ArraySlice where Element == UInt8 {
  /// Whether it ends in the letters of an `@` written out: "(at)".
  fileprivate var endsInAt: Bool { suffix(2).elementsEqual("at".utf8) || suffix(2).elementsEqual("AT".utf8) }
}
