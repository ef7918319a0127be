/// The kind of a group of digits by its form, and by the word before it.
struct NumberShape {
  let text: [UInt8]
  let group: DigitGroup
  let label: NumberLabel?
  /// The number of digits of each part.
  private let lengths: [Int]

  init(text: [UInt8], group: DigitGroup, label: NumberLabel?) {
    self.text = text
    self.group = group
    self.label = label
    lengths = group.parts.map { $0.count }
  }

  /// Digits of the first `count` parts.
  private func digits(_ count: Int) -> [UInt8] { group.parts.prefix(count).flatMap { text[$0] } }

  // MARK: Telephone

  /// The number of parts that make a telephone number, the most that do; nil when none.
  var phone: Int? {
    guard label == nil || label == .phone || label == .account || label == .other, !isDate, !isPrice else {
      return nil
    }
    if isSpelled { return group.parts.count }
    var digits: [UInt8] = []
    var best: Int?
    for (number, part) in group.parts.enumerated() {
      // "+62-(0)812": the trunk digit that is left out behind a country code.
      if number == 1, group.hasPlus, part.count == 1, text[part.lowerBound] == UInt8(ascii: "0") { continue }
      // A single digit behind a number counts something else, unless the number lacks digits.
      if number > 0, part.count < 2, digits.count >= 10 || !digits.starts(with: "08".utf8) { break }
      if number > 0, !isPhoneSign(number) { break }
      digits += text[part]
      if digits.count > 17 { break }
      if isPhone(digits, parts: number + 1) { best = number + 1 }
    }
    return best
  }

  /// "0 8 1 2 3 4 5 6 7 8 9 0".
  private var isSpelled: Bool {
    (10...13).contains(lengths.count) && lengths.allSatisfy { $0 == 1 } && digits(2) == Array("08".utf8)
  }

  /// Slashes stand in a telephone number only between area and number: "021/2993557".
  private func isPhoneSign(_ number: Int) -> Bool {
    let sign = group.signs[number - 1]
    if sign.contains(UInt8(ascii: "/")) {
      return number == 1 && (3...4).contains(group.parts[0].count) && group.parts[1].count >= 5
    }
    if sign.contains(UInt8(ascii: ",")) { return false }
    return !sign.contains(UInt8(ascii: "_")) || label == .phone
  }

  private func isPhone(_ digits: [UInt8], parts: Int) -> Bool {
    let isStrict = label == .other || label == .account
    if digits.starts(with: "0062".utf8) { return isNational(digits.dropFirst(4), hasPlus: true) }
    if digits.starts(with: "62".utf8), isNational(digits.dropFirst(2), hasPlus: group.hasPlus) {
      return !isStrict || group.hasPlus
    }
    // Without its trunk 0.
    if label == nil, parts == 1, (10...12).contains(digits.count), digits[0] == UInt8(ascii: "8"),
      digits[1] != UInt8(ascii: "0")
    {
      return true
    }
    if digits.starts(with: "08".utf8) { return (10...14).contains(digits.count) && group.parts[0].count >= 2 }
    if label == .phone, parts == group.parts.count || group.parts[parts].count != 3 {
      if (6...13).contains(digits.count), digits.first != UInt8(ascii: "1") || digits.count < 8 {
        return true
      }
    }
    guard !isStrict, digits.count > 1, digits[0] == UInt8(ascii: "0"), digits[1] > UInt8(ascii: "1") else {
      return false
    }
    let hasArea = (3...4).contains(group.parts[0].count)
    return parts == 1 ? (10...12).contains(digits.count) : (9...12).contains(digits.count) && hasArea
  }

  private func isNational(_ digits: ArraySlice<UInt8>, hasPlus: Bool) -> Bool {
    let isMobile = digits.first == UInt8(ascii: "8") && (9...13).contains(digits.count)
    return isMobile || hasPlus && (8...12).contains(digits.count)
  }

  /// "08-12-2023", "08.12.23 10.30".
  private var isDate: Bool {
    guard group.parts.count >= 3, lengths[1] <= 2 else { return false }
    if lengths[0] == 4, lengths[2] <= 2, text[group.parts[0]].starts(with: "20".utf8) { return true }
    guard lengths[0] <= 2 else { return false }
    let year = text[group.parts[2]]
    return year.count == 2 && lengths.count <= 5 && lengths.allSatisfy { $0 <= 2 }
      || year.count == 4 && (year.starts(with: "19".utf8) || year.starts(with: "20".utf8))
  }

  /// "1.250.000.000".
  private var isPrice: Bool {
    guard group.parts.count >= 2, (1...3).contains(lengths[0]),
      text[group.parts[0].lowerBound] != UInt8(ascii: "0")
    else { return false }
    return lengths.dropFirst().allSatisfy { $0 == 3 }
      && group.signs.allSatisfy { ".,".utf8.contains($0.first ?? 0) }
  }

