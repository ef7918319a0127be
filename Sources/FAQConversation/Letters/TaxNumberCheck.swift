/// An NPWP: 15 digits, or 16 since a person's is the number of the identity card (PMK 112/2022).
enum TaxNumberCheck {
  static func check(_ text: String) throws(FieldError) -> String {
    let digits = Array(DigitRuns.longest(text))
    switch digits.count {
    // The newer one is written without signs.
    case 16: return String(digits)
    case 15:
      // 01.234.567.8-901.000, as it stands on the card.
      let ends = [2, 5, 8, 9, 12, 15]
      let parts = zip([0] + ends, ends).map { String(digits[$0..<$1]) }
      return parts[0..<4].joined(separator: ".") + "-" + parts[4...].joined(separator: ".")
    default: throw .taxDigits(digits.count)
    }
  }
}
