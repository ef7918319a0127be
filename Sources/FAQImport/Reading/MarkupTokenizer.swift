import Basics

/// Cuts a page into tags and texts. It takes whatever comes: unfinished tags, comments without an end, signs that stand for
/// themselves.
struct MarkupTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  /// The line of ``index``, from 1.
  private(set) var line = 1
  /// The element whose content is no markup, such as a script.
  private var raw: String?
  /// Names whose end is known not to come, so that nobody looks for it again.
  private var endless: Set<String> = []
  private let isXML: Bool

  init(_ text: String, isXML: Bool = false) { (bytes, self.isXML) = (Array(text.utf8), isXML) }

  /// Elements whose content is text up to their end tag.
  private static let rawElements: Set<String> = [
    "script", "style", "textarea", "title", "noscript", "iframe", "xmp", "noembed", "noframes",
  ]

  /// The next token, and the line of its beginning; nil at the end.
  mutating func next() -> (token: MarkupToken, line: Int)? {
    while index < bytes.count {
      let start = line
      if let name = raw {
        raw = nil
        let text = take(until: "</" + name)
        if !text.isEmpty { return (.text(text), start) }
        continue
      }
      guard bytes[index] == UInt8(ascii: "<"), let kind = markup() else {
        return (.text(Entities.decoded(plainText())), start)
      }
      if let token = take(kind) { return (token, start) }
    }
    return nil
  }

  private enum Kind { case start, end, comment, declaration, data }

  /// The kind of the markup that begins here; nil when the sign stands for itself.
  private func markup() -> Kind? {
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      return index + 2 < bytes.count && ASCII.isLetter(bytes[index + 2]) ? .end : .declaration
    case UInt8(ascii: "!"):
      if bytes[index...].starts(with: "<!--".utf8) { return .comment }
      return bytes[index...].starts(with: "<![CDATA[".utf8) ? .data : .declaration
    case UInt8(ascii: "?"): return .declaration
    case let byte where ASCII.isLetter(byte): return .start
    default: return nil
    }
  }

  private mutating func take(_ kind: Kind) -> MarkupToken? {
    switch kind {
    case .start: return .start(startTag())
    case .end:
      advance(2)
      let name = self.name()
      skip { $0 != UInt8(ascii: ">") }
      advance(1)
      return .end(name)
    case .comment:
      advance(4)
      // A comment without an end lasts to the next `>`, so that it does not swallow the page.
      if endless.contains("-->") {
        skip { $0 != UInt8(ascii: ">") }
      } else if let end = bytes.firstPlace(of: "-->", from: index) {
        advance(end - index + 3)
      } else {
        endless.insert("-->")
      }
      return nil
    case .data:
      advance(9)
      let text = take(until: "]]>")
      advance(3)
      return .text(text)
    case .declaration:
      skip { $0 != UInt8(ascii: ">") }
      advance(1)
      return nil
    }
  }

  private mutating func startTag() -> MarkupToken.Tag {
    advance(1)
    var tag = MarkupToken.Tag(name: name())
    while index < bytes.count {
      skip { ASCII.isSpace($0) }
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
      if bytes[index] == UInt8(ascii: "<") { break }
      if bytes[index] == UInt8(ascii: "/") {
        advance(1)
        tag.isClosed = index < bytes.count && bytes[index] == UInt8(ascii: ">")
        continue
      }
      let (key, value) = attribute()
      if tag.attributes[key] == nil { tag.attributes[key] = value }
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ">") { advance(1) }
    let isRaw = MarkupTokenizer.rawElements.contains(tag.name)
    if !isXML, isRaw, !tag.isClosed { raw = tag.name }
    return tag
  }

  private mutating func attribute() -> (String, String) {
    let start = index
    advance(1)
    skip { !ASCII.isSpace($0) && !"=>/".utf8.contains($0) }
    let key = String(decoding: ASCII.lowered(bytes[start..<index]), as: UTF8.self)
    skip { ASCII.isSpace($0) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return (key, "") }
    advance(1)
    skip { ASCII.isSpace($0) }
    guard index < bytes.count else { return (key, "") }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      advance(1)
      return (key, Entities.decoded(quoted(quote)))
    }
    let from = index
    skip { !ASCII.isSpace($0) && $0 != UInt8(ascii: ">") }
    return (key, Entities.decoded(String(decoding: bytes[from..<index], as: UTF8.self)))
  }

  /// A value up to its quotation mark. Where that is missing, the value ends with its tag.
  private mutating func quoted(_ quote: UInt8) -> String {
    let from = index
    let missing = String(UnicodeScalar(quote))
    let end = endless.contains(missing) ? nil : bytes[index...].firstIndex(of: quote)
    if end == nil { endless.insert(missing) }
    let stop = end ?? bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    advance(stop - index)
    let value = String(decoding: bytes[from..<stop], as: UTF8.self)
    if end != nil { advance(1) }
    return value
  }

  private mutating func name() -> String {
    let start = index
    skip { !ASCII.isSpace($0) && !"/><".utf8.contains($0) }
    return String(decoding: ASCII.lowered(bytes[start..<index]), as: UTF8.self)
  }

  /// Text up to the next `<` that begins markup.
  private mutating func plainText() -> String {
    let start = index
    advance(1)
    while index < bytes.count {
      skip { $0 != UInt8(ascii: "<") }
      if index >= bytes.count || markup() != nil { break }
      advance(1)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Everything before an end, in whatever case it is written; up to the end of the page where it does not come.
  private mutating func take(until end: String) -> String {
    let start = index
    if !endless.contains(end) {
      if let found = bytes.firstPlace(of: end, from: index) {
        advance(found - index)
        return String(decoding: bytes[start..<found], as: UTF8.self)
      }
      endless.insert(end)
    }
    // An element that never ends has no text, because the page would end with it.
    return ""
  }

  private mutating func advance(_ count: Int) {
    let end = min(bytes.count, index + count)
    for byte in bytes[index..<end] where byte == UInt8(ascii: "\n") { line += 1 }
    index = end
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { advance(1) }
  }
}

extension [UInt8] {
  /// The first place of an ASCII text, in capitals or not.
  func firstPlace(of text: String, from start: Int) -> Int? {
    let wanted = Array<UInt8>(ASCII.lowered(text.utf8))
    guard let first = wanted.first, start + wanted.count <= count else { return nil }
    for place in start...(count - wanted.count)
    where ASCII.lowered(self[place]) == first
      && zip(self[place...], wanted).allSatisfy({ ASCII.lowered($0) == $1 })
    {
      return place
    }
    return nil
  }
}
