import Basics

extension Zone {
  /// - Parameter seconds: since 1970 in UTC.
  /// - Returns: the moment by this clock.
  func moment(_ seconds: Int) -> Moment {
    let local = seconds + hours * 3_600
    return Moment(day: local / 86_400, second: local % 86_400)
  }
}

/// A time by the clock of a ``Zone``.
package struct Moment: Sendable, Equatable, Comparable {
  /// Days since 1970-01-01.
  package var day: Int
  /// Seconds since midnight.
  package var second: Int

  package var hour: Int { second / 3_600 }
  /// 0 is Monday; 1970-01-01 was a Thursday.
  package var weekday: Int { (day + 3) % 7 }

  package static func < (a: Moment, b: Moment) -> Bool { (a.day, a.second) < (b.day, b.second) }
}
