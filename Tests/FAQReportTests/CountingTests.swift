// 1. A time is counted on the day and in the hour of the zone, across midnight and across the year.
// 2. A time to answer is told at most a sixteenth too long, and below 16 µs exactly; percentiles hold at the edges.
// 3. Steps over time are days, then months, then years, without a gap.
// 4. Days beyond the room for them are not told, but the memory does not grow.

import Basics
import JournalRecords
import Testing

@testable import FAQReport

@Suite struct CountingTests {
  @Test(arguments: [
    (Zone.utc, "2026-11-22T23:30:00.000Z", "2026-11-22", 23, 6),
    (.wib, "2026-11-22T23:30:00.000Z", "2026-11-23", 6, 0),
    (.wib, "2026-11-22T16:59:59.999Z", "2026-11-22", 23, 6),
    (.wib, "2026-11-22T17:00:00.000Z", "2026-11-23", 0, 0),
    (.wita, "2026-11-22T16:00:00.000Z", "2026-11-23", 0, 0),
    (.wit, "2026-11-22T15:00:00.000Z", "2026-11-23", 0, 0),
    (.wit, "2026-12-31T15:00:00.000Z", "2027-01-01", 0, 4),
    (.wib, "2028-02-28T17:00:00.000Z", "2028-02-29", 0, 1),
  ])
  func `a zone has its own midnight`(zone: Zone, time: String, date: String, hour: Int, weekday: Int) {
    let report = Journal.report([Journal.question("a", .answer, at: time)], zone: zone)
    #expect(report.hours.firstIndex(of: 1) == hour)
    #expect(report.weekdays.firstIndex(of: 1) == weekday)
    #expect(
      JSONReport.text(report).contains(
        "\"dates\":[{\"date\":\"\(date)\",\"questions\":1,\"answered_alone\":1}]"))
  }

  @Test(arguments: ["wib", "WITA", "Wit", "utc"])
  func `zones are known by name`(name: String) { #expect(Zone(named: name)?.rawValue == name.uppercased()) }

  @Test func `a zone that is none`() { #expect(Zone(named: "GMT") == nil) }

  @Test func `times are nearly exact`() {
    for value in Array(0...5_000) + [65_535, 65_536, 1_000_000, 123_456_789] {
      var histogram = LatencyHistogram()
      histogram.add(value)
      let told = histogram.percentile(0.5) ?? -1
      #expect(told >= value && told <= value + value / 16, "\(value) told as \(told)")
      if value < 16 { #expect(told == value) }
    }
  }

  @Test func `times that cannot be are put at the ends`() {
    var histogram = LatencyHistogram()
    histogram.add(-1)
    histogram.add(.max)
    #expect(histogram.percentile(0) == 0)
    #expect((histogram.percentile(1) ?? 0) >= 1 << 39)
  }

  @Test func `percentiles`() {
    var histogram = LatencyHistogram()
    #expect(histogram.percentile(0.5) == nil)
    for value in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] { histogram.add(value) }
    #expect([0, 0.1, 0.11, 0.5, 0.99, 1].map { histogram.percentile($0) } == [1, 1, 2, 5, 10, 10])
  }

  @Test(
    arguments: [
      ([20_000], 31, Series.Step.day, 1), ([20_000, 20_030], 31, .day, 31),
      ([20_000, 20_031], 31, .month, 2),
      ([20_000, 20_900], 31, .month, 30), ([20_000, 22_000], 31, .year, 7), ([0, 2_900_000], 31, .year, 31),
    ] as [([Int], Int, Series.Step, Int)])
  func `steps of time`(days: [Int], most: Int, step: Series.Step, count: Int) {
    let series = Series(days.map { Report.Day(day: $0, questions: 2, alone: 1) }, most: most)
    #expect(series.step == step)
    #expect(series.points.count == count)
    #expect(series.points.last?.questions == 2 && series.points.last?.alone == 1)
    if count < 31 || days.count == 2, series.step != .year || count < 31 {
      #expect(series.points.reduce(0) { $0 + $1.questions } == 2 * days.count)
    }
  }

  @Test func `no days, no steps`() { #expect(Series([], most: 31).points.isEmpty) }

  @Test func `days have an end`() {
    var days = DayCounts()
    for day in 0..<(ReportLimits.days + 50) {
      days.add(Moment(day: day, second: 0), .answer, isOutside: false)
    }
    days.add(Moment(day: 3, second: 0), .fallback, isOutside: false)
    days.close()
    #expect(days.days.count == ReportLimits.days)
    #expect(days.days[3] == .init(questions: 2, alone: 1, judged: 2, unknown: 1))
    #expect(days.elsewhere == 50)
    #expect(days.hours.reduce(0, +) == ReportLimits.days + 51)
  }
}
