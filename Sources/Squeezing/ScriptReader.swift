/// Reads a script into its tokens. Comments count as the white space that they are.
///
/// It knows the language as far as the scripts of this package use it, and refuses what it does not know.
struct ScriptReader {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [ScriptToken] = []
  private var open: [ScriptToken.Bracket] = []

  static func tokens(_ script: [UInt8]) throws(ScriptError) -> [ScriptToken] {
    var reader = ScriptReader(bytes: script)
    try reader.readAll()
    return reader.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws(ScriptError) {
    while true {
      let gap = try readGap()
      guard position < bytes.count else { break }
      let start = position
      let (kind, bracket) = try readToken()
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      tokens.append(ScriptToken(kind: kind, text: text, gap: gap, bracket: bracket))
    }
    guard open.isEmpty else { throw .unbalanced }
    if let word = tokens.first(where: { $0.kind == .word && ScriptReader.unknown.contains($0.text) }) {
      throw .unknownWord(word.text)
    }
  }

  /// Words of parts of the language in which braces and names follow other rules.
  private static let unknown: Set<String> = ["case", "class", "eval", "function", "switch", "var", "with"]

  /// Skips white space and comments.
  private mutating func readGap() throws(ScriptError) -> ScriptToken.Gap {
    var gap = ScriptToken.Gap.none
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        gap = .newline
        position += 1
      } else if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
        if gap == .none { gap = .space }
        position += 1
      } else if follows("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if follows("/*") {
        if gap == .none { gap = .space }
        position += 2
        while !follows("*/") {
          guard position < bytes.count else { throw .unended }
          if bytes[position] == UInt8(ascii: "\n") { gap = .newline }
          position += 1
        }
        position += 2
      } else {
        break
      }
    }
    return gap
  }

  private mutating func readToken() throws(ScriptError) -> (ScriptToken.Kind, ScriptToken.Bracket?) {
    let byte = bytes[position]
    if isWord(byte) {
      let isNumber = isNumber(byte)
      while position < bytes.count,
        isWord(bytes[position]) || isNumber && bytes[position] == UInt8(ascii: ".")
      {
        position += 1
      }
      let isProperty = tokens.last.map { $0.isSign(".") || $0.isSign("?.") } ?? false
      return (isNumber ? .number : isProperty ? .property : .word, nil)
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipText(until: byte)
      return (.string, nil)
    case UInt8(ascii: "`"):
      return (.template, try skipTemplate())
    case UInt8(ascii: "}") where open.last == .hole:
      open.removeLast()
      return (.template, try skipTemplate() ?? .hole)
    case UInt8(ascii: "/") where !(tokens.last?.endsValue ?? false):
      try skipRegex()
      return (.regex, nil)
    default:
      return (.sign, try readSign())
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte >= 128
    }
  }

  private func isNumber(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func follows(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Skips a string and its quotes.
  private mutating func skipText(until quote: UInt8) throws(ScriptError) {
    position += 1
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "\n") else { throw .unended }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { throw .unended }
    position += 1
  }

  /// Skips a template string, or what is left of it behind a value, to its end or to the next value.
  ///
  /// - Returns: the bracket of that value; nil at the end.
  private mutating func skipTemplate() throws(ScriptError) -> ScriptToken.Bracket? {
    position += 1
    while position < bytes.count {
      if follows("${") {
        position += 2
        open.append(.hole)
        return .hole
      }
      if bytes[position] == UInt8(ascii: "`") {
        position += 1
        return nil
      }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw .unended
  }

  /// Skips a regular expression and its flags. A slash in a class of characters does not end it.
  private mutating func skipRegex() throws(ScriptError) {
    position += 1
    var isClass = false
    while position < bytes.count, isClass || bytes[position] != UInt8(ascii: "/") {
      switch bytes[position] {
      case UInt8(ascii: "\n"): throw .unended
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      default: break
      }
      position += 1
    }
    guard position < bytes.count else { throw .unended }
    position += 1
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
  }

  /// Signs of more than one byte, longest first.
  private static let signs = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "?.", "??", "&&",
    "||",
    "==", "!=", "<=", ">=", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**", "<<", ">>",
  ]

  private mutating func readSign() throws(ScriptError) -> ScriptToken.Bracket? {
    // In `a?.5:1` the point belongs to the number.
    let isPointed = position + 2 < bytes.count && follows("?.") && isNumber(bytes[position + 2])
    if !isPointed, let sign = ScriptReader.signs.first(where: follows) {
      position += sign.utf8.count
      return nil
    }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: ":"):
      if tokens.last?.kind == .word, open.last == .object, isKey { tokens[tokens.count - 1].kind = .property }
      return nil
    case UInt8(ascii: "("):
      let isCondition =
        tokens.last.map { $0.kind == .word && ["if", "for", "while", "catch"].contains($0.text) } ?? false
      open.append(isCondition ? .condition : .round)
      return open.last
    case UInt8(ascii: "["):
      open.append(.square)
      return .square
    case UInt8(ascii: "{"):
      open.append(brace)
      return open.last
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let bracket = open.popLast() else { throw .unbalanced }
      return bracket
    default: return nil
    }
  }

  /// Whether the last token begins an item of an object.
  private var isKey: Bool { tokens.dropLast().last.map { $0.isSign("{") || $0.isSign(",") } ?? false }

  /// The kind of a brace that opens here.
  private var brace: ScriptToken.Bracket {
    guard let last = tokens.last else { return .block }
    switch last.kind {
    case .word: return last.endsValue || ["do", "else"].contains(last.text) ? .block : .object
    case .property, .number, .string, .regex: return .block
    case .template: return .object
    case .sign:
      if last.text == "=>" || last.text == ")" && last.bracket == .round { return .body }
      let beginsStatement =
        last.text == ";" || last.isClosing || last.isOpening && [.block, .body].contains(last.bracket)
      return beginsStatement ? .block : .object
    }
  }
}

package enum ScriptError: Error, CustomStringConvertible {
  case unknownWord(String)
  case unended
  case unbalanced

  package var description: String {
    switch self {
    case .unknownWord(let word): "a script uses \"\(word)\", which this tool does not know how to shorten"
    case .unended: "a string, a regular expression or a comment does not end"
    case .unbalanced: "brackets do not match"
    }
  }
}
