/// Writes a script without what only its authors read: comments, white space, and a few signs that change nothing.
enum ScriptSqueezer {
  /// - Parameters:
  ///   - script: the script as it is written.
  ///   - renames: whether names are shortened, which they may be where no other script sees them.
  /// - Returns: a script that does the same.
  /// - Throws: `ScriptError` for a script that the tool cannot read.
  static func squeezed(_ script: [UInt8], renames: Bool = false) throws(ScriptError) -> [UInt8] {
    var tokens = try ScriptReader.tokens(script)
    if renames { tokens = ScriptNames(tokens).renamed() }
    tokens = ScriptThinner.thinned(tokens)
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0 { text += separator(tokens[index - 1], token) }
      text += token.text
    }
    return Array((text + "\n").utf8)
  }

  /// What must stand between two tokens, so that they mean what they meant.
  private static func separator(_ before: ScriptToken, _ after: ScriptToken) -> String {
    if endsStatement(before, after) { return "\n" }
    guard let last = before.text.utf8.last, let first = after.text.utf8.first else { return "" }
    if isWord(last, before) && isWord(first, after) { return " " }
    // `+ +`, `- --`, a division by a regular expression, `<! --` and `-- >` would be other tokens.
    let isOther =
      last == first && "+-/".utf8.contains(last) || before.isSign("!") && after.isSign("--")
      || before.isSign("--") && first == UInt8(ascii: ">")
      || before.kind == .number && first == UInt8(ascii: ".")
    return isOther && after.gap != .none ? " " : ""
  }

  /// Whether a newline between two tokens may end a statement, for which a semicolon is missing.
  static func endsStatement(_ before: ScriptToken, _ after: ScriptToken) -> Bool {
    guard after.gap == .newline, !after.isSign("}") else { return false }
    let ends: Set = ["return", "break", "continue", "throw", "yield", "async"]
    if before.kind == .word, ends.contains(before.text) { return true }
    if after.isSign("++") || after.isSign("--") { return true }
    guard before.endsValue else { return false }
    switch after.kind {
    case .word, .property, .number, .string, .regex: return true
    case .template: return false
    case .sign: return ["{", "!", "~"].contains(after.text)
    }
  }

  private static func isWord(_ byte: UInt8, _ token: ScriptToken) -> Bool {
    switch token.kind {
    case .word, .property, .number: true
    // The flags of a regular expression are letters.
    case .regex: byte != UInt8(ascii: "/")
    case .string, .template, .sign: false
    }
  }
}
