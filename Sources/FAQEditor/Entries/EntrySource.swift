import Basics
import FAQKnowledge

/// The file of an entry as lines. A change of one part leaves every byte of the others as it is.
struct EntrySource: Sendable, Equatable {
  struct Line: Sendable, Equatable {
    var text: String
    /// LF, CRLF, CR, or nothing at the end of the file.
    var ending: String
  }

  var lines: [Line]

  init(_ text: String) { lines = EntrySource.split(text) }

  var text: String { lines.reduce(into: "") { $0 += $1.text + $1.ending } }

  /// The ending that new lines get: that of the first line.
  var ending: String { lines.first.map { $0.ending.isEmpty ? "\n" : $0.ending } ?? "\n" }

  private static func split(_ text: String) -> [Line] {
    let bytes = Array(text.utf8)
    var lines: [Line] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      let end = index - 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      lines.append(
        Line(
          text: String(decoding: bytes[start..<end], as: UTF8.self),
          ending: String(decoding: bytes[end..<index], as: UTF8.self)))
      start = index
    }
    if start < bytes.count {
      lines.append(Line(text: String(decoding: bytes[start...], as: UTF8.self), ending: ""))
    }
    return lines
  }

  /// Takes the line ends of the file on disk, because a browser sends all of them alike: lines that are the same at the
  /// beginning and at the end keep theirs, and the others get that of the first line.
  mutating func takeEndings(of disk: EntrySource) {
    let common = min(lines.count, disk.lines.count)
    var first = 0
    while first < common, lines[first].text == disk.lines[first].text { first += 1 }
    var last = 0
    while last < common - first,
      lines[lines.count - 1 - last].text == disk.lines[disk.lines.count - 1 - last].text
    {
      last += 1
    }
    let ending = disk.ending
    for index in lines.indices where !lines[index].ending.isEmpty { lines[index].ending = ending }
    for index in 0..<first where !lines[index].ending.isEmpty && !disk.lines[index].ending.isEmpty {
      lines[index].ending = disk.lines[index].ending
    }
    for index in 0..<last where !lines[lines.count - 1 - index].ending.isEmpty {
      let own = disk.lines[disk.lines.count - 1 - index].ending
      if !own.isEmpty { lines[lines.count - 1 - index].ending = own }
    }
  }

  // MARK: Changes of lines

  /// Puts texts in the place of lines. The last line of the file gets an ending where a line follows.
  mutating func replace(_ range: Range<Int>, with texts: [String]) {
    if range.lowerBound == lines.count, !texts.isEmpty, let last = lines.last, last.ending.isEmpty {
      lines[lines.count - 1].ending = ending
    }
    let ending = ending
    var new = texts.map { Line(text: $0, ending: ending) }
    if range.upperBound == lines.count, !range.isEmpty, lines[range.upperBound - 1].ending.isEmpty,
      !new.isEmpty
    {
      new[new.count - 1].ending = ""
    }
    lines.replaceSubrange(range, with: new)
  }

  mutating func insert(_ texts: [String], at index: Int) { replace(index..<index, with: texts) }
}
