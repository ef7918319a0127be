/// Leaves out of a file what only its authors read, a fifth of the bytes: a phone on a weak link pays for each of them.
enum Squeezer {
  /// Without indentation, empty lines and lines of comment. No text of a script spans lines.
  static func script(_ file: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == space }
      if text.isEmpty || text.starts(with: "//".utf8) || isComment(text) { continue }
      kept += text
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }

  /// As a script, and without the spaces around `{`, `}`, and behind `:`, `;` and `,`, where they mean nothing.
  static func style(_ file: [UInt8]) -> [UInt8] {
    let lines = script(file)
    var kept: [UInt8] = []
    for (index, byte) in lines.enumerated() {
      if byte == space, let before = kept.last, index + 1 < lines.count {
        if "{};:,".utf8.contains(before) || "{}".utf8.contains(lines[index + 1]) { continue }
      }
      kept.append(byte)
    }
    return kept
  }

  private static let space = UInt8(ascii: " ")

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8)
  }
}
