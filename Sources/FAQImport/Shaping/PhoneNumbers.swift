import FAQKnowledge

/// Telephone numbers in a line, by their form and by the words before them.
enum PhoneNumbers {
  static func find(_ line: String) -> [FoundContact] {
    let text = Array(line)
    var found: [FoundContact] = []
    var index = 0
    while index < text.count {
      guard isStart(text, index) else {
        index += 1
        continue
      }
      var end = index
      while end < text.count, isPart(text, end) { end += 1 }
      while end > index + 1, !text[end - 1].isNumber { end -= 1 }
      let value = String(text[index..<end])
      let before = String(text[max(0, index - 60)..<index]).lowercased()
      let isWhole = end >= text.count || !text[end].isLetter
      if isWhole, isPhone(value, before) {
        let after = String(text[end..<min(text.count, end + 12)]).lowercased()
        let isWhatsApp = ContactValue.whatsapp(value) != nil && isOfWhatsApp(before.suffix(30), after)
        found.append(FoundContact(isWhatsApp ? .whatsapp : .phone, value))
      }
      index = max(end, index + 1)
    }
    return found
  }

  private static func isStart(_ text: [Character], _ index: Int) -> Bool {
    let previous: Character = index > 0 ? text[index - 1] : " "
    guard !previous.isLetter, !previous.isNumber, !"/.-_@".contains(previous) else { return false }
    let next: Character = index + 1 < text.count ? text[index + 1] : " "
    return isDigit(text[index]) || "+(".contains(text[index]) && (isDigit(next) || next == "+")
  }

  /// Digits, single signs between them, and brackets.
  private static func isPart(_ text: [Character], _ index: Int) -> Bool {
    if isDigit(text[index]) || "+()".contains(text[index]) { return true }
    guard " -.–".contains(text[index]), index > 0, index + 1 < text.count else { return false }
    return (isDigit(text[index - 1]) || text[index - 1] == ")" || text[index - 1] == "-")
      && (isDigit(text[index + 1]) || text[index + 1] == "(")
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func isPhone(_ value: String, _ before: String) -> Bool {
    let digits = value.filter(isDigit)
    let hasWord = words.contains { before.contains($0) }
    if faxes.contains(where: { before.suffix(14).contains($0) }) { return false }
    if value.count(where: { $0 == "." }) > 2 || digits.count > 15 { return false }
    if digits.count < 7 {
      let near = before.suffix(28)
      return digits.count > 2 && value.allSatisfy { isDigit($0) || $0 == "-" }
        && hotlines.contains { near.contains($0) }
    }
    if value.hasPrefix("+") || value.hasPrefix("(0") { return digits.count >= 8 }
    if digits.hasPrefix("08") { return digits.count >= 10 && digits.count <= 13 }
    let isKnown = digits.hasPrefix("0") || digits.hasPrefix("62") || digits.hasPrefix("1500")
    return hasWord && (isKnown || value.contains("-")) && digits.count <= 13
  }

  /// Whether the text before a number, or brackets behind it, name WhatsApp: "WA:", "(WA)".
  private static func isOfWhatsApp(_ before: Substring, _ after: String) -> Bool {
    let behind = after.drop { $0 == " " }
    return before.contains("w.a") || names(before).contains(where: whatsApp.contains)
      || behind.hasPrefix("(") && names(behind).first.map(whatsApp.contains) == true
  }

  private static func names(_ text: Substring) -> [Substring] { text.split { !$0.isLetter } }

  private static let whatsApp: Set<Substring> = ["whatsapp", "wa"]
  private static let faxes = ["fax", "faks"]
  private static let hotlines = [
    "call center", "call centre", "telepon", "telp", "hotline", "halo lkpp", "pusat panggilan",
  ]
  private static let words = [
    "telp", "telepon", "tlp", "tel.", "tel:", "hp", "wa", "hubungi", "call", "kontak", "nomor", "hotline",
    "helpdesk",
    "seluler", "sms", "phone",
  ]
}
