import Basics

/// Finds what a person should not have written, or what nobody else should read, and hides it: passwords, one-time codes,
/// tokens, tax and identity numbers, bank accounts, cards, telephone numbers and e-mail addresses.
///
/// The work is linear in the text, and ``Findings/steps`` counts it. Codes of packages, years, versions and the codes of
/// mail logs stay.
package struct Redactor: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case email, phone
    /// Tax number (NPWP): 15 digits, or 16 in its form since 2024.
    case taxNumber
    /// Number of an identity card (NIK), 16 digits, or of an official (NIP), 18.
    case identityNumber
    case bankAccount, card
    case oneTimeCode, password
    /// A link that lets its holder in, or the token of a program.
    case accessToken
  }

  /// Something to hide, and its place in bytes of the text as typed.
  package struct Finding: Sendable, Equatable {
    package var kind: Kind
    package var range: Range<Int>
  }

  /// Everything to hide, in the order of the text, without overlaps, and how many bytes were looked at to find it.
  package struct Findings: Sendable, Equatable {
    package var all: [Finding]
    package var steps: Int
  }

  package struct Redacted: Sendable, Equatable {
    package var text: String
    package var kinds: Set<Kind>
  }

  /// The placeholder of a thing that is hidden altogether.
  static let stars = Array("***".utf8)

  /// Public addresses and numbers, in the form that ``Redactor/plain(_:_:)`` gives.
  private var kept: Set<[UInt8]> = []
  private let words: RedactionWords

  /// - Parameters:
  ///   - words: the words around secrets.
  ///   - texts: hold addresses and numbers that are public, such as the contacts of a helpdesk. The default is none.
  package init(_ words: RedactionWords, keeping texts: [String] = []) {
    self.words = words
    for text in texts {
      let bytes = Array(text.utf8)
      for finding in find(bytes) { kept.insert(Redactor.plain(finding, bytes)) }
    }
  }

  /// - Returns: everything to hide, in the order of the text, without overlaps.
  package func find(_ text: [UInt8]) -> [Finding] { search(text).all }

  /// As ``find(_:)``, with the work that it took.
  package func search(_ text: [UInt8]) -> Findings {
    let look = QuickLook.at(text)
    guard !look.isEmpty else { return Findings(all: [], steps: text.count) }
    let folded = FoldedText(text, words: words)
    var (found, steps) = closer(folded, look)
    found.sort(by: Redactor.comesFirst)
    steps += text.count * 2
    var findings: [Finding] = []
    for var finding in found {
      finding.range = folded.typed(finding.range)
      guard !kept.contains(Redactor.plain(finding, text)) else { continue }
      if let last = findings.last, finding.range.lowerBound < last.range.upperBound {
        // A finding that begins within another and reaches beyond is hidden with it.
        findings[findings.count - 1].range =
          last.range.lowerBound..<max(last.range.upperBound, finding.range.upperBound)
        continue
      }
      findings.append(finding)
    }
    return Findings(all: findings, steps: steps)
  }

  /// The findings of each finder that is worth asking, in no order, and the number of bytes it looked at.
  private func closer(_ text: FoldedText, _ look: QuickLook) -> (found: [Finding], steps: Int) {
    var found: [Finding] = []
    var steps = 0
    if look.contains(.secrets) {
      var secrets = SecretFinder(text)
      var tables = TableFinder(text)
      found += secrets.all() + tables.all()
      steps += secrets.steps + tables.steps
    }
    if look.contains(.addresses) {
      var addresses = AddressFinder(text)
      found += addresses.all()
      steps += addresses.steps
    }
    if look.contains(.numbers) {
      var numbers = NumberFinder(text)
      found += numbers.all()
      steps += numbers.steps
    }
    if look.contains(.links) {
      var links = LinkFinder(text)
      found += links.all()
      steps += links.steps
    }
    if look.contains(.spelled) {
      var spelled = SpelledDigitFinder(text)
      found += spelled.all()
      steps += spelled.steps
    }
    return (found, steps)
  }

  /// - Returns: the text with everything found hidden; of an e-mail address the first letter and the domain stay.
  package func redact(_ text: String) -> Redacted {
    let bytes = Array(text.utf8)
    let findings = find(bytes)
    guard !findings.isEmpty else { return Redacted(text: text, kinds: []) }
    var redacted: [UInt8] = []
    var place = 0
    for finding in findings {
      redacted += bytes[place..<finding.range.lowerBound]
      redacted += finding.kind == .email ? RedactedAddress.bytes(bytes[finding.range]) : Redactor.stars
      place = finding.range.upperBound
    }
    redacted += bytes[place...]
    return Redacted(text: String(decoding: redacted, as: UTF8.self), kinds: Set(findings.map(\.kind)))
  }

  /// - Returns: the text with a star for every byte to hide, so that each other byte keeps its place.
  package func starred(_ text: [UInt8], _ findings: [Finding]) -> [UInt8] {
    var starred = text
    for finding in findings {
      for index in finding.range.clamped(to: text.indices) { starred[index] = UInt8(ascii: "*") }
    }
    return starred
  }

  /// A secret is hidden whole, even when part of it looks like something else.
  private static func comesFirst(_ a: Finding, _ b: Finding) -> Bool {
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    return a.range.count > b.range.count
  }

  /// Small letters of an address, digits of a number with a trunk 0 instead of a country code.
  private static func plain(_ finding: Finding, _ text: [UInt8]) -> [UInt8] {
    guard finding.kind != .email else { return ASCII.lowered(text[finding.range]) }
    guard finding.kind == .phone else { return Array(text[finding.range]) }
    let digits = text[finding.range].filter(ASCII.isDigit)
    return digits.starts(with: "62".utf8) ? [UInt8(ascii: "0")] + digits.dropFirst(2) : digits
  }
}
