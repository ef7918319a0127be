import Basics

/// Markdown in the text of an answer that no reader of it sees as it is meant.
package enum LostForm: Sendable, Equatable {
  case image, quote
  /// A tag of HTML, such as `br`.
  case tag(String)
  /// The address of a link that is no page, mail or telephone.
  case link(String)
}

/// Finds ``LostForm``s in the parts of an entry that readers see.
enum LostForms {
  /// The first of each kind in each paragraph and item.
  static func find(in document: Document) -> [Diagnostic] {
    let items = document.sections.flatMap { section -> [Located<String>] in
      switch Headings.entrySection(section.heading.value)?.kind {
      case .steps, .attachments, .notes, .details: section.paragraphs + section.items
      case .followUps, .wordings, .counterexamples, .rules, .letter, .fields, .sending, .check, nil: []
      }
    }
    return (document.introduction + items).flatMap { text in
      forms(text.value).map { Diagnostic(.warning, text.location, .shape(.lostForm($0))) }
    }
  }

  private static func forms(_ text: String) -> [LostForm] {
    let bytes = Array(text.utf8)
    // Code is shown as it is written.
    guard !text.contains("`") else { return [] }
    let quote: LostForm? = bytes.first == UInt8(ascii: ">") ? .quote : nil
    return [quote, image(text), tag(bytes), link(text)].compactMap { $0 }
  }

  private static func image(_ text: String) -> LostForm? {
    text.firstPlace(of: "![").flatMap { text[$0.upperBound...].contains("](") ? .image : nil }
  }

  /// The first `<name>`, `<name …>` or `</name>`; signs of less and more than are none.
  private static func tag(_ bytes: [UInt8]) -> LostForm? {
    for place in bytes.indices where bytes[place] == UInt8(ascii: "<") {
      guard place == 0 || bytes[place - 1] != UInt8(ascii: "\\") else { continue }
      let body = bytes[(place + 1)...].drop { $0 == UInt8(ascii: "/") }
      let name = body.prefix(longestTag + 1).prefix { ASCII.isLetterOrDigit($0) }
      let after = body.dropFirst(name.count).first
      if name.count <= longestTag, let name = known(name), after.map({ " />".utf8.contains($0) }) == true {
        return .tag(name)
      }
    }
    return nil
  }

  private static func known(_ name: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: name, as: UTF8.self).lowercased()
    return tags.contains(name) ? name : nil
  }

  /// Length of the longest of ``tags``.
  private static let longestTag = 10
  private static let tags: Set<String> = [
    "a", "b", "blockquote", "br", "center", "code", "details", "div", "em", "font", "h1", "h2", "h3", "h4",
    "hr", "i",
    "iframe", "img", "li", "ol", "p", "pre", "script", "small", "span", "strong", "style", "sub", "summary",
    "sup",
    "table", "tbody", "td", "th", "thead", "tr", "u", "ul", "video",
  ]

  /// The first link that stays text because of its address.
  private static func link(_ text: String) -> LostForm? {
    guard let label = text.firstPlace(of: "]("), text[..<label.lowerBound].contains("[") else { return nil }
    // An image is told as one.
    guard image(text) == nil else { return nil }
    let address = text[label.upperBound...].prefix { $0 != ")" && !$0.isWhitespace }
    let isWhole = text[label.upperBound...].dropFirst(address.count).first == ")"
    let isKnown = SpanReader.schemes.contains(where: address.lowercased().hasPrefix)
    return isWhole && !isKnown && !address.isEmpty ? .link(String(address)) : nil
  }
}
