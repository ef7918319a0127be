import HTTPWire
import Testing

// 1. The example of RFC 9110 §5.6.7 comes out word for word.
// 2. Leap years: 2000 and 2024 are, 1900 (before the epoch) and 2100 are not.
// 3. Each day of 1970 to 2500 agrees with a calendar that counts day by day, and each second of a day with a clock that
//    counts second by second.
// 4. A clock that was never set, or set wrongly, is written as a date, too: each day back to the year 1 follows the one
//    before it, and whatever lies beyond the years 1 to 9999 is written as the nearest moment within.
@Suite struct HTTPDateTests {
  private func text(_ seconds: Int) -> String { String(decoding: HTTPDate.format(seconds), as: UTF8.self) }

  @Test(
    arguments: [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
      (1_709_251_200, "Fri, 01 Mar 2024 00:00:00 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
      (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (2_147_483_648, "Tue, 19 Jan 2038 03:14:08 GMT"),
      (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
  func `known dates`(seconds: Int, expected: String) { #expect(text(seconds) == expected) }

  @Test func `every day until 2500`() {
    let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var (day, weekday) = (0, 4)
    for year in 1970...2500 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for (month, days) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for date in 1...days {
          let two = date < 10 ? "0\(date)" : "\(date)"
          if text(day * 86_400) != "\(names[weekday]), \(two) \(months[month]) \(year) 00:00:00 GMT" {
            Issue.record("day \(day): \(text(day * 86_400))")
          }
          day += 1
          weekday = (weekday + 1) % 7
        }
      }
    }
    #expect(day == 193_944)
  }

  @Test func `every second of a day`() {
    var second = 0
    for hour in 0..<24 {
      for minute in 0..<60 {
        for rest in 0..<60 {
          let clock = [hour, minute, rest].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
          if text(second) != "Thu, 01 Jan 1970 \(clock) GMT" { Issue.record("\(second): \(text(second))") }
          second += 1
        }
      }
    }
  }

  @Test(
    arguments: [
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (-86_400, "Wed, 31 Dec 1969 00:00:00 GMT"),
      (-86_401, "Tue, 30 Dec 1969 23:59:59 GMT"), (-2_203_977_600, "Wed, 28 Feb 1900 00:00:00 GMT"),
      (-2_203_891_200, "Thu, 01 Mar 1900 00:00:00 GMT"), (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
      (-62_135_596_801, "Mon, 01 Jan 0001 00:00:00 GMT"), (.min, "Mon, 01 Jan 0001 00:00:00 GMT"),
      (253_402_300_800, "Fri, 31 Dec 9999 23:59:59 GMT"), (.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
  func `a clock that is wrong`(seconds: Int, expected: String) { #expect(text(seconds) == expected) }

  @Test func `every day back to the year 1`() {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    // 1 January of the year 1 was a Monday.
    var (day, weekday) = (-719_162, 0)
    for year in 1..<1970 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let digits = String(repeating: "0", count: 4 - String(year).count) + String(year)
      for (month, days) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for date in 1...days {
          let two = date < 10 ? "0\(date)" : "\(date)"
          let written = text(day * 86_400 + day.magnitude.trailingZeroBitCount)
          if !written.hasPrefix("\(names[weekday]), \(two) \(months[month]) \(digits) 00:00:") {
            Issue.record("day \(day): \(written)")
          }
          day += 1
          weekday = (weekday + 1) % 7
        }
      }
    }
    #expect(day == 0)
  }
}
