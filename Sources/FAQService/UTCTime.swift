import HTTPWire

/// Moments as RFC 3339 writes them: `2026-11-22T03:44:37Z`.
enum UTCTime {
  /// `seconds`: since 1970-01-01 00:00:00 UTC, brought into ``HTTPDate/range``.
  static func text(_ seconds: Int) -> String {
    let (days, time) = HTTPDate.split(seconds)
    let (year, month, day) = HTTPDate.civil(days)
    let clock = [time / 3_600, time / 60 % 60, time % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock)Z"
  }

  /// `number`: not negative; with zeros before it up to `width` digits.
  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
