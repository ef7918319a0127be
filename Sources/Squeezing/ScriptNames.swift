/// Shortens the names of a script that no other script sees.
///
/// A name that is declared at the outermost level gets another one for the whole script. Within a statement of that level, all
/// that has one name gets one other name, and two names get the same one only if neither is used, nor could be, between the
/// places of the other. So no scopes need be told apart, and each name still means what it meant. Names that are declared
/// nowhere, those of the browser, stay, and so do the names of properties.
///
/// So a statement of the outermost level must not declare a name and, where that is out of reach, use the browser's own of
/// the same name; and statements end with semicolons.
struct ScriptNames {
  private var tokens: [ScriptToken]
  /// The token with the other bracket, by each token with one.
  private let partner: [Int: Int]
  /// The bracket that each token stands in; nil at the outermost level.
  private let surrounding: [Int?]
  /// What the name at a place is.
  private let uses: [Use]

  private enum Use {
    /// A token that is no name, or the name of a property.
    case none
    case variable
    /// A variable in an object whose property has its name.
    case shorthand
  }

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    var open: [Int] = []
    var partner: [Int: Int] = [:]
    var surrounding: [Int?] = []
    var uses: [Use] = []
    for (index, token) in tokens.enumerated() {
      if token.isClosing, let opening = open.popLast() {
        partner[opening] = index
        partner[index] = opening
      }
      surrounding.append(open.last)
      let brace = open.last.flatMap { tokens[$0].bracket }
      uses.append(ScriptNames.use(tokens, index, isObject: brace == .object))
      if token.isOpening { open.append(index) }
    }
    self.partner = partner
    self.surrounding = surrounding
    self.uses = uses
  }

  private static func use(_ tokens: [ScriptToken], _ index: Int, isObject: Bool) -> Use {
    let token = tokens[index]
    guard token.kind == .word, !reserved.contains(token.text), index > 0 else { return .none }
    let before = tokens[index - 1]
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    guard isObject, before.isSign("{") || before.isSign(",") else { return .variable }
    switch after {
    case ",", "}", "=": return .shorthand
    // A function of the object.
    default: return .none
    }
  }

  /// The script with short names.
  func renamed() -> [ScriptToken] {
    let statements = statements
    let outer = Set(declared(in: tokens.indices, isOutermost: true).keys)
    let inner = statements.map { declared(in: $0, isOutermost: false).filter { !outer.contains($0.key) } }
    var taken = ScriptNames.reserved
    for (statement, names) in zip(statements, inner) {
      taken.formUnion(counts(in: statement).keys.filter { names[$0] == nil && !outer.contains($0) })
    }
    let outermost = ShortNames.byCount(
      counts(in: tokens.indices).filter { outer.contains($0.key) }, without: taken)
    taken.formUnion(outermost.values)
    return zip(statements, inner).flatMap { statement, names in
      let local = ShortNames.byPlace(names, counts(in: statement), without: taken)
      return statement.map { renamed($0, outermost.merging(local) { outer, _ in outer }) }
    }
  }

  private func renamed(_ index: Int, _ names: [String: String]) -> ScriptToken {
    var token = tokens[index]
    guard let name = names[token.text] else { return token }
    switch uses[index] {
    case .none: break
    case .variable: token.text = name
    case .shorthand: token.text += ":" + name
    }
    return token
  }

  /// The statements of the outermost level.
  private var statements: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < tokens.count {
      if tokens[index].isOpening { index = partner[index] ?? index }
      index += 1
      if tokens[index - 1].isSign(";") || index == tokens.count {
        ranges.append(start..<index)
        start = index
      }
    }
    return ranges
  }

  /// How often each variable is named, and where first.
  private func counts(in range: Range<Int>) -> [String: (count: Int, first: Int)] {
    var counts: [String: (count: Int, first: Int)] = [:]
    for index in range where uses[index] != .none {
      counts[tokens[index].text, default: (0, index)].count += 1
    }
    return counts
  }

  /// The names that a range declares, and for each the places between which it is or could be used: its constants and
  /// variables and, unless only those of the outermost level are wanted, the parameters of its functions.
  private func declared(in range: Range<Int>, isOutermost: Bool) -> [String: ClosedRange<Int>] {
    var places: [String: ClosedRange<Int>] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      var names: Set<String> = []
      var scope = index...index
      let token = tokens[index]
      if token.isWord("const") || token.isWord("let") {
        readDeclarations(index + 1, &names)
        if let opening = surrounding[index] { scope = opening...(behind(opening) - 1) }
      } else if !isOutermost, token.isSign("=>") || token.isWord("catch") && tokens[index + 1].isSign("(") {
        let parameter = token.isSign("=>") ? index - 1 : index + 1
        let start = tokens[parameter].isClosing ? partner[parameter] ?? parameter : parameter
        if tokens[start].isOpening { readPatterns(start, &names) } else { names.insert(tokens[start].text) }
        let body = token.isSign("=>") ? index + 1 : behind(start)
        scope = min(start, index)...(behind(body) - 1)
      }
      for name in names { places[name] = places[name]?.joined(scope) ?? scope }
      if isOutermost, token.isOpening { index = partner[index] ?? index }
      index += 1
    }
    for index in range where uses[index] != .none {
      places[tokens[index].text] = places[tokens[index].text]?.joined(index...index)
    }
    return places
  }

  /// Reads the names that a `const` or `let` declares, with the first of them at `start`.
  private func readDeclarations(_ start: Int, _ names: inout Set<String>) {
    var index = start
    while index < tokens.count {
      index = readPattern(index, &names)
      while index < tokens.count, !tokens[index].isSign(","), !tokens[index].isSign(";"),
        !tokens[index].isClosing
      {
        if tokens[index].isWord("const") || tokens[index].isWord("let") { return }
        index = behind(index)
      }
      guard index < tokens.count, tokens[index].isSign(",") else { return }
      index += 1
    }
  }

  /// Reads the names in brackets: of parameters, or of a pattern that takes a value apart.
  private func readPatterns(_ opening: Int, _ names: inout Set<String>) {
    guard let closing = partner[opening] else { return }
    var index = opening + 1
    while index < closing {
      if tokens[index].isSign(",") || tokens[index].isSign("...") {
        index += 1
        continue
      }
      // The name of a property, or brackets that work it out, in front of what gets its value.
      let target = behind(index)
      if target < closing, tokens[target].isSign(":") { index = target + 1 }
      index = readPattern(index, &names)
      while index < closing, !tokens[index].isSign(",") { index = behind(index) }
    }
  }

  /// Reads one name or pattern.
  ///
  /// - Returns: the place behind it.
  private func readPattern(_ index: Int, _ names: inout Set<String>) -> Int {
    if tokens[index].isOpening { readPatterns(index, &names) } else { names.insert(tokens[index].text) }
    return behind(index)
  }

  /// The place behind a token, or behind the brackets that it opens.
  private func behind(_ index: Int) -> Int {
    (tokens[index].isOpening ? partner[index] ?? index : index) + 1
  }

  /// Words of the language.
  private static let reserved = ScriptToken.expectant.union([
    "arguments", "as", "async", "break", "catch", "continue", "debugger", "do", "else", "enum", "false",
    "finally", "for", "from", "get", "if", "import", "null", "set", "static", "super", "this", "true", "try",
    "undefined", "while",
  ])
}
