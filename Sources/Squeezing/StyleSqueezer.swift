/// Writes a style sheet without comments, and without white space where nothing needs it.
enum StyleSqueezer {
  static func squeezed(_ style: [UInt8]) throws(ScriptError) -> [UInt8] {
    var kept: [UInt8] = []
    var position = 0
    var hasGap = false
    while position < style.count {
      let byte = style[position]
      if style[position...].starts(with: "/*".utf8) {
        position = try behindComment(style, position)
        hasGap = true
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        position += 1
        hasGap = true
      } else {
        if hasGap, let last = kept.last, needsGap(last, byte) { kept.append(UInt8(ascii: " ")) }
        if byte == UInt8(ascii: "}"), kept.last == UInt8(ascii: ";") { kept.removeLast() }
        hasGap = false
        let end = try behindToken(style, position)
        kept += style[position..<end]
        position = end
      }
    }
    return kept + [UInt8(ascii: "\n")]
  }

  /// Whether white space between two bytes means something. In front of `:` it does, because `a :hover` is another selector
  /// than `a:hover`, and around `+` it does, because a sum needs it.
  private static func needsGap(_ before: UInt8, _ after: UInt8) -> Bool {
    !"{};:,>(".utf8.contains(before) && !"{};,>)!".utf8.contains(after)
  }

  /// The place behind a string, or behind one byte of anything else.
  private static func behindToken(_ style: [UInt8], _ start: Int) throws(ScriptError) -> Int {
    let quote = style[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return start + 1 }
    var position = start + 1
    while position < style.count, style[position] != quote {
      position += style[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < style.count else { throw .unended }
    return position + 1
  }

  private static func behindComment(_ style: [UInt8], _ start: Int) throws(ScriptError) -> Int {
    var position = start + 2
    while !style[position...].starts(with: "*/".utf8) {
      guard position < style.count else { throw .unended }
      position += 1
    }
    return position + 2
  }
}
