import Basics

/// Parses a rule: `"phrase"`, `word`, `a & b`, `a | b`, `!a`, parentheses and `/regex/`; `&` binds tighter than `|`.
package struct RuleParser {
  private let text: [UInt8]
  private var index = 0
  private var depth = 0
  /// Most parentheses and `!` within each other.
  private static let deepest = 64
  /// Words, phrases and patterns so far.
  private var operands = 0
  /// Most words, phrases and patterns of a rule: a question is held against each of them.
  package static let mostOperands = 1_000

  /// The rules of a list, each of which may stand between two signs "`". One that cannot be read is an error at its place.
  static func rules(_ items: [Located<String>], _ problems: inout [Diagnostic]) -> [Located<Rule>] {
    var rules: [Located<Rule>] = []
    for item in items {
      var (text, place) = (item.value[...], item.location)
      if text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 {
        text = text.dropFirst().dropLast()
        place.column += 1
      }
      do {
        rules.append(Located(try parse(text), place))
      } catch {
        place.column += error.offset
        problems.append(Diagnostic(.error, place, .rule(.unreadable(text: String(text), error))))
      }
    }
    return rules
  }

  /// `text`: the rule, without the backticks that it may be written in.
  package static func parse(_ text: some StringProtocol) throws(RuleError) -> Rule {
    var parser = RuleParser(text: Array(text.utf8))
    parser.skipSpace()
    guard parser.index < parser.text.count else { throw RuleError(reason: .empty, offset: 0) }
    let rule = try parser.alternatives()
    if parser.index < parser.text.count {
      let closing = parser.text[parser.index] == UInt8(ascii: ")")
      throw RuleError(reason: closing ? .parenthesisNotOpened : .operatorMissing, offset: parser.index)
    }
    guard rule.canFire else { throw RuleError(reason: .onlyNegation, offset: 0) }
    return rule
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func alternatives() throws(RuleError) -> Rule {
    var parts = [try conjunction()]
    while take("|") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(RuleError) -> Rule {
    var parts = [try operand()]
    while take("&") { parts.append(try operand()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func operand() throws(RuleError) -> Rule {
    skipSpace()
    guard index < text.count else { throw RuleError(reason: .operandMissing, offset: index) }
    let start = index
    guard depth < RuleParser.deepest else { throw RuleError(reason: .tooDeep, offset: start) }
    depth += 1
    defer { depth -= 1 }
    switch text[index] {
    case UInt8(ascii: "!"):
      index += 1
      return .not(try operand())
    case UInt8(ascii: "("):
      index += 1
      let inner = try alternatives()
      guard take(")") else { throw RuleError(reason: .parenthesisNotClosed, offset: start) }
      return inner
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ")"):
      throw RuleError(reason: .operandMissing, offset: index)
    default: return try leaf(start)
    }
  }

  private mutating func leaf(_ start: Int) throws(RuleError) -> Rule {
    operands += 1
    guard operands <= RuleParser.mostOperands else {
      throw RuleError(reason: .tooManyOperands(limit: RuleParser.mostOperands), offset: start)
    }
    switch text[index] {
    case UInt8(ascii: "\""): return .phrase(try quoted("\"", .quoteNotClosed))
    case UInt8(ascii: "/"): return try pattern(start)
    default: return .word(word())
    }
  }

  private mutating func pattern(_ start: Int) throws(RuleError) -> Rule {
    let source = try quoted("/", .slashNotClosed)
    do {
      _ = try Pattern.states(of: source)
    } catch {
      throw RuleError(reason: .pattern(error.reason), offset: start + 1 + error.offset)
    }
    skipSpace()
    return .pattern(source)
  }

  /// Up to the closing sign; within `/…/` a backslash keeps the next sign.
  private mutating func quoted(_ sign: Unicode.Scalar, _ missing: RuleError.Reason) throws(RuleError)
    -> String
  {
    let start = index
    let close = UInt8(ascii: sign)
    index += 1
    var body: [UInt8] = []
    while index < text.count, text[index] != close {
      if text[index] == UInt8(ascii: "\\"), sign == "/", index + 1 < text.count {
        body.append(text[index])
        index += 1
      }
      body.append(text[index])
      index += 1
    }
    guard index < text.count, !body.isEmpty else { throw RuleError(reason: missing, offset: start) }
    index += 1
    skipSpace()
    return String(decoding: body, as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = index
    while index < text.count, !" \t&|!()\"/".utf8.contains(text[index]) { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    skipSpace()
    return word
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < text.count, text[index] == UInt8(ascii: sign) else { return false }
    index += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while index < text.count, ASCII.isBlank(text[index]) { index += 1 }
  }
}

extension Rule {
  /// Whether some question with nothing but unknown words could fail it: a rule of mere negations fires on anything.
  var canFire: Bool {
    switch self {
    case .word, .phrase, .pattern: true
    case .not: false
    case .all(let parts): parts.contains { $0.canFire }
    case .any(let parts): parts.allSatisfy { $0.canFire }
    }
  }
}
