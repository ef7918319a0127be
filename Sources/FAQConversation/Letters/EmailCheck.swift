import Basics

/// One e-mail address, as people write it: in brackets, behind "mailto:", within a sentence, with spaces around the @.
enum EmailCheck {
  static func check(_ text: String) throws(FieldError) -> String {
    let signs = text.count { $0 == "@" }
    guard signs > 0 else { throw .emailWithoutSign }
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.contains("@") }.map(bare)
    // Two addresses are refused, because the letter has room for one.
    guard signs == 1 else { throw .severalEmails }
    if let address = words.first, fault(address) == nil { return lowered(address) }
    let joined = joined(text)
    if let fault = fault(joined) { throw fault }
    return lowered(joined)
  }

  /// The word around the @ once spaces beside it are gone, and those beside dots behind it.
  private static func joined(_ text: String) -> String {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let name = halves.first?.split(whereSeparator: \.isWhitespace).last ?? ""
    let domain = (halves.last ?? "").split(separator: ".", omittingEmptySubsequences: false).map { part in
      String(part).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.joined(separator: ".")
    let first = domain.split(separator: " ", omittingEmptySubsequences: true).first ?? ""
    return bare("\(name)@\(first)"[...])
  }

  /// Without what stands around an address in running text.
  private static func bare(_ word: Substring) -> String {
    var word = word.lowercased().hasPrefix("mailto:") ? word.dropFirst(7) : word
    let around = "<>()[]\"',;:"
    while let first = word.first, around.contains(first) { word = word.dropFirst() }
    while let last = word.last, around.contains(last) || last == "." { word = word.dropLast() }
    return String(word)
  }

  /// Lengths and letters after RFC 5321 §4.5.3.1 and RFC 5322 §3.4.1, without its quoted names, which no provider
  /// gives.
  private static func fault(_ address: String) -> FieldError? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .emailWithoutSign }
    let name = parts[0].utf8
    let isName =
      (1...64).contains(name.count) && name.allSatisfy(isNameByte) && !parts[0].hasPrefix(".")
      && !parts[0].hasSuffix(".") && !parts[0].contains("..")
    guard isName else { return .emailName }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isDomain =
      labels.count >= 2 && parts[1].utf8.count <= 189 && labels.allSatisfy(isLabel)
      && (labels.last?.utf8.allSatisfy { $0 >= UInt8(ascii: "A") } ?? false)
      && (labels.last?.utf8.count ?? 0) >= 2
    return isDomain ? nil : .emailDomain(String(parts[1].prefix(40)))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isPlain(byte) || ".!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte)
  }

  /// Domains are the same in capitals (RFC 4343); names need not be.
  private static func lowered(_ address: String) -> String {
    let parts = address.split(separator: "@")
    return parts.count == 2 ? "\(parts[0])@\(parts[1].lowercased())" : address
  }
}
