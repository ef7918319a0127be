/// Numbers as people write them, with spaces, dots, dashes and brackets between the digits.
enum DigitRuns {
  /// The digits of the run that has the most of them, or an empty text. Anything but the usual signs ends a run.
  static func longest(_ text: some StringProtocol) -> String {
    let runs = text.split { !isDigit($0) && !isBetween($0) }.map { String($0.filter(isDigit)) }
    return runs.max { $0.count < $1.count } ?? ""
  }

  static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// Dashes of all lengths, because telephones and word processors replace the one that was typed.
  private static func isBetween(_ character: Character) -> Bool {
    character.isWhitespace || ".-()/_\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".contains(character)
  }
}
