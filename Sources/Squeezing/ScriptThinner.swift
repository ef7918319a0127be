/// Removes signs and words from a script that change nothing: a semicolon at the end of a block, a comma at the end of a
/// list, the brackets around the only parameter of a function, and the `let` of a declaration behind another one.
struct ScriptThinner {
  private let tokens: [ScriptToken]
  private var kept: [ScriptToken] = []
  /// For each level of brackets, whether the statement there declares variables.
  private var isDeclaring = [false]

  static func thinned(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var thinner = ScriptThinner(tokens: tokens)
    for index in tokens.indices { thinner.take(index) }
    return thinner.kept
  }

  private init(tokens: [ScriptToken]) { self.tokens = tokens }

  private mutating func take(_ index: Int) {
    var token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if let last = kept.last, ScriptSqueezer.endsStatement(last, token) {
      isDeclaring[isDeclaring.count - 1] = false
    }
    switch token.text {
    case ";" where next?.isSign("}") ?? false && kept.last?.bracket != .condition: return
    case ";":
      isDeclaring[isDeclaring.count - 1] =
        isDeclaring[isDeclaring.count - 1] && (next.map(isDeclaration) ?? false)
    case "," where next?.isClosing ?? false && kept.last?.endsValue ?? false: return
    case ")" where next?.isSign("=>") ?? false && unwrapParameter(): return
    case "const", "let":
      guard isDeclaration(token) else { break }
      // A constant that nothing assigns to is as good as a variable.
      token.text = "let"
      if isDeclaring[isDeclaring.count - 1] {
        kept[kept.count - 1].text = ","
        return
      }
      isDeclaring[isDeclaring.count - 1] = true
    default: break
    }
    if token.isClosing { isDeclaring.removeLast() }
    if token.isOpening { isDeclaring.append(false) }
    kept.append(token)
  }

  private func isDeclaration(_ token: ScriptToken) -> Bool { token.isWord("const") || token.isWord("let") }

  /// Removes the bracket in front of a parameter that stands alone.
  ///
  /// - Returns: whether there is one.
  private mutating func unwrapParameter() -> Bool {
    guard kept.count > 1, let name = kept.last, name.kind == .word, kept[kept.count - 2].isSign("(") else {
      return false
    }
    isDeclaring.removeLast()
    kept[kept.count - 2] = ScriptToken(
      kind: .word, text: name.text, gap: kept[kept.count - 2].gap, bracket: nil)
    kept.removeLast()
    return true
  }
}
