// E-mail addresses, URLs and host names.

import Basics

extension TokenizerRun {
  /// Whether the first sign behind the letters here is one that an address could go on with.
  func mayBeAddress() -> Bool {
    var stop = index
    while stop < end, ASCII.isLetter(text[stop]) {
      stop += 1
    }
    guard stop < end else { return false }
    let byte = text[stop]
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || ASCII.isDigit(byte)
  }

  /// The end of an e-mail address, URL or host name that begins here, or nil.
  mutating func addressEnd() -> Int? {
    if index < noAddressUntil { return nil }
    var stop = index
    var dots = 0
    var at = false
    var slashes = false
    while stop < end {
      let byte = text[stop]
      if byte == UInt8(ascii: ".") { dots += 1 }
      if byte == UInt8(ascii: "@") { at = true }
      if byte == UInt8(ascii: ":"), stop + 2 < end, text[stop + 1] == UInt8(ascii: "/"),
        text[stop + 2] == UInt8(ascii: "/")
      {
        slashes = true
      }
      guard
        isAddressByte(byte) || byte == UInt8(ascii: "@")
          || (slashes
            && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")))
      else { break }
      stop += 1
    }
    noAddressUntil = stop
    while stop > index, text[stop - 1] == UInt8(ascii: ".") { stop -= 1 }
    guard dots > 0 || at || slashes else { return nil }
    if slashes { return stop }
    if at { return text[index..<stop].contains(UInt8(ascii: ".")) ? stop : nil }
    return endsInTopLevelDomain(index..<stop) ? stop : nil
  }

  private func isAddressByte(_ byte: UInt8) -> Bool {
    ASCII.isHostName(byte) || byte == UInt8(ascii: "_")
  }

  private func endsInTopLevelDomain(_ range: Range<Int>) -> Bool {
    guard let dot = text[range].lastIndex(of: UInt8(ascii: ".")) else { return false }
    return TokenizerRun.topLevel.contains(ASCII.lowered(text[dot + 1..<range.upperBound]))
  }

  /// Top-level (and second-level) domains that people type without a scheme.
  private static let topLevel: Set<[UInt8]> = Set(
    ["com", "id", "net", "org", "php", "html"].map { Array($0.utf8) })
  private static let silent: Set<[UInt8]> = Set(
    ["com", "id", "net", "org", "go", "co", "www", "http", "https", "php", "html"].map { Array($0.utf8) })

  /// Adds the labels of the host, without those that say nothing.
  mutating func addAddress(until end: Int, _ out: inout TokenizedText) {
    let whole = index..<end
    var host = whole
    var kind = Token.Kind.url
    if let at = text[whole].lastIndex(of: UInt8(ascii: "@")) {
      host = at + 1..<end
      kind = .email
    }
    var start = host.lowerBound
    var position = start
    while position <= host.upperBound {
      let byte = position < host.upperBound ? text[position] : UInt8(ascii: ".")
      if !ASCII.isLetter(byte) {
        addLabel(start..<position, kind, into: &out)
        start = position + 1
      }
      position += 1
    }
    index = end
  }

  private mutating func addLabel(_ range: Range<Int>, _ kind: Token.Kind, into out: inout TokenizedText) {
    let letters = ASCII.lowered(text[range])
    guard letters.count > 1, !TokenizerRun.silent.contains(letters) else { return }
    let first = out.folded.count
    out.folded.append(contentsOf: letters)
    let back = index
    index = range.upperBound
    add(
      &out, range.lowerBound, folded: first..<out.folded.count, kind: kind, changes: [],
      startsWithCapital: false)
    index = back
  }
}
