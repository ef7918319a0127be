import Basics

/// A moment in UTC, to the millisecond: `2026-11-22T03:39:12.123Z`.
package struct JournalTime: Sendable, Equatable, Comparable {
  /// Milliseconds since 1970-01-01 00:00:00 UTC, not negative.
  package var milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = max(0, milliseconds) }

  /// Whole seconds since 1970-01-01 00:00:00 UTC.
  package var seconds: Int { milliseconds / 1_000 }

  package static func < (a: JournalTime, b: JournalTime) -> Bool { a.milliseconds < b.milliseconds }

  package var text: String {
    "\(UTCTime(secondsSince1970: seconds).text.dropLast()).\(fraction)Z"
  }

  /// ``text`` without hyphens and colons, for names of files: `20261122T033912.123Z`.
  package var stamp: String { text.filter { $0 != "-" && $0 != ":" } }

  private var fraction: String { (milliseconds % 1_000).padded(to: 3) }
}

extension JournalTime {
  /// Reads ``text``; nil for any other form. The fraction may be missing or have up to nine digits, of which three count.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"),
      let year = JournalTime.number(bytes[0..<4]), let month = JournalTime.number(bytes[5..<7]),
      let day = JournalTime.number(bytes[8..<10]), let hour = JournalTime.number(bytes[11..<13]),
      let minute = JournalTime.number(bytes[14..<16]), let second = JournalTime.number(bytes[17..<19]),
      let fraction = JournalTime.fraction(bytes[19..<(bytes.count - 1)])
    else { return nil }
    let marks = [4, 7, 10, 13, 16].map { bytes[$0] }
    guard marks.elementsEqual("--T::".utf8), year >= 1970, hour < 24, minute < 60, second < 60 else {
      return nil
    }
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    milliseconds = (((date.daysSince1970 * 24 + hour) * 60 + minute) * 60 + second) * 1_000 + fraction
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.allSatisfy(ASCII.isDigit) ? bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
  }

  /// The milliseconds of `.123`; 0 of an empty fraction.
  private static func fraction(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.isEmpty { return 0 }
    guard bytes.first == UInt8(ascii: "."), (2...10).contains(bytes.count),
      bytes.dropFirst().allSatisfy(ASCII.isDigit)
    else { return nil }
    let digits = Array(bytes.dropFirst().prefix(3)) + Array("00".utf8)
    return number(digits[..<3])
  }
}
