/// A day of the Gregorian calendar, also before its time (Hinnant 2013).
package struct CivilDate: Sendable, Hashable, Comparable {
  package var year: Int
  /// From 1 to 12.
  package var month: Int
  /// From 1 to 31.
  package var day: Int

  /// - Returns: nil when no month has such a day.
  package init?(year: Int, month: Int, day: Int) {
    self.init(year, month, day)
    guard (1...12).contains(month), CivilDate(daysSince1970: daysSince1970) == self else { return nil }
  }

  private init(_ year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// - Parameter days: from 1970-01-01, below 0 before it.
  package init(daysSince1970 days: Int) {
    let (era, dayOfEra) = (days + CivilDate.daysBefore1970).flooredDivision(by: CivilDate.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    self.init(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1)
  }

  /// Days from 1970-01-01, below 0 before it.
  package var daysSince1970: Int {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).flooredDivision(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * CivilDate.daysOfEra + dayOfEra - CivilDate.daysBefore1970
  }

  package static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// `2026-11-22`.
  package var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// Days of 400 years, after which the calendar repeats itself.
  private static let daysOfEra = 146_097
  /// Days from 0000-03-01, on which the count of eras begins, to 1970-01-01.
  private static let daysBefore1970 = 719_468
}

extension Int {
  /// Divides so that the remainder is never below 0.
  package func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (self % divisor + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }

  /// The number, which is not negative, with zeros before it up to so many digits.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
