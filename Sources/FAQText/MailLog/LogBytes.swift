/// The few kinds of bytes that logs are made of, and looking for words among them.
enum LogBytes {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  /// Letters, digits, `_`, and whatever is not ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == 0x5F || byte >= 0x80
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// Letters, digits, `.` and `-`.
  static func isHost(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == 0x2E || byte == 0x2D
  }

  static func lowered(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// Where `words` stand first within `range`.
  static func find(_ words: [UInt8], in text: [UInt8], _ range: Range<Int>) -> Int? {
    guard let first = words.first, range.count >= words.count else { return nil }
    for start in range.lowerBound...range.upperBound - words.count
    where text[start] == first && text[start..<start + words.count].elementsEqual(words) {
      return start
    }
    return nil
  }
}
