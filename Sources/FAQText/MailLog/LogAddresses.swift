import Basics

/// The e-mail addresses of a log, and what each is there for.
struct LogAddresses {
  enum Role {
    /// Whom the mail was for, by a sign of the log.
    case recipient
    /// The sender, a program, or the name of a message.
    case other
    /// Nothing tells.
    case unknown
  }

  struct Found {
    var range: Range<Int>
    var role: Role
  }

  private static let recipients = [
    "to=", "to:", "recipient:", "recipient=", "rfc822;", "->", "**", "==", "=>", " to", "kepada", " ke",
    "recipients:", "penerima", "penerima:",
  ].map { Array($0.utf8) }
  private static let others = [
    "from=", "from:", " from", "orig_to=", "f=", "sender=", "sender:", "return-path:", "reply-to:", "<=",
    " by", "-id:",
    "-id=", "ctladdr=", "dari",
  ].map { Array($0.utf8) }
  private static let otherLines = ["from:", "sender:", "return-path:", "reply-to:", "message-id:", "cc:"].map
  {
    Array($0.utf8)
  }
  private static let programs = ["mailer-daemon", "postmaster", "mail-daemon"].map { Array($0.utf8) }

  /// Small letters.
  let text: [UInt8]

  func all() -> [Found] {
    var found: [Found] = []
    var from = 0
    while let at = text[from...].firstIndex(of: UInt8(ascii: "@")) {
      from = at + 1
      guard let range = range(around: at) else { continue }
      found.append(Found(range: range, role: role(range, at)))
      from = range.upperBound
    }
    return found
  }

  private func range(around at: Int) -> Range<Int>? {
    var start = at
    while start > 0, isLocal(text[start - 1]) { start -= 1 }
    var end = at + 1
    while end < text.count, ASCII.isHostName(text[end]) { end += 1 }
    while end > at + 1, text[end - 1] == UInt8(ascii: ".") || text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    // Exim writes "F=<…>", mailing programs "rfc822;…": what stands before the name is no part of it.
    while start < at, text[start] == UInt8(ascii: ".") || text[start] == UInt8(ascii: "-") { start += 1 }
    guard start < at, text[at + 1..<end].contains(UInt8(ascii: ".")) else { return nil }
    return start..<end
  }

  private func isLocal(_ byte: UInt8) -> Bool {
    ASCII.isHostName(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "%")
  }

  private func role(_ range: Range<Int>, _ at: Int) -> Role {
    if LogAddresses.programs.contains(Array(text[range.lowerBound..<at])) { return .other }
    var before = range.lowerBound
    while before > 0, " <\"'(\t".utf8.contains(text[before - 1]) { before -= 1 }
    if ends(before, with: LogAddresses.others) { return .other }
    if ends(before, with: LogAddresses.recipients) { return .recipient }
    let line =
      text[..<range.lowerBound].suffix(200).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).last ?? []
    if LogAddresses.otherLines.contains(where: { line.starts(with: $0) }) { return .other }
    // Postfix begins its report with "<address>: host …".
    let behind = text[range.upperBound...].prefix(2)
    return behind.elementsEqual(">:".utf8) || behind.elementsEqual(": ".utf8) ? .recipient : .unknown
  }

  private func ends(_ end: Int, with words: [[UInt8]]) -> Bool {
    words.contains { word in
      guard end >= word.count, text[end - word.count..<end].elementsEqual(word) else { return false }
      // "to:" must not be the end of another word.
      let before = end - word.count
      return before == 0 || !ASCII.isLetter(word[0]) || !ASCII.isLetter(text[before - 1])
    }
  }
}
