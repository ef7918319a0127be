import Basics

/// Finds e-mail addresses, also with a space beside the `@`, and with "(at)", "[at]", "(a)" or " at … dot com" for it.
struct AddressFinder {
  /// Providers whose name is enough of a domain: "budi@gmail", "budi at yahoo".
  private static let providers = [
    "gmail", "yahoo", "ymail", "hotmail", "outlook", "rocketmail", "live", "icloud", "proton",
  ].map { Array($0.utf8) }
  /// Longest part of an address before and behind the sign, in bytes (RFC 5321 §4.5.3.1 has 64 and 255).
  private static let longest = 128

  let text: FoldedText
  private(set) var steps = 0

  init(_ text: FoldedText) { self.text = text }

  mutating func all() -> [Redactor.Finding] {
    var found: [Redactor.Finding] = []
    var least = 0
    var index = 0
    while index < text.lower.count {
      guard let sign = sign(at: index) else {
        index += 1
        continue
      }
      if let range = address(sign, from: least) {
        found.append(.init(kind: .email, range: range))
        least = range.upperBound
        index = max(sign.range.upperBound, range.upperBound)
      } else {
        index = sign.range.upperBound
      }
    }
    steps += text.lower.count
    return found
  }

  private struct Sign {
    var range: Range<Int>
    /// Whether it is a word of its own, " at " or " et ", and needs more around it to be believed.
    var isWord: Bool
  }

  /// `@`, "(at)", "[at]", "{at}", "(a)", "<at>", or the word "at", "et" or "add".
  private func sign(at index: Int) -> Sign? {
    switch text.lower[index] {
    case UInt8(ascii: "@"): return Sign(range: index..<index + 1, isWord: false)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
      for name in AddressFinder.bracketed {
        let end = index + 1 + name.count
        guard end < text.lower.count, text.lower[index + 1..<end].elementsEqual(name) else { continue }
        if ")]}>".utf8.contains(text.lower[end]) { return Sign(range: index..<end + 1, isWord: false) }
      }
      return nil
    case UInt8(ascii: " "):
      guard index + 3 < text.lower.count,
        text.lower[index + 1] == UInt8(ascii: "a") || text.lower[index + 1] == UInt8(ascii: "e")
      else { return nil }
      for name in [" at ", " et ", " add ", " a keong "] where text.lower[index...].starts(with: name.utf8) {
        return Sign(range: index..<index + name.utf8.count, isWord: true)
      }
      return nil
    default: return nil
    }
  }

  private static let bracketed = ["at", "a", "et", "@", " at ", "-at-"].map { Array($0.utf8) }

  private mutating func address(_ sign: Sign, from least: Int) -> Range<Int>? {
    guard let local = local(before: sign, from: least) else { return nil }
    var first = sign.range.upperBound
    if first < text.lower.count, text.lower[first] == UInt8(ascii: " ") { first += 1 }
    guard let domain = domain(at: first) else { return nil }
    let isLoose = local.end < sign.range.lowerBound || first > sign.range.upperBound || sign.isWord
    let isProvider = AddressFinder.providers.contains { text.lower[domain.name].elementsEqual($0) }
    guard isProvider || (domain.hasEnding && (!isLoose || domain.hasWords)) else { return nil }
    // "minta at gmail" without an ending is no address, "budi at gmail dot com" is.
    guard !sign.isWord || domain.hasEnding || domain.hasWords || isProvider else { return nil }
    return local.start..<domain.end
  }

