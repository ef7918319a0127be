/// The lines of a file, whatever ends them (LF, CRLF or CR), without a byte order mark.
package struct LineScanner {
  package struct Line: Sendable, Equatable {
    package var number: Int
    package var text: Substring
  }

  /// Cuts `text` into numbered lines.
  package static func lines(_ text: String) -> [Line] {
    var body = Substring(text)
    if body.unicodeScalars.first == "\u{FEFF}" { body = Substring(body.unicodeScalars.dropFirst()) }
    var lines: [Line] = []
    var start = body.utf8.startIndex
    var index = start
    let utf8 = body.utf8
    while index < utf8.endIndex {
      let byte = utf8[index]
      guard byte == 0x0A || byte == 0x0D else {
        utf8.formIndex(after: &index)
        continue
      }
      lines.append(Line(number: lines.count + 1, text: body[start..<index]))
      let next = utf8.index(after: index)
      index = byte == 0x0D && next < utf8.endIndex && utf8[next] == 0x0A ? utf8.index(after: next) : next
      start = index
    }
    if start < utf8.endIndex { lines.append(Line(number: lines.count + 1, text: body[start...])) }
    return lines
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  func trimmed() -> Substring {
    var body = self
    while let first = body.utf8.first, first == 0x20 || first == 0x09 { body = Substring(body.utf8.dropFirst()) }
    while let last = body.utf8.last, last == 0x20 || last == 0x09 { body = Substring(body.utf8.dropLast()) }
    return body
  }
}

extension String {
  func trimmed() -> Substring { self[...].trimmed() }
}
