// 1. What is written with the offset of a zone is read as the same moment, in each zone, over two years of days.
// 2. RFC 3339 is read with or without seconds, with any offset, a fraction is dropped; nothing else is read.
// 3. The minutes of a notice are read by the clock of its zone; a day or a minute that does not exist is none.

import Basics
import Testing

@Suite struct WallTimeTests {
  @Test(arguments: Zone.allCases)
  func `there and back`(zone: Zone) {
    for step in 0..<730 {
      // Each day at another second of it.
      let time = WallTime(seconds: 1_780_000_000 + step * 86_461)
      #expect(WallTime(rfc3339: time.text(in: zone)) == time)
      #expect(WallTime(minute: time.minuteText(in: zone), in: zone) == time.minute)
    }
  }

  @Test(
    arguments: [
      ("2026-11-21T04:00:00+07:00", 1_795_208_400), ("2026-11-21T04:00+07:00", 1_795_208_400),
      ("2026-11-20T21:00:00Z", 1_795_208_400), ("2026-11-20T21:00Z", 1_795_208_400),
      ("2026-11-20 21:00:00.999z", 1_795_208_400), ("2026-11-20T16:30:00-04:30", 1_795_208_400),
      ("1970-01-01T00:00Z", 0),
    ])
  func `RFC 3339`(text: String, seconds: Int) {
    #expect(WallTime(rfc3339: text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T04:00", "2026-11-21T04:00:00", "2026-11-21T24:00Z", "2026-11-21T04:60Z",
    "2026-11-21T04:00:60Z", "2026-11-31T04:00Z", "2026-11-21T4:00Z", "2026-11-21T04:00+7", "26-11-21T04:00Z",
    "2026-11-21T04:00:00.Z", "2026-11-21T04:00.5Z", "2026-11-21T04:00ZZ", "2026-11-21T04:00+07:00Z",
    "2026-11-21T04:00:00x+07:00", "kemarin sore jam empat",
  ])
  func `no moment`(text: String) {
    #expect(WallTime(rfc3339: text) == nil)
  }

  @Test(arguments: ["2026-11-21 04:00", "2026-11-21 04.00", "2026-11-21T04:00"])
  func `minutes by the clock of a zone`(text: String) {
    #expect(WallTime(minute: text, in: .wib)?.seconds == 1_795_208_400)
    #expect(WallTime(minute: text, in: .wit)?.seconds == 1_795_208_400 - 7_200)
  }

  @Test(arguments: [
    "2026-11-21", "2026-11-21 4:00", "2026-11-21 24:00", "2026-02-29 04:00", "2026-11-21 04:00 ",
  ])
  func `no minute`(text: String) {
    #expect(WallTime(minute: text, in: .wib) == nil)
  }

  @Test func `the day depends on the zone`() {
    let time = WallTime(seconds: 1_795_208_400)
    #expect(time.date(in: .utc).text == "2026-11-20" && time.date(in: .wib).text == "2026-11-21")
    #expect(time.clock(in: .wit) == (6, 0))
  }
}
