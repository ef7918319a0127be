import Basics

/// Finds telephone numbers as Indonesians write them, tax and identity numbers, bank accounts and cards.
///
/// A number is known by the word before it, by its form, or by both; the numbers of packages, prices, dates and
/// letters stay.
struct NumberFinder {
  let text: FoldedText
  /// Fewer digits are no number of a person: the shortest telephone numbers, without their area, have six.
  private static let fewestDigits = 6

  /// Bytes looked at so far.
  private(set) var steps = 0

  init(_ text: FoldedText) { self.text = text }

  mutating func all() -> [Redactor.Finding] {
    var found: [Redactor.Finding] = []
    var index = 0
    while index < text.lower.count {
      guard ASCII.isDigit(text.lower[index]) else {
        index += 1
        continue
      }
      let group = DigitGroup(text.lower, at: index)
      steps += (group.parts.last?.upperBound ?? index) - index
      if let finding = finding(group) {
        found.append(finding)
        index = finding.range.upperBound
      } else {
        while index < text.lower.count, ASCII.isDigit(text.lower[index]) { index += 1 }
      }
    }
    steps += text.lower.count
    return found
  }

  private func finding(_ whole: DigitGroup) -> Redactor.Finding? {
    guard whole.parts.reduce(0, { $0 + $1.count }) >= NumberFinder.fewestDigits,
      let (group, label) = labelled(whole)
    else { return nil }
    let shape = NumberShape(text: text.lower, group: group, label: label)
    if let count = shape.phone { return .init(kind: .phone, range: group.range(count)) }
    if let (kind, count) = shape.number { return .init(kind: kind, range: group.range(count)) }
    return nil
  }

  /// The group without what is no number in it, and its label; nil when the digits belong to a longer word.
  private func labelled(_ whole: DigitGroup) -> (DigitGroup, NumberLabel?)? {
    var group = whole
    if let mobile = mobile(whole) { return mobile }
    if isWholeIdentity(group) {
      return (group, group.label.isEmpty ? NumberLabel.before(group.start, in: text.lower) : nil)
    }
    if !group.tail.isEmpty, !isTail(group), !isNamed(group) {
      group.parts.removeLast()
      group.signs = Array(group.signs.prefix(max(0, group.parts.count - 1)))
    }
    guard !group.parts.isEmpty else { return nil }
    if !group.label.isEmpty {
      guard let label = glued(group.label) else { return nil }
      return (group, label == .other ? NumberLabel.before(group.start, in: text.lower) : label)
    }
    if isInWord(group.start) { return nil }
    return (group, NumberLabel.before(group.start, in: text.lower))
  }

  /// "saya0812 3456 7890aktif": the number of a mobile telephone is one whatever is glued to it.
  private func mobile(_ group: DigitGroup) -> (DigitGroup, NumberLabel?)? {
    if group.label.elementsEqual("o".utf8), text.lower[group.parts[0]].first == UInt8(ascii: "8"),
      (9...12).contains(group.parts.reduce(0) { $0 + $1.count })
    {
      // "o812…": the letter for the digit.
      var number = group
      number.start -= 1
      return (number, .phone)
    }
    guard !group.label.isEmpty || !group.tail.isEmpty, group.label.count < DigitGroup.longestLabel else {
      return nil
    }
    let digits = group.parts.flatMap { text.lower[$0] }
    let isMobile =
      digits.starts(with: "08".utf8) && (10...13).contains(digits.count)
      || digits.starts(with: "628".utf8) && (11...14).contains(digits.count)
    return isMobile && group.parts.count <= 4 ? (group, .phone) : nil
  }

  /// "0812…wa": letters behind a number that name it, or are too few to be a word.
  private func isTail(_ group: DigitGroup) -> Bool {
    let digits = group.parts.last.map { text.lower[$0] } ?? []
    return digits.count >= 8
      && (NumberLabel.of(group.tail) == .phone || group.tail.elementsEqual("ya".utf8)
        || group.tail.elementsEqual("yg".utf8) || group.tail.elementsEqual("an".utf8))
  }

  /// "NPWP01.234…alamat": what the word before names is whole, whatever is glued to its end.
  private func isNamed(_ group: DigitGroup) -> Bool {
    switch group.label.isEmpty ? NumberLabel.before(group.start, in: text.lower) : NumberLabel.of(group.label)
    {
    case .identity, .tax: true
    case .phone, .account, .card, .other, nil: false
    }
  }

  /// "sy6471052308900006ga": sixteen digits in one piece, between words of a sentence.
  private func isWholeIdentity(_ group: DigitGroup) -> Bool {
    guard !group.label.isEmpty || !group.tail.isEmpty, group.parts[0].count == 16, group.parts.count == 1
    else { return false }
    return (group.label.isEmpty || text.words.links.contains(Array(group.label)))
      && (group.tail.isEmpty || group.tail.count <= 4)
  }

  /// The label in letters glued to a number: "hp0812…", "nomor0812…".
  private func glued(_ letters: ArraySlice<UInt8>) -> NumberLabel? {
    if ["no", "nomor", "nomer", "nmr", "saya", "ke", "di"].contains(String(decoding: letters, as: UTF8.self))
    {
      return .other
    }
    guard let label = NumberLabel.of(letters), label != .other else { return nil }
    return label
  }

  /// "INV-0812…", "file_0812…": part of a code, unless the word before the sign names the number.
  private func isInWord(_ place: Int) -> Bool {
    guard place > 1, "-_/#.".utf8.contains(text.lower[place - 1]) else { return false }
    guard ASCII.isWord(text.lower[place - 2]) else { return false }
    // "0812…/0813…": one number behind another.
    if text.lower[place - 1] == UInt8(ascii: "/"), ASCII.isDigit(text.lower[place - 2]),
      text.lower[place] == UInt8(ascii: "0")
    {
      return false
    }
    if text.lower[place - 1] == UInt8(ascii: ".") { return ASCII.isDigit(text.lower[place - 2]) }
    var start = place - 1
    while start > 0, start > place - 16, ASCII.isLetter(text.lower[start - 1]) { start -= 1 }
    let word = text.lower[start..<place - 1]
    if let label = NumberLabel.of(word) { return label == .other }
    return true
  }
}
