/// Dates as HTTP writes them: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
package enum HTTPDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"].map { Array($0.utf8) }
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map {
    Array($0.utf8)
  }

  /// Seconds from 1970-01-01 00:00:00 UTC that can be written: the years 1 to 9999, because a year has four digits.
  package static let range = -62_135_596_800...253_402_300_799

  /// Writes a moment.
  ///
  /// - Parameter seconds: since 1970-01-01 00:00:00 UTC. A machine whose clock was never set may give less than none;
  ///   what lies outside of ``range`` is written as the nearest moment within.
  /// - Returns: 29 bytes.
  package static func format(_ seconds: Int) -> [UInt8] {
    let (day, time) = split(seconds)
    let (year, month, date) = civil(day)
    // Thursday was day 0.
    var text = days[floored(day, by: 7).rest]
    text += Array(", ".utf8) + two(date) + [0x20] + months[month - 1] + [0x20]
    text += two(year / 100) + two(year % 100) + [0x20]
    text += two(time / 3_600) + [0x3A] + two(time / 60 % 60) + [0x3A] + two(time % 60) + Array(" GMT".utf8)
    return text
  }

  /// The day of a moment, and the second of that day.
  ///
  /// - Parameter seconds: since 1970-01-01 00:00:00 UTC; brought into ``range``.
  /// - Returns: days from 1970-01-01, below 0 before it, and seconds from 0 to 86,399.
  package static func split(_ seconds: Int) -> (day: Int, second: Int) {
    let (day, second) = floored(min(max(seconds, range.lowerBound), range.upperBound), by: 86_400)
    return (day, second)
  }

  /// Year, month and day of a day counted from 1970-01-01, in the Gregorian calendar (Hinnant 2013).
  package static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floored(day + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1)
  }

  /// Divides so that the rest is never below 0.
  private static func floored(_ number: Int, by divisor: Int) -> (Int, rest: Int) {
    let rest = (number % divisor + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(0x30 + number / 10 % 10), UInt8(0x30 + number % 10)]
  }
}
