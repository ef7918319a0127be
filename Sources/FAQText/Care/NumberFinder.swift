/// Finds telephone numbers as Indonesians write them, tax numbers and identity numbers.
struct NumberFinder {
  /// Words before a number that say what it is.
  private static let phoneWords: Set<[UInt8]> = words(
    "hp wa telp telepon tlp telpon whatsapp hape nohp nowa phone handphone ponsel call kontak")
  private static let numberWords: Set<[UInt8]> = words("npwp nik ktp nip")
  /// How far back such a word is looked for, in bytes.
  private static let reach = 24
  /// Most parts that are looked at together; no number that is looked for has more.
  private static let mostParts = 8
  /// Lengths of the parts that tax and identity numbers are written in with spaces.
  private static let spaced = [
    [4, 4, 4, 4], [6, 6, 4], [2, 3, 3, 1, 3, 3], [3, 3, 3, 1, 3, 3], [2, 3, 3, 4, 3],
  ]

  private static func words(_ list: String) -> Set<[UInt8]> {
    Set(list.split(separator: " ").map { Array($0.utf8) })
  }

  let text: [UInt8]

  /// Digits side by side with other digits, a sign or two between them.
  private struct Group {
    var parts: [Range<Int>] = []
    var hasPlus = false
    var start: Int

    /// The place of the first `count` parts.
    func range(_ count: Int) -> Range<Int> { start..<parts[count - 1].upperBound }
  }

  func all() -> [Masker.Finding] {
    var found: [Masker.Finding] = []
    var index = 0
    while index < text.count {
      guard LogBytes.isDigit(text[index]) else {
        index += 1
        continue
      }
      let isInWord = index > 0 && LogBytes.isWord(text[index - 1])
      let group = group(at: index)
      if !isInWord, !group.parts.isEmpty, let finding = phone(group) ?? number(group) {
        found.append(finding)
        index = finding.range.upperBound
      } else {
        while index < text.count, LogBytes.isDigit(text[index]) { index += 1 }
      }
    }
    return found
  }

  private func group(at first: Int) -> Group {
    var start = first
    if start > 0, text[start - 1] == 0x28 { start -= 1 }
    if start > 0, text[start - 1] == 0x2B { start -= 1 }
    var group = Group(hasPlus: text[start] == 0x2B, start: start)
    var index = first
    while index < text.count, group.parts.count < NumberFinder.mostParts {
      let from = index
      while index < text.count, LogBytes.isDigit(text[index]) { index += 1 }
      // "12345abc" is no number.
      if index < text.count, LogBytes.isLetter(text[index]) || text[index] == 0x5F { break }
      group.parts.append(from..<index)
      var next = index
      while next < text.count, next < index + 3, " -.()/".utf8.contains(text[next]) { next += 1 }
      guard next > index, next < text.count, LogBytes.isDigit(text[next]) else { break }
      index = next
    }
    return group
  }

  // MARK: Telephone

  /// The longest run of parts that makes a number; nil when there is none.
  private func phone(_ group: Group) -> Masker.Finding? {
    var digits: [UInt8] = []
    var best: Int?
    for (number, part) in group.parts.enumerated() {
      // A single digit behind a number counts something else.
      if number > 0, part.count < 2 { break }
      digits += text[part]
      if digits.count > 16 { break }
      if isPhone(digits, group, isWhole: number == 0) { best = number + 1 }
    }
    return best.map { Masker.Finding(kind: .phone, range: group.range($0)) }
  }

  private func isPhone(_ digits: [UInt8], _ group: Group, isWhole: Bool) -> Bool {
    let first = group.parts[0]
    if digits.starts(with: "62".utf8) {
      let national = digits.dropFirst(2)
      let isMobile = national.first == 0x38 && (9...13).contains(national.count)
      return isMobile || (group.hasPlus && (8...12).contains(national.count))
    }
    if digits.starts(with: "08".utf8) { return (10...13).contains(digits.count) }
    if digits.first == 0x30, digits.count > 1, digits[1] > 0x31 {
      let hasArea = (3...4).contains(first.count)
      return (isWhole ? 10...12 : 9...12).contains(digits.count) && (isWhole || hasArea)
    }
    return isWhole && digits.first == 0x38 && (9...12).contains(digits.count)
      && isBehind(NumberFinder.phoneWords, group.start)
  }

  // MARK: Tax and identity

  private func number(_ group: Group) -> Masker.Finding? {
    let first = group.parts[0]
    if first.count >= 15 || (first.count >= 9 && isBehind(NumberFinder.numberWords, group.start)) {
      return finding(group, 1, digits: first.count)
    }
    for lengths in NumberFinder.spaced where group.parts.count >= lengths.count {
      if zip(group.parts, lengths).allSatisfy({ $0.count == $1 }) {
        return finding(group, lengths.count, digits: lengths.reduce(0, +))
      }
    }
    // Joined by dots and hyphens alone, in whatever parts.
    guard !text[group.range(group.parts.count)].contains(0x20) else { return nil }
    let digits = group.parts.reduce(0) { $0 + $1.count }
    return digits == 15 || digits == 16 ? finding(group, group.parts.count, digits: digits) : nil
  }

  private func finding(_ group: Group, _ count: Int, digits: Int) -> Masker.Finding {
    let isDotted = count > 1 && text[group.range(count)].contains(0x2E)
    let kind: Masker.Kind = digits == 15 || isDotted ? .taxNumber : .identityNumber
    return Masker.Finding(kind: kind, range: group.range(count))
  }

  private func isBehind(_ words: Set<[UInt8]>, _ place: Int) -> Bool {
    let before = LogBytes.lowered(text[max(0, place - NumberFinder.reach)..<place])
    return before.split(whereSeparator: { !LogBytes.isLetter($0) }).contains { words.contains(Array($0)) }
  }
}
