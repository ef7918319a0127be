/// Removes comments and indentation from a file: a fifth of its bytes, each of which costs time on a slow connection.
enum Squeezer {
  /// A file by the type that its name ends with; anything but a script or a style sheet as it is.
  static func squeezed(_ file: [UInt8], type: String) -> [UInt8] {
    switch type {
    case "js": script(file)
    case "css": style(file)
    default: file
    }
  }

  /// The script without indentation, empty lines and lines of comment. Its string literals stay whole, because none of them
  /// spans lines.
  private static func script(_ file: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var isComment = false
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == space }
      if text.starts(with: "/*".utf8) { isComment = true }
      if isComment {
        isComment = !text.suffix(2).elementsEqual("*/".utf8)
        continue
      }
      if text.isEmpty || text.starts(with: "//".utf8) { continue }
      kept += text
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }

  /// The style sheet reduced as a script is, and without the spaces around `{` and `}` and behind `:`, `;` and `,`.
  private static func style(_ file: [UInt8]) -> [UInt8] {
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
}
