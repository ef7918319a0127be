// 1. A day and its number are each other's, over 1,200 years around 1970, and each day is the one after the day before.
// 2. A day that no month has is no date.
// 3. A moment is written as RFC 3339 has it; what lies outside the years 1 to 9999 as the nearest moment within.

import Basics
import Testing

@Suite struct CivilDateTests {
  @Test func `there and back`() {
    var last = CivilDate(daysSince1970: -220_001)
    for day in -220_000...220_000 {
      let date = CivilDate(daysSince1970: day)
      if date.daysSince1970 != day || !(last < date) { Issue.record("day \(day): \(date.text)") }
      last = date
    }
    #expect(CivilDate(daysSince1970: 0).text == "1970-01-01")
    #expect(CivilDate(daysSince1970: 20_779).text == "2026-11-22")
  }

  @Test(
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (2026, 1, 32),
    ])
  func `no date`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(2024, 2, 29), (2000, 2, 29), (1, 1, 1), (9999, 12, 31)])
  func `a date`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day)?.year == year)
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_795_319_077, "2026-11-22T03:44:37Z"), (-1, "1969-12-31T23:59:59Z"),
      (.max, "9999-12-31T23:59:59Z"), (.min, "0001-01-01T00:00:00Z"),
    ])
  func `moments`(seconds: Int, text: String) {
    #expect(UTCTime(secondsSince1970: seconds).text == text)
  }
}
