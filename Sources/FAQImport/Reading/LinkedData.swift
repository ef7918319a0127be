import Basics

/// Questions that a page tells to search engines (schema.org `FAQPage`, in JSON).
struct LinkedData {
  private let bytes: [UInt8]
  private var index = 0
  /// The line of each byte so far is counted from here.
  private let firstLine: Int
  private var questions: [SourceDocument.HiddenQuestion] = []

  indirect enum Value {
    case text(String, line: Int)
    case list([Value])
    case object([String: Value])
    case other
  }

  static func questions(_ text: String, line: Int) -> [SourceDocument.HiddenQuestion] {
    var reader = LinkedData(bytes: Array(text.utf8), firstLine: line)
    guard let value = reader.value(depth: 0) else { return [] }
    reader.collect(value)
    return reader.questions
  }

  private init(bytes: [UInt8], firstLine: Int) { (self.bytes, self.firstLine) = (bytes, firstLine) }

  private mutating func collect(_ value: Value) {
    switch value {
    case .list(let values): for value in values { collect(value) }
    case .object(let members):
      if case .text("Question", _)? = members["@type"], case .text(let name, let line)? = members["name"] {
        let answer = LinkedData.text(members["acceptedAnswer"])
        let blocks = PageReader.blocks(MarkupTreeBuilder.tree(answer)).map { Block($0.kind, line: line) }
        let title = InlineText(Entities.decoded(name)).title
        questions.append(.init(line: line, title: title, body: blocks))
      } else {
        for value in members.sorted(by: { $0.key < $1.key }) { collect(value.value) }
      }
    case .text, .other: break
    }
  }

  private static func text(_ answer: Value?) -> String {
    switch answer {
    case .object(let members):
      if case .text(let text, _)? = members["text"] { return text } else { return "" }
    case .list(let all): return text(all.first)
    case .text(let text, _): return text
    case .other, nil: return ""
    }
  }

  private mutating func value(depth: Int) -> Value? {
    skipSpace()
    guard index < bytes.count, depth < ImportLimits.depth else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "\""):
      let line = firstLine + newlines(before: index)
      return string().map { .text($0, line: line) }
    default:
      while index < bytes.count, !",]}".utf8.contains(bytes[index]), !ASCII.isSpace(bytes[index]) {
        index += 1
      }
      return .other
    }
  }

  private var counted = (place: 0, lines: 0)

  /// Line breaks up to a place; each byte is counted once.
  private mutating func newlines(before place: Int) -> Int {
    counted.lines += bytes[counted.place..<place].count { $0 == UInt8(ascii: "\n") }
    counted.place = place
    return counted.lines
  }

  private mutating func skipSpace() { while index < bytes.count, ASCII.isSpace(bytes[index]) { index += 1 } }

  /// Takes a sign if it comes next.
  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func object(_ depth: Int) -> Value? {
    index += 1
    var members: [String: Value] = [:]
    while !takes("}") {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string(), takes(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      members[key] = value
      _ = takes(",")
    }
    return .object(members)
  }

  private mutating func list(_ depth: Int) -> Value? {
    index += 1
    var values: [Value] = []
    while !takes("]") {
      guard let value = value(depth: depth + 1), index < bytes.count else { return nil }
      values.append(value)
      guard takes(",") || index < bytes.count && bytes[index] == UInt8(ascii: "]") else { return nil }
    }
    return .list(values)
  }

  private mutating func string() -> String? {
    index += 1
    var units: [UInt16] = []
    var plain = index
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        units += text(plain..<index).utf16
        index += 1
        return String(decoding: units, as: UTF16.self)
      }
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.count else { continue }
      units += text(plain..<(index - 1)).utf16
      units.append(escape())
      plain = index
    }
    return nil
  }

  private mutating func escape() -> UInt16 {
    let sign = bytes[index]
    index += 1
    switch sign {
    case UInt8(ascii: "n"): return UInt16(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): return UInt16(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): return UInt16(UInt8(ascii: " "))
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      index = min(bytes.count, index + 4)
      return UInt16(digits, radix: 16) ?? UInt16(UInt8(ascii: " "))
    default: return UInt16(sign)
    }
  }
}
