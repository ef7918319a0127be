/// Reads `**bold**`, `[label](address)` and masked signs of a paragraph.
enum SpanReader {
  /// The beginnings of addresses that become links.
  static let schemes = ["http://", "https://", "mailto:", "tel:"]

  static func spans(_ text: String) -> [FormattedText.Span] {
    var reader = Reader(rest: text[...])
    reader.run()
    return reader.spans
  }

  private struct Reader {
    var rest: Substring
    var spans: [FormattedText.Span] = []
    var isBold = false

    mutating func run() {
      while let next = rest.first {
        if next == "\\", let sign = rest.dropFirst().first, "#|`<>-*+.[]()_\\".contains(sign) {
          add(String(sign))
          rest = rest.dropFirst(2)
        } else if next == "*", rest.hasPrefix("**"), isBold || rest.dropFirst(2).contains("**") {
          isBold.toggle()
          rest = rest.dropFirst(2)
        } else if next == "[", takesLink() {
          continue
        } else {
          let end = rest.dropFirst().firstIndex { "\\*[".contains($0) } ?? rest.endIndex
          add(String(rest[..<end]))
          rest = rest[end...]
        }
      }
    }

    private mutating func add(_ text: String, link: String? = nil) {
      if let last = spans.last, last.isBold == isBold, last.link == link {
        spans[spans.count - 1].text += text
      } else {
        spans.append(.init(text: text, isBold: isBold, link: link))
      }
    }

    /// Longest label and longest address, in characters, so that no bracket is looked for far away.
    private static let longest = 2_000

    private mutating func takesLink() -> Bool {
      guard let close = rest.prefix(Reader.longest).firstIndex(of: "]") else { return false }
      let after = rest[close...].dropFirst()
      guard after.first == "(", let end = after.prefix(Reader.longest).firstIndex(of: ")") else {
        return false
      }
      let address = String(after[after.index(after: after.startIndex)..<end])
      guard SpanReader.schemes.contains(where: address.lowercased().hasPrefix) else {
        return false
      }
      add(String(rest[rest.index(after: rest.startIndex)..<close]), link: address)
      rest = rest[after.index(after: end)...]
      return true
    }
  }
}
