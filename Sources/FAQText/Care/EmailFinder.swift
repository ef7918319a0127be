/// Finds e-mail addresses, also with a space beside the `@`, and with "(at)" for it.
struct EmailFinder {
  /// Domains that people leave the ending of: "budi@gmail".
  private static let bare = ["gmail", "yahoo", "ymail", "hotmail", "outlook", "rocketmail", "live", "icloud"]
    .map { Array($0.utf8) }

  let text: [UInt8]

  func all() -> [Masker.Finding] {
    var found: [Masker.Finding] = []
    var least = 0
    var index = 0
    while index < text.count {
      let width = sign(at: index)
      guard width > 0 else {
        index += 1
        continue
      }
      if let range = address(index..<index + width, from: least) {
        found.append(.init(kind: .email, range: range))
        least = range.upperBound
      }
      index += width
    }
    return found
  }

  /// How many bytes `@`, "(at)" or "[at]" take here; 0 for anything else.
  private func sign(at index: Int) -> Int {
    if text[index] == 0x40 { return 1 }
    guard text[index] == 0x28 || text[index] == 0x5B, index + 3 < text.count else { return 0 }
    return LogBytes.lowered(text[index + 1..<index + 3]).elementsEqual("at".utf8)
      && (text[index + 3] == 0x29 || text[index + 3] == 0x5D) ? 4 : 0
  }

  private func address(_ sign: Range<Int>, from least: Int) -> Range<Int>? {
    var start = sign.lowerBound
    if start > least, text[start - 1] == 0x20 { start -= 1 }
    let local = start
    while start > least, isLocal(text[start - 1]) { start -= 1 }
    guard start < local else { return nil }
    var first = sign.upperBound
    if first < text.count, text[first] == 0x20 { first += 1 }
    var end = first
    while end < text.count, LogBytes.isHost(text[end]) { end += 1 }
    while end > first, text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
    let isLoose = local < sign.lowerBound || first > sign.upperBound
    return isDomain(first..<end, isLoose: isLoose) ? start..<end : nil
  }

  private func isLocal(_ byte: UInt8) -> Bool {
    LogBytes.isHost(byte) || byte == 0x5F || byte == 0x2B || byte == 0x25
  }

  /// Ends in letters behind a dot. With a space in between only the well-known providers are believed.
  private func isDomain(_ range: Range<Int>, isLoose: Bool) -> Bool {
    let domain = LogBytes.lowered(text[range])
    let name = domain.prefix { $0 != 0x2E }
    if EmailFinder.bare.contains(where: { name.elementsEqual($0) }) { return true }
    guard let dot = domain.lastIndex(of: 0x2E), dot > 0, !isLoose else { return false }
    let ending = domain[(dot + 1)...]
    return ending.count >= 2 && ending.allSatisfy(LogBytes.isLetter)
  }
}
