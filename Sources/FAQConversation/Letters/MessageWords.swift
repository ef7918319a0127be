import Basics

/// The words of a message as lists of commands have them.
enum MessageWords {
  /// Words of small letters and digits, separated by anything else; "e-mail" is one word.
  static func of(_ text: some StringProtocol) -> [String] {
    let words = text.lowercased().unicodeScalars.split { !isPart($0) && $0 != "-" }.map(String.init)
    return words.flatMap { word -> [String] in
      guard word.contains("-") else { return [word] }
      return word.hasPrefix("e-mail")
        ? ["email" + word.dropFirst(6)] : word.split(separator: "-").map(String.init)
    }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if let byte = UInt8(exactly: scalar.value), !ASCII.isOutside(byte) { return ASCII.isLetterOrDigit(byte) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
