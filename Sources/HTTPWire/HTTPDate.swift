/// Dates as HTTP writes them: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
package enum HTTPDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"].map { Array($0.utf8) }
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map {
    Array($0.utf8)
  }

  /// `seconds`: since 1970-01-01 00:00:00 UTC, not negative.
  package static func format(_ seconds: Int) -> [UInt8] {
    let (year, month, day) = civil(seconds / 86_400)
    let time = seconds % 86_400
    var text = days[seconds / 86_400 % 7]
    text +=
      [0x2C, 0x20] + two(day) + [0x20] + months[month - 1] + [0x20] + two(year / 100) + two(year % 100) + [
        0x20
      ]
    text += two(time / 3_600) + [0x3A] + two(time / 60 % 60) + [0x3A] + two(time % 60) + Array(" GMT".utf8)
    return text
  }

  /// Year, month and day of a day counted from 1970-01-01, in the Gregorian calendar (Hinnant 2013).
  package static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1)
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(0x30 + number / 10 % 10), UInt8(0x30 + number % 10)]
  }
}
