import Basics

extension SecretSearch {
  /// "tender88 itu password saya", "482910 adalah kode verifikasi": within six words before the announcement.
  mutating func before() -> [Redactor.Finding] {
    var end = announcement.lowerBound
    var isLinked = false
    for _ in 0..<6 {
      guard let range = wordBefore(end) else { return [] }
      steps += end - range.lowerBound
      guard !startsLine(range, announcement.lowerBound) else { return [] }
      let plain = Array(text.lower[range])
      if SecretWords.backLinks.contains(plain) {
        isLinked = true
      } else if !SecretWords.backFillers.contains(plain) {
        return isSecretBefore(range, isLinked: isLinked) ? [finding(range)] : []
      }
      end = range.lowerBound
    }
    return []
  }

  func isSecretBefore(_ range: Range<Int>, isLinked: Bool) -> Bool {
    let plain = text.lower[range]
    let shape = SecretShape(range, of: text)
    switch kind {
    case .loosePassword: return false
    case .password, .looseCode: return shape == .mixed && isLinked && !isForeignBefore(range.lowerBound)
    case .oneTimeCode:
      let count = plain.count(where: ASCII.isDigit)
      guard digitCount(range) == count || plain.starts(with: "g-".utf8) else { return false }
      return isLinked && (4...8).contains(count) && !isYear(plain) && !isForeignBefore(range.lowerBound)
    case .token: return false
    }
  }

  /// Whether the word before a place names another thing: "user id cvmaju99 dan password".
  func isForeignBefore(_ place: Int) -> Bool {
    guard let range = wordBefore(place) else { return false }
    return text.words.foreign.contains(Array(text.lower[range]))
  }

  /// The word before a place, without signs at its ends; nil when there is none within ``ClauseReader/longestWord`` bytes.
  func wordBefore(_ place: Int) -> Range<Int>? {
    let least = max(0, place - ClauseReader.longestWord)
    var end = place
    while end > least, ASCII.isSpace(text.lower[end - 1]) || ",;:\"'`()".utf8.contains(text.lower[end - 1]) {
      end -= 1
    }
    var start = end
    while start > least, !ASCII.isSpace(text.lower[start - 1]) { start -= 1 }
    guard start < end, start > least || start == 0 else { return nil }
    while start < end, "\"'`(".utf8.contains(text.lower[start]) { start += 1 }
    return start < end ? start..<end : nil
  }

  func startsLine(_ range: Range<Int>, _ end: Int) -> Bool {
    text.lower[range.upperBound..<end].contains(UInt8(ascii: "\n"))
      || text.lower[range.upperBound..<end].contains(UInt8(ascii: "."))
  }
}