  /// "5.1.02.01.01.0024": an account of a budget.
  private var isBudgetLine: Bool {
    group.signs.contains { $0.elementsEqual(".".utf8) } && group.parts.count >= 3 && lengths[0] < 3
  }

  // MARK: Others

  /// The kind of the number and how many parts make it; nil when it is nothing personal.
  var number: (kind: Redactor.Kind, parts: Int)? {
    switch label {
    case .identity: parts(within: 12...18, best: [16, 18]).map { (.identityNumber, $0) } ?? form
    case .tax: parts(within: 9...17, best: [15, 16]).map { (.taxNumber, $0) } ?? form
    case .account: isPrice || isBudgetLine ? nil : parts(within: 7...20, best: []).map { (.bankAccount, $0) }
    case .card: parts(within: 12...19, best: [16]).map { (.card, $0) }
    case .phone, nil: form
    case .other: cardForm
    }
  }

  /// The number of parts that have a number of digits within `range`: one of the `best`, or else the most.
  private func parts(within range: ClosedRange<Int>, best: [Int]) -> Int? {
    var most: Int?
    var total = 0
    for (index, length) in lengths.enumerated() {
      total += length
      if total > range.upperBound { break }
      if best.contains(total), index + 1 == lengths.count || lengths[index + 1] != 3 || total == 16 {
        return index + 1
      }
      if range.contains(total) { most = index + 1 }
    }
    return most
  }

  /// Parts that tax and identity numbers and cards are written in.
  private static let forms: [(lengths: [Int], kind: Redactor.Kind)] = [
    ([4, 4, 4, 4], .identityNumber), ([6, 6, 4], .identityNumber), ([2, 3, 3, 1, 3, 3], .taxNumber),
    ([3, 3, 3, 1, 3, 3], .taxNumber), ([2, 3, 3, 4, 3], .taxNumber), ([2, 3, 3, 1, 3], .taxNumber),
    ([2, 2, 2, 6, 4], .identityNumber), ([6, 4, 6], .identityNumber), ([4, 6, 5], .card),
    ([2, 2, 2, 2, 2, 2, 4], .identityNumber), ([2, 2, 2, 6, 2, 2], .identityNumber),
  ]

  private var form: (kind: Redactor.Kind, parts: Int)? {
    let first = text[group.parts[0]]
    if first.count >= 15 {
      if first.count > 20 || isTimestamp(first) { return nil }
      if first.count == 16, isCard(first) { return (.card, 1) }
      return (first.count == 15 ? .taxNumber : .identityNumber, 1)
    }
    for form in NumberShape.forms where lengths.starts(with: form.lengths) {
      // More parts of the same kind are the number of an account in a budget.
      if lengths.count > form.lengths.count + 1 { continue }
      let all = digits(form.lengths.count)
      return (all.count == 16 && isCard(all[...]) ? .card : form.kind, form.lengths.count)
    }
    return identityForm
  }

  /// Sixteen digits in any three parts or more, with a birthday where identity numbers have it.
  private var identityForm: (kind: Redactor.Kind, parts: Int)? {
    guard let parts = parts(within: 16...16, best: [16]), parts >= 2, group.parts.count <= parts + 1 else {
      return nil
    }
    let number = digits(parts)
    guard lengths.prefix(parts).contains(where: { $0 >= 4 }), !isPrice else { return nil }
    let day = value(number[6..<8])
    let month = value(number[8..<10])
    let province = value(number[0..<2])
    guard (11...97).contains(province), (1...31).contains(day) || (41...71).contains(day),
      (1...12).contains(month)
    else {
      return isCard(number[...]) && parts >= 3 ? (.card, parts) : nil
    }
    return parts >= 3 || lengths[0] == 6 ? (.identityNumber, parts) : nil
  }

  /// Cards are told by their check digit even where the word before them speaks of something else.
  private var cardForm: (kind: Redactor.Kind, parts: Int)? {
    guard lengths.starts(with: [4, 4, 4, 4]), lengths.count == 4, isCard(digits(4)[...]) else { return nil }
    return (.card, 4)
  }

  private func value(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// A year, month and day, and then a time or a count: "20230512103045123".
  private func isTimestamp(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.starts(with: "20".utf8), digits.count >= 14 else { return false }
    let start = digits.startIndex
    return (1...12).contains(value(digits[start + 4..<start + 6]))
      && (1...31).contains(value(digits[start + 6..<start + 8]))
  }

  /// The check digit of ISO/IEC 7812 (Luhn), on a number that begins as cards do.
  private func isCard(_ digits: ArraySlice<UInt8>) -> Bool {
    guard let first = digits.first, (UInt8(ascii: "3")...UInt8(ascii: "6")).contains(first) else {
      return false
    }
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let doubled = Int(digit - UInt8(ascii: "0")) * (place % 2 == 1 ? 2 : 1)
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 == 0
  }
}
