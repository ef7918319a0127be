import Basics

/// Dates as HTTP writes them: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
package enum HTTPDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"].map { Array($0.utf8) }
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map {
    Array($0.utf8)
  }

  /// Writes a moment.
  ///
  /// - Parameter seconds: since 1970-01-01 00:00:00 UTC. A machine whose clock was never set may give less than none;
  ///   what lies outside of ``UTCTime/range`` is written as the nearest moment within.
  /// - Returns: 29 bytes.
  package static func format(_ seconds: Int) -> [UInt8] {
    let moment = UTCTime(secondsSince1970: seconds)
    let (date, time) = (moment.date, moment.second)
    // Thursday was day 0.
    let weekday = date.daysSince1970.flooredDivision(by: 7).remainder
    var text = days[weekday] + Array(", ".utf8) + two(date.day)
    text += Array(" ".utf8) + months[date.month - 1] + Array(" ".utf8)
    text += two(date.year / 100) + two(date.year % 100) + Array(" ".utf8) + two(time / 3_600)
    text += Array(":".utf8) + two(time / 60 % 60) + Array(":".utf8) + two(time % 60) + Array(" GMT".utf8)
    return text
  }

  private static func two(_ number: Int) -> [UInt8] {
    [number / 10 % 10, number % 10].map { UInt8(ascii: "0") + UInt8($0) }
  }
}
