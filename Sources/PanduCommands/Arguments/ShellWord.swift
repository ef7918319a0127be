/// Words of a command line, as a shell takes them and as a message shows them.
enum ShellWord {
  /// Longest piece of what was typed that a message repeats, in characters.
  static let longestShown = 80

  /// The word quoted for a shell (POSIX.1-2024), which then passes exactly this word to a program. It is always one line.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if !word.unicodeScalars.contains(where: isUnseen) {
      return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
    }
    let text = word.unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\" + String(scalar)
      default: isUnseen(scalar) ? escaped(scalar) : String(scalar)
      }
    }
    return "$'" + text.joined() + "'"
  }

  /// The word without control characters, which a terminal would act on, cut where it is long.
  static func shown(_ word: String) -> String {
    let cut = word.count > longestShown ? String(word.prefix(longestShown)) + "…" : word
    return cut.unicodeScalars.map { isUnseen($0) ? escaped($0) : String($0) }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "%+,-./:=@_".utf8.contains(byte)
    }
  }

  /// Control characters, and those that change lines or directions.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
