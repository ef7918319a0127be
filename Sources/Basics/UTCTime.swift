/// A moment in UTC to the second, as RFC 3339 writes it: `2026-11-22T03:44:37Z`.
package struct UTCTime: Sendable, Equatable {
  package var date: CivilDate
  /// Of the day, from 0 to 86,399.
  package var second: Int

  /// Seconds from 1970-01-01 00:00:00 UTC that can be written: the years 1 to 9999, because a year has four digits.
  package static let range = -62_135_596_800...253_402_300_799

  /// - Parameter seconds: since 1970-01-01 00:00:00 UTC, brought into ``range``: a machine whose clock was never set may
  ///   give less than none.
  package init(secondsSince1970 seconds: Int) {
    let within = min(max(seconds, UTCTime.range.lowerBound), UTCTime.range.upperBound)
    let (days, second) = within.flooredDivision(by: 86_400)
    date = CivilDate(daysSince1970: days)
    self.second = second
  }

  package var text: String {
    let clock = [second / 3_600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
    return "\(date.text)T\(clock.joined(separator: ":"))Z"
  }
}
