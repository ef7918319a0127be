/// A piece of a script that has no white space within which could be removed.
struct ScriptToken: Equatable {
  enum Kind: Equatable {
    case word, number, string, regex, sign
    /// The name of a property, which may be any word.
    case property
    /// A template string, or the part of one that ends or begins at the value of a `${…}`.
    case template
  }

  /// The kinds of bracket, which tell what may stand in them and behind them.
  enum Bracket: Equatable {
    case round, square
    /// The round brackets of `if`, `for`, `while` and `catch`.
    case condition
    /// The braces of statements, of a function, and of an object or of a pattern that takes one apart.
    case block, body, object
    /// The value in a template string.
    case hole
  }

  /// The white space before a token.
  enum Gap: Equatable { case none, space, newline }

  var kind: Kind
  var text: String
  var gap: Gap
  /// The bracket that the token opens or closes.
  var bracket: Bracket?

  var isOpening: Bool { bracket != nil && (kind == .template ? text.hasSuffix("${") : "([{".contains(text)) }
  var isClosing: Bool { bracket != nil && (kind == .template ? text.hasPrefix("}") : ")]}".contains(text)) }

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether the token can be the last of a value, so that `/` behind it divides, and a newline behind it may end a statement.
  var endsValue: Bool {
    switch kind {
    case .word: !ScriptToken.expectant.contains(text)
    case .property, .number, .string, .regex: true
    case .template: !text.hasSuffix("${")
    case .sign:
      switch bracket {
      case .round, .square, .body, .object: isClosing
      case .condition, .block, .hole: false
      case nil: text == "++" || text == "--"
      }
    }
  }

  /// Words that a value follows.
  static let expectant: Set<String> = [
    "await", "case", "const", "default", "delete", "do", "else", "export", "in", "instanceof", "let", "new",
    "of", "return", "throw", "typeof", "void", "yield",
  ]
}
