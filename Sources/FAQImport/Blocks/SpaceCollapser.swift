import Basics

/// Makes spaces one, over the borders of pieces of a text. Line breaks stay, without spaces around them.
struct SpaceCollapser {
  /// Whether a space before the next letter is left out, because another one or a line break stands there.
  private var isAfterSpace = true

  /// The next piece of the text.
  mutating func take(_ piece: String) -> String {
    let bytes = Array(piece.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let width = SpaceCollapser.space(bytes, index)
      if bytes[index] == UInt8(ascii: "\n") {
        while kept.last == UInt8(ascii: " ") { kept.removeLast() }
        if !(isAfterSpace && kept.isEmpty && isAtStart) { kept.append(bytes[index]) }
        (isAfterSpace, index) = (true, index + 1)
      } else if width > 0 {
        if !isAfterSpace { kept.append(UInt8(ascii: " ")) }
        (isAfterSpace, index) = (true, index + width)
      } else {
        kept.append(bytes[index])
        (isAfterSpace, isAtStart, index) = (false, false, index + 1)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private var isAtStart = true

  /// The number of bytes that a space takes: of ASCII, or the ones that pages write besides; 0 for another character.
  private static func space(_ bytes: [UInt8], _ index: Int) -> Int {
    let byte = bytes[index]
    if ASCII.isSpace(byte) { return 1 }
    guard ASCII.isOutside(byte) else { return 0 }
    return others.first { bytes[index...].starts(with: $0) }?.count ?? 0
  }

  /// No-break, thin, em and ideographic spaces, and those that take no room.
  private static let others: [[UInt8]] = [
    "\u{A0}", "\u{2009}", "\u{2003}", "\u{2002}", "\u{202F}", "\u{200B}", "\u{FEFF}", "\u{3000}",
  ].map { Array($0.utf8) }
}