  private mutating func local(before sign: Sign, from least: Int) -> (start: Int, end: Int)? {
    var end = sign.range.lowerBound
    let least = max(least, end - AddressFinder.longest)
    if end > least, text.lower[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    if end > least + 1, text.lower[end - 1] == UInt8(ascii: "\"") {
      start -= 1
      while start > least, text.lower[start - 1] != UInt8(ascii: "\""),
        text.lower[start - 1] != UInt8(ascii: "\n")
      {
        start -= 1
      }
      guard start > least else { return nil }
      start -= 1
    } else {
      while start > least, isLocal(text.lower[start - 1]) { start -= 1 }
      start = withWrittenDots(start, end, from: least)
    }
    steps += end - start
    while start < end, text.lower[start] == UInt8(ascii: ".") || text.lower[start] == UInt8(ascii: "'") {
      start += 1
    }
    // "***": an address that was hidden before.
    return start < end && !text.lower[start..<end].allSatisfy { $0 == UInt8(ascii: "*") } ? (start, end) : nil
  }

  /// "budi dot santoso at gmail dot com".
  private func withWrittenDots(_ start: Int, _ end: Int, from least: Int) -> Int {
    for dot in AddressFinder.writtenSigns where start - dot.count > least {
      let place = start - dot.count
      if text.lower[place..<start].elementsEqual(dot) {
        var first = place
        while first > least, isLocal(text.lower[first - 1]) { first -= 1 }
        return first
      }
    }
    return start
  }

  /// Other signs of an address that are written as words.
  private static let joints: [[UInt8]] = [" underscore ", " strip ", " garis bawah ", " . "].map {
    Array($0.utf8)
  }

  private static let writtenSigns = dots + joints

  private func isLocal(_ byte: UInt8) -> Bool {
    ASCII.isHostName(byte) || ASCII.isOutside(byte) || "_+%!#$&'*/?^{|}~".utf8.contains(byte)
  }

  private struct Domain {
    /// The part before the first dot.
    var name: Range<Int>
    var end: Int
    /// Whether it ends in letters behind a dot.
    var hasEnding: Bool
    /// Whether a dot is written out as a word.
    var hasWords: Bool
  }

  private mutating func domain(at first: Int) -> Domain? {
    let limit = min(text.lower.count, first + AddressFinder.longest)
    var end = first
    var dots: [Int] = []
    var hasWords = false
    while end < limit {
      let byte = text.lower[end]
      if byte == UInt8(ascii: ".") {
        dots.append(end)
        end += 1
      } else if ASCII.isHostName(byte) || ASCII.isOutside(byte) {
        end += 1
      } else if let length = writtenDot(end), end > first {
        hasWords = hasWords || text.lower[end..<end + length].contains(where: ASCII.isLetter)
        dots.append(end + length - 1)
        end += length
      } else {
        break
      }
    }
    steps += end - first
    while end > first, text.lower[end - 1] == UInt8(ascii: ".") || text.lower[end - 1] == UInt8(ascii: "-") {
      end -= 1
    }
    dots.removeAll { $0 >= end }
    guard end > first else { return nil }
    let ending = dots.last.map { $0 + 1..<end } ?? end..<end
    let nameEnd = text.lower[first..<end].firstIndex {
      !ASCII.isLetter($0) && !ASCII.isDigit($0) && !ASCII.isOutside($0) && $0 != UInt8(ascii: "-")
    }
    return Domain(
      name: first..<(nameEnd ?? end), end: end,
      hasEnding: ending.count >= 2 && ending.lowerBound > first + 1
        && text.lower[ending].allSatisfy { ASCII.isLetter($0) || ASCII.isOutside($0) },
      hasWords: hasWords)
  }

  /// " dot ", "(dot)", " titik ", " . com": how many bytes stand for a dot.
  private func writtenDot(_ place: Int) -> Int? {
    for name in AddressFinder.dots where text.lower[place...].starts(with: name) { return name.count }
    guard text.lower[place...].starts(with: " . ".utf8) || text.lower[place...].starts(with: " .".utf8) else {
      return nil
    }
    let next = text.lower[place...].dropFirst(2).drop { $0 == UInt8(ascii: " ") }
    let ending = Array(next.prefix(8).prefix(while: ASCII.isLetter))
    return ["com", "co", "net", "id", "org"].contains(String(decoding: ending, as: UTF8.self))
      ? next.startIndex - place : nil
  }

  /// A dot written as a word, with spaces or brackets around it.
  private static let dots: [[UInt8]] = ["dot", "titik", "point"].flatMap { word in
    [" \(word) ", " (\(word)) ", " [\(word)] ", " {\(word)} ", "(\(word))", "[\(word)]", "{\(word)}"].map {
      Array($0.utf8)
    }
  }
}
