/// A moment of the wall clock, to the second.
package struct WallTime: Sendable, Hashable, Comparable {
  /// Since 1970-01-01 00:00:00 UTC.
  package var seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.seconds < b.seconds }

  /// The moment so many seconds later.
  package func advanced(by seconds: Int) -> WallTime { WallTime(seconds: self.seconds + seconds) }

  /// The beginning of its minute.
  package var minute: WallTime { WallTime(seconds: seconds - seconds.flooredDivision(by: 60).remainder) }

  // MARK: By the clock of a zone

  package func date(in zone: Zone) -> CivilDate { local(zone).date }

  /// The hour, from 0 to 23, and the minute of it.
  package func clock(in zone: Zone) -> (hour: Int, minute: Int) {
    let second = local(zone).second
    return (second / 3_600, second / 60 % 60)
  }

  /// As RFC 3339 writes it, with the offset of the zone: `2026-11-21T04:00:00+07:00`.
  package func text(in zone: Zone) -> String {
    local(zone).text.dropLast() + "+\(zone.hours.padded(to: 2)):00"
  }

  /// `2026-11-21 04:00`, as a notice has it.
  package func minuteText(in zone: Zone) -> String {
    let (hour, minute) = clock(in: zone)
    return "\(date(in: zone).text) \(hour.padded(to: 2)):\(minute.padded(to: 2))"
  }

  private func local(_ zone: Zone) -> UTCTime { UTCTime(secondsSince1970: seconds + zone.hours * 3_600) }
}

// MARK: Reading

extension WallTime {
  /// Reads `2026-11-21 04:00`, the form of notices; a point or a colon parts hour and minute.
  ///
  /// - Returns: nil for any other form, and for a day or a minute that does not exist.
  package init?(minute text: some StringProtocol, in zone: Zone) {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"),
      let date = CivilDate(bytes[..<10]),
      let second = WallTime.second(bytes[11...], parted: [UInt8(ascii: ":"), UInt8(ascii: ".")])
    else { return nil }
    seconds = date.daysSince1970 * 86_400 + second - zone.hours * 3_600
  }

  /// Reads RFC 3339 with an offset or `Z`; the seconds may be missing, a fraction of them is dropped.
  package init?(rfc3339 text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      let date = CivilDate(bytes[..<10])
    else { return nil }
    let isSign: (UInt8) -> Bool = { "+-Zz".utf8.contains($0) }
    guard let sign = bytes[11...].firstIndex(where: isSign), let offset = WallTime.offset(bytes[sign...]),
      let second = WallTime.clock(bytes[11..<sign])
    else { return nil }
    seconds = date.daysSince1970 * 86_400 + second - offset
  }

  /// `04:00`, `04:00:00`, `04:00:00.5`: seconds of the day.
  private static func clock(_ bytes: ArraySlice<UInt8>) -> Int? {
    let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let minutes = second(whole.prefix(5), parted: [UInt8(ascii: ":")]) else {
      return nil
    }
    if parts.count == 2, parts[1].isEmpty || !parts[1].allSatisfy(ASCII.isDigit) { return nil }
    guard whole.count > 5 else { return parts.count == 1 ? minutes : nil }
    let rest = whole.dropFirst(5)
    guard rest.count == 3, rest.first == UInt8(ascii: ":"),
      let seconds = CivilDate.number(rest.dropFirst()), seconds < 60
    else { return nil }
    return minutes + seconds
  }

  /// `04:00`: seconds of the day.
  private static func second(_ bytes: ArraySlice<UInt8>, parted: [UInt8]) -> Int? {
    guard bytes.count == 5, parted.contains(bytes[bytes.startIndex + 2]),
      let hour = CivilDate.number(bytes.prefix(2)), hour < 24,
      let minute = CivilDate.number(bytes.suffix(2)), minute < 60
    else { return nil }
    return hour * 3_600 + minute * 60
  }

  /// `Z`, `+07:00`, `-05:30`: seconds ahead of UTC.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first else { return nil }
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return bytes.count == 1 ? 0 : nil }
    guard let ahead = second(bytes.dropFirst(), parted: [UInt8(ascii: ":")]) else { return nil }
    return sign == UInt8(ascii: "-") ? -ahead : ahead
  }
}

extension CivilDate {
  /// Reads ``text``: `2026-11-22`; nil for any other form and for a day that does not exist.
  package init?(text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = CivilDate.number(parts[0]), year > 0,
      let month = CivilDate.number(parts[1]), let day = CivilDate.number(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  fileprivate static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.allSatisfy(ASCII.isDigit) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
