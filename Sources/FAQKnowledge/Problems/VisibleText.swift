import Basics

/// Text of others (names of files, headings, keys) as it may be shown on a terminal or in a log.
///
/// A control character could move the cursor, colour what follows, set the title of a window or begin a line that looks
/// like one of ours; a sign that turns the direction of writing could show a name as another one. Each of them is shown
/// by its number instead: `\u{1b}`.
package enum VisibleText {
  /// One line: line ends are shown by their numbers, too, and a tab is a space.
  package static func line(_ text: String) -> String { shown(text, keepsLines: false) }

  /// Several lines: line feeds and tabs stay, because the text is ours and only holds what others wrote.
  package static func lines(_ text: String) -> String { shown(text, keepsLines: true) }

  private static func shown(_ text: String, keepsLines: Bool) -> String {
    // Most texts are printable ASCII, which is shown as it is.
    if text.utf8.allSatisfy({ !ASCII.isControl($0) && !ASCII.isOutside($0) }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines, "\t" where keepsLines: shown.append(scalar)
      case "\t": shown.append(" ")
      case _ where acts(scalar): shown += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Whether a character does something, or stands there unseen.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    // They join letters of some scripts, and the parts of an emoji.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
