import Basics

/// The lines of a file, whatever ends them (LF, CRLF or CR), without a byte order mark.
package struct LineScanner {
  package struct Line: Sendable, Equatable {
    package var number: Int
    package var text: Substring
  }

  /// The scalar that some editors put before a text.
  static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  /// Cuts `text` into numbered lines.
  package static func lines(_ text: String) -> [Line] {
    var body = Substring(text)
    if body.unicodeScalars.first == byteOrderMark { body = Substring(body.unicodeScalars.dropFirst()) }
    // The bytes are copied before the closure returns.
    let bytes = unsafe body.utf8.withContiguousStorageIfAvailable { unsafe Array($0) } ?? Array(body.utf8)
    var lines: [Line] = []
    var start = 0
    // Indices of UTF-8 text are offsets, so that cutting by offset costs nothing.
    func cut(_ end: Int) {
      let from = body.utf8.index(body.startIndex, offsetBy: start)
      let to = body.utf8.index(from, offsetBy: end - start)
      lines.append(Line(number: lines.count + 1, text: body[from..<to]))
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      cut(index - 1)
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      start = index
    }
    if start < bytes.count { cut(bytes.count) }
    return lines
  }
}
