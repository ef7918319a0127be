import Basics
import FAQKnowledge

/// Finds telephone numbers, mail addresses and web addresses within a text, so that a page can make them links.
///
/// Each byte belongs to at most one word, and a number is at most ``longestNumber`` bytes long, so that the work is
/// linear in the text.
package enum TextLinks {
  /// A part of a text with the link that reaches it.
  package struct Link: Sendable, Equatable {
    /// Bytes of the text.
    package var range: Range<Int>
    /// The link: `tel:`, `mailto:`, `http:` or `https:`, and no other.
    package var uri: String
  }

  /// Digits that a telephone number may have, with its area code.
  private static let digits = 8...15
  /// Fewest digits in front of the first separator; dates and tax numbers begin with two.
  private static let areaCode = 3
  /// Longest number, in bytes.
  private static let longestNumber = 32
  /// Ends of hosts that are addresses without a scheme.
  private static let endings = ["id", "com", "org", "net"]

  /// - Returns: the links in the order of the text, without overlaps.
  package static func find(_ text: String) -> [Link] {
    let bytes = Array(text.utf8)
    var links: [Link] = []
    var index = 0
    while index < bytes.count {
      guard mayBegin(bytes[index]) else {
        index += 1
        continue
      }
      if let number = phone(bytes, at: index) {
        links.append(number)
        index = number.range.upperBound
        continue
      }
      let (end, mayBeAddress) = endOfWord(bytes, at: index)
      if mayBeAddress, let link = address(bytes, index..<end) { links.append(link) }
      index = max(end, index + 1)
    }
    return links
  }

  /// Whether a number or an address may begin with this byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "|"):
      false
    default: !ASCII.isSpace(byte) && !ASCII.isControl(byte)
    }
  }

  /// A word ends at a colon, too, unless that belongs to a scheme or a port: "Telp:021 …".
  ///
  /// - Returns: the end, and whether the word has a sign that every address has; most words have none.
  private static func endOfWord(_ bytes: [UInt8], at start: Int) -> (end: Int, mayBeAddress: Bool) {
    var (isPlain, hasSign) = (true, false)
    for index in start..<bytes.count {
      guard isInWord(bytes[index]) else { return (index, hasSign) }
      if bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "@")
        || bytes[index] == UInt8(ascii: "/")
      {
        hasSign = true
      }
      if bytes[index] == UInt8(ascii: ":"), isPlain, index + 1 < bytes.count, ASCII.isDigit(bytes[index + 1])
      {
        return (index, hasSign)
      }
      isPlain = isPlain && ASCII.isLetter(bytes[index])
    }
    return (bytes.count, hasSign)
  }

  // MARK: Telephone numbers

  /// The number that begins here: with `+`, or with 0 and an area code, perhaps in brackets.
  private static func phone(_ bytes: [UInt8], at start: Int) -> Link? {
    guard let first = bytes[start...].prefix(2).firstIndex(where: { $0 != UInt8(ascii: "(") }) else {
      return nil
    }
    let isAbroad = bytes[first] == UInt8(ascii: "+")
    guard isAbroad || bytes[first] == UInt8(ascii: "0"), first + 1 < bytes.count,
      ASCII.isDigit(bytes[first + 1]), isAbroad || bytes[first + 1] != UInt8(ascii: "0")
    else { return nil }
    var (count, area, end, isInArea) = (0, 0, first, true)
    for index in (isAbroad ? first + 1 : first)..<min(bytes.count, start + longestNumber) {
      if ASCII.isDigit(bytes[index]) {
        count += 1
        end = index + 1
        if isInArea { area = count }
      } else if !" -.)".utf8.contains(bytes[index]) || isDoubled(bytes, index) {
        break
      } else {
        isInArea = false
      }
    }
    guard digits.contains(count), isAbroad || area >= areaCode, isFree(bytes, start..<end),
      let uri = ContactValue.phone(String(decoding: bytes[first..<end], as: UTF8.self))
    else { return nil }
    return Link(range: start..<end, uri: uri)
  }

  /// Whether two hyphens, dots or brackets follow each other, which no number has; blanks around a hyphen are common.
  private static func isDoubled(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] != UInt8(ascii: " ") && bytes[index] == bytes[index + 1]
  }

  /// Whether no word goes on beside a number.
  private static func isFree(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let isPart: (UInt8) -> Bool = {
      ASCII.isLetterOrDigit($0) || "/=_@".utf8.contains($0) || ASCII.isOutside($0)
    }
    if range.lowerBound > 0,
      isPart(bytes[range.lowerBound - 1]) || bytes[range.lowerBound - 1] == UInt8(ascii: "-")
    {
      return false
    }
    guard range.upperBound < bytes.count else { return true }
    let next = bytes[range.upperBound]
    // "021-29935577/147" is a number and a short one.
    return next == UInt8(ascii: "/") || !isPart(next)
  }

  // MARK: Addresses

  /// The address that a word without white space is, without the punctuation at its end.
  private static func address(_ bytes: [UInt8], _ word: Range<Int>) -> Link? {
    var start = word.lowerBound
    while start < word.upperBound, !ASCII.isLetterOrDigit(bytes[start]) { start += 1 }
    var end = word.upperBound
    let hasBracket = bytes[start..<end].contains(UInt8(ascii: "("))
    while end > start,
      ".:!?'*]}".utf8.contains(bytes[end - 1]) || (bytes[end - 1] == UInt8(ascii: ")") && !hasBracket)
    {
      end -= 1
    }
    guard end > start else { return nil }
    let value = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let uri = uri(value) else { return nil }
    return Link(range: start..<end, uri: uri)
  }

  private static func uri(_ value: String) -> String? {
    let lowered = ASCII.lowered(value.utf8.prefix(8))
    if lowered.starts(with: "http://".utf8) || lowered.starts(with: "https://".utf8) {
      return ContactValue.web(value)
    }
    if value.utf8.contains(UInt8(ascii: "@")) { return ContactValue.email(value) }
    return hasKnownEnding(value) ? ContactValue.web(value) : nil
  }

  /// Whether the host of an address without a scheme ends as one of a network does.
  private static func hasKnownEnding(_ value: String) -> Bool {
    let host = value.utf8.prefix { !"/?#:".utf8.contains($0) }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, labels.allSatisfy({ !$0.isEmpty }),
      host.allSatisfy({ ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") })
    else { return false }
    return endings.contains { last.elementsEqual($0.utf8) }
  }
}
