/// One telephone number, written as it is dialled in Indonesia.
enum PhoneNumber {
  /// Digits of an extension; a number on its own has more.
  static let longestExtension = 5
  /// Area codes of three digits with their 0: Jakarta, Bandung, Semarang, Surabaya and Medan; all others have four.
  private static let shortAreas = ["021", "022", "024", "031", "061"]

  /// Nil when the digits are no whole number.
  static func written(_ digits: String, isForeign: Bool) -> String? {
    isForeign ? foreign(digits) : domestic(digits[...])
  }

  /// ITU-T E.164: at most 15 digits with the country code, which begins with no 0.
  private static func foreign(_ digits: String) -> String? {
    (8...15).contains(digits.count) && !digits.hasPrefix("0") ? "+" + digits : nil
  }

  private static func domestic(_ run: Substring) -> String? {
    let digits = dialled(run)
    guard (8...13).contains(digits.count), digits.hasPrefix("0"), let second = digits.dropFirst().first,
      "23456789".contains(second)
    else { return nil }
    if second == "8" { return digits.count >= 10 ? grouped(digits, separator: "-") : nil }
    let area = digits.prefix(shortAreas.contains(String(digits.prefix(3))) ? 3 : 4)
    let rest = digits.dropFirst(area.count)
    guard (4...8).contains(rest.count) else { return nil }
    return "(\(area)) " + (rest.count == 8 ? grouped(rest, separator: " ") : String(rest))
  }

  /// The digits with their trunk 0, which "0062 …", "62 …", "62 (0) …" and a bare mobile number lack.
  private static func dialled(_ run: Substring) -> Substring {
    let digits = run.hasPrefix("0062") ? run.dropFirst(2) : run
    if digits.hasPrefix("62"), digits.count >= 9 { return "0" + digits.dropFirst(2).drop { $0 == "0" } }
    return digits.hasPrefix("8") && (9...12).contains(digits.count) ? "0" + digits : digits
  }

  /// The digits in groups of four; the last group takes one or two digits more instead of leaving them alone.
  private static func grouped(_ digits: Substring, separator: String) -> String {
    var (rest, groups) = (digits, [Substring]())
    while rest.count > 6 {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return (groups + [rest]).joined(separator: separator)
  }
}
