import Basics

/// Records of a table in text: fields between separators, with quotes around those that hold separators or line breaks.
enum CSVReader {
  struct Record: Equatable {
    var fields: [String]
    /// The line of its beginning, from 1.
    var line: Int
  }

  /// The records of a text, without empty ones; the separator is guessed.
  static func records(_ text: String) -> [Record] {
    let bytes = Array(text.utf8)
    return records(bytes, separator: separator(bytes))
  }

  /// The sign that parts the fields of the first records most evenly: `;`, `,`, a tab or `|`.
  private static func separator(_ bytes: [UInt8]) -> UInt8 {
    let signs = [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "|")]
    let head = Array(bytes.prefix(1 << 16))
    func score(_ sign: UInt8) -> (even: Double, columns: Int) {
      let widths = records(head, separator: sign).prefix(50).map(\.fields.count)
      guard let first = widths.first, first > 1 else { return (0, 0) }
      return (Double(widths.count { $0 == first }) / Double(widths.count), first)
    }
    let scores = signs.map { (sign: $0, score: score($0)) }
    return scores.max { ($0.score.even, -$0.score.columns) < ($1.score.even, -$1.score.columns) }?.sign
      ?? UInt8(ascii: ",")
  }

  private static func records(_ bytes: [UInt8], separator: UInt8) -> [Record] {
    var cutter = Cutter(bytes: bytes, separator: separator)
    return cutter.records()
  }

  /// Goes over the bytes once.
  private struct Cutter {
    let bytes: [UInt8]
    let separator: UInt8
    private var found: [Record] = []
    private var fields: [String] = []
    private var field: [UInt8] = []
    private var line = 1
    private var start = 1
    private var isQuoted = false
    private var index = 0

    init(bytes: [UInt8], separator: UInt8) { (self.bytes, self.separator) = (bytes, separator) }

    mutating func records() -> [Record] {
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        if isQuoted { quoted(byte) } else { plain(byte) }
      }
      endRecord()
      return found
    }

    private mutating func quoted(_ byte: UInt8) {
      if byte != UInt8(ascii: "\"") {
        field.append(byte)
      } else if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        field.append(byte)
        index += 1
      } else {
        isQuoted = false
      }
    }

    private mutating func plain(_ byte: UInt8) {
      if byte == UInt8(ascii: "\""), field.allSatisfy(ASCII.isBlank) {
        (isQuoted, field) = (true, [])
      } else if byte == separator {
        endField()
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        endRecord()
      } else {
        field.append(byte)
      }
    }

    private mutating func endField() {
      fields.append(String(String(decoding: field, as: UTF8.self).trimmedOfSpace()))
      field = []
    }

    private mutating func endRecord() {
      if !fields.isEmpty || !field.allSatisfy(ASCII.isSpace) {
        endField()
        if fields.contains(where: { !$0.isEmpty }) { found.append(Record(fields: fields, line: start)) }
      }
      (fields, field, start) = ([], [], line)
    }
  }
}
