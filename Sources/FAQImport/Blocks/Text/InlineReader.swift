/// Bold parts and links of a line in Markdown.
enum InlineReader {
  static func text(_ line: String, isMarkdown: Bool) -> InlineText {
    guard isMarkdown else { return InlineText(line) }
    var reader = Reader(rest: line[...])
    reader.run()
    return reader.text
  }

  private struct Reader {
    var rest: Substring
    var text = InlineText()
    var isBold = false
    /// Signs whose partner is known not to come.
    var missing: Set<String> = []

    mutating func run() {
      while let next = rest.first {
        switch next {
        case "\\" where rest.dropFirst().first.map { $0.isPunctuation || $0.isSymbol } == true:
          add(String(rest.dropFirst().prefix(1)))
          rest = rest.dropFirst(2)
        case "*", "_": emphasis(next)
        case "[":
          if !link() { plain() }
        case "!" where rest.dropFirst().first == "[": rest = rest.dropFirst()
        case "<":
          if !autolink() { plain() }
        case "`": rest = rest.dropFirst()
        default: plain()
        }
      }
    }

    private mutating func add(_ string: String, link: String? = nil) {
      text.append(InlineText.Run(text: string, isBold: isBold, link: link))
    }

    private mutating func plain() {
      let end = rest.dropFirst().firstIndex { "\\*_[!<`".contains($0) } ?? rest.endIndex
      add(String(rest[..<end]))
      rest = rest[end...]
    }

    /// `**` and `__` are bold; a single sign is left out where it has a partner on the same word.
    private mutating func emphasis(_ sign: Character) {
      let double = String([sign, sign])
      if rest.hasPrefix(double) {
        let after = rest.dropFirst(2)
        if isBold || after.contains(double) && after.first?.isWhitespace == false {
          isBold.toggle()
          rest = after
          return
        }
        add(double)
        rest = after
        return
      }
      add(String(sign))
      rest = rest.dropFirst()
    }

    private mutating func link() -> Bool {
      guard !missing.contains("](") else { return false }
      guard let close = rest.firstIndex(of: "]") else {
        missing.insert("](")
        return false
      }
      let after = rest[close...].dropFirst()
      guard after.first == "(", let end = after.prefix(2_000).firstIndex(of: ")") else { return false }
      let target = after[after.index(after: after.startIndex)..<end].split(separator: " ").first ?? ""
      let label = rest[rest.index(after: rest.startIndex)..<close]
      add(label.filter { $0 != "*" }, link: String(target))
      rest = rest[after.index(after: end)...]
      return true
    }

    /// `<https://…>` and tags such as `<br>`.
    private mutating func autolink() -> Bool {
      guard let close = rest.prefix(2_000).firstIndex(of: ">") else { return false }
      let inner = rest[..<close].dropFirst()
      if inner.hasPrefix("http") || inner.contains("@") && !inner.contains(" ") {
        add(String(inner), link: inner.hasPrefix("http") ? String(inner) : "mailto:" + inner)
      } else {
        switch inner.lowercased().prefix(while: { $0.isLetter || $0 == "/" }) {
        case "br", "br/": add("\n")
        case "b", "strong": isBold = true
        case "/b", "/strong": isBold = false
        case "kbd", "/kbd", "u", "/u", "i", "/i", "em", "/em", "span", "/span", "a", "/a", "sup", "/sup":
          break
        default: return false
        }
      }
      rest = rest[close...].dropFirst()
      return true
    }
  }
}
