import Basics

/// Finds the codes of a mail log: `550 5.1.1`, `550-5.7.1`, `said: 554`, `dsn=5.2.2`, `Status: 4.4.1`.
struct CodeScanner {
  /// A code, and how much its surroundings say that it is one.
  struct Found {
    var code: MailCode
    var range: Range<Int>
    var trust: Trust
  }

  enum Trust: Int, Comparable {
    /// A number that could be a code.
    case bare
    /// A number where logs have their codes.
    case placed
    /// A reply code and an enhanced one of the same kind side by side: nothing else looks like that.
    case paired
    static func < (a: Trust, b: Trust) -> Bool { a.rawValue < b.rawValue }
  }

  /// The replies of RFC 5321 §4.2.3 to a mail that was delivered, put off or refused.
  private static let replies: Set<Int> = [
    250, 251, 252, 421, 450, 451, 452, 455, 500, 501, 502, 503, 504, 550, 551, 552, 553, 554, 555,
  ]
  private static let introductions = [
    "said", "error", "code", "kode", "reply", "response", "reason", "status",
  ].map { Array($0.utf8) }

  /// Small letters.
  let text: [UInt8]

  /// All codes in the order of the text; one look at each byte.
  func all() -> [Found] {
    var found: [Found] = []
    var index = 0
    while index < text.count {
      guard ASCII.isDigit(text[index]) else {
        index += 1
        continue
      }
      if startsNumber(index), let code = code(at: index) {
        found.append(code)
        index = code.range.upperBound
      } else {
        while index < text.count, ASCII.isDigit(text[index]) || text[index] == UInt8(ascii: ".") {
          index += 1
        }
      }
    }
    return found
  }

  /// Whether there is a digit that a code could begin with: what hardly a question has.
  static func mayHaveCode(_ text: Span<UInt8>) -> Bool {
    for index in text.indices.dropLast(2) {
      let byte = text[index]
      if byte == UInt8(ascii: "4") || byte == UInt8(ascii: "5") || byte == UInt8(ascii: "2"),
        ASCII.isDigit(text[index + 2]),
        index == 0 || !ASCII.isWord(text[index - 1])
      {
        return true
      }
    }
    return false
  }

  private func startsNumber(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = text[index - 1]
    return !ASCII.isWord(before) && before != UInt8(ascii: ".") && before != UInt8(ascii: "-")
      && before != UInt8(ascii: "/") && before != UInt8(ascii: "@")
  }

  private func code(at start: Int) -> Found? {
    if let (enhanced, end) = enhanced(at: start) {
      let trust = isPlaced(start) ? Trust.placed : .bare
      return Found(code: MailCode(enhanced: enhanced), range: start..<end, trust: trust)
    }
    guard let reply = reply(at: start) else { return nil }
    let end = start + 3
    if let (enhanced, last) = paired(behind: end, kind: reply / 100) {
      return Found(
        code: MailCode(reply: reply, enhanced: enhanced), range: start..<last, trust: .paired)
    }
    guard CodeScanner.replies.contains(reply), !isPartOfNumber(start..<end) else { return nil }
    return Found(
      code: MailCode(reply: reply), range: start..<end, trust: isPlaced(start) ? .placed : .bare)
  }

  private func reply(at start: Int) -> Int? {
    guard start + 3 <= text.count, text[start..<start + 3].allSatisfy(ASCII.isDigit),
      text[start] == UInt8(ascii: "2") || text[start] == UInt8(ascii: "4") || text[start] == UInt8(ascii: "5")
    else { return nil }
    if start + 3 < text.count, ASCII.isWord(text[start + 3]) { return nil }
    return text[start..<start + 3].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// "554/2023", "55.4", "554:12", "550-1234", a process number "[554]", "size=554": not replies.
  private func isPartOfNumber(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : UInt8(ascii: " ")
    let after = range.upperBound < text.count ? text[range.upperBound] : UInt8(ascii: " ")
    let beyond = range.upperBound + 1 < text.count ? text[range.upperBound + 1] : UInt8(ascii: " ")
    if before == UInt8(ascii: "[") || before == UInt8(ascii: "=") { return true }
    return
      (after == UInt8(ascii: ".") || after == UInt8(ascii: ":") || after == UInt8(ascii: "-")
      || after == UInt8(ascii: ",")) && ASCII.isDigit(beyond)
      || after == UInt8(ascii: "/")
  }

  /// An enhanced code behind a reply: "550 5.1.1", "550-5.7.1", "550 #5.1.0".
  private func paired(behind end: Int, kind: Int) -> (MailCode.Enhanced, Int)? {
    var index = end
    while index < text.count, index < end + 2, " -#:\n".utf8.contains(text[index]) { index += 1 }
    guard index > end, let found = enhanced(at: index), found.0.kind == kind else { return nil }
    return found
  }

  /// `d.d.d`, the last two of up to three digits.
  private func enhanced(at start: Int) -> (MailCode.Enhanced, end: Int)? {
    var parts: [Int] = []
    var index = start
    while index < text.count, ASCII.isDigit(text[index]) {
      let first = index
      var value = 0
      while index < text.count, ASCII.isDigit(text[index]), index - first < 4 {
        value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
        index += 1
      }
      guard index - first <= (parts.isEmpty ? 1 : 3) else { return nil }
      parts.append(value)
      guard parts.count < 3, index < text.count, text[index] == UInt8(ascii: ".") else { break }
      index += 1
    }
    guard parts.count == 3, parts[0] == 2 || parts[0] == 4 || parts[0] == 5 else { return nil }
    if index < text.count, ASCII.isWord(text[index]) { return nil }
    // Four parts are the address of a machine.
    if index + 1 < text.count, text[index] == UInt8(ascii: "."), ASCII.isDigit(text[index + 1]) {
      return nil
    }
    return (MailCode.Enhanced(kind: parts[0], subject: parts[1], detail: parts[2]), index)
  }

  /// Behind a sign or a word that logs put before a code, or at the beginning of a line.
  private func isPlaced(_ start: Int) -> Bool {
    var index = start
    while index > 0, text[index - 1] == UInt8(ascii: " ") { index -= 1 }
    guard index > 0 else { return true }
    if "\n:;('\"#>=".utf8.contains(text[index - 1]) { return true }
    return CodeScanner.introductions.contains { text[..<index].suffix($0.count).elementsEqual($0) }
  }
}
