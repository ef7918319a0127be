import Basics
import FAQConversation
import HTML

/// A page with placeholders: `{{name}}` for text, which is escaped, and `{{{name}}}` for markup of ``HTMLWriter``.
struct PageTemplate: Sendable {
  private enum Part: Sendable {
    case literal(String)
    case text(String)
    case markup(String)
  }

  private let parts: [Part]

  init(_ bytes: [UInt8]) {
    var parts: [Part] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let open = rest.firstPlace(of: "{{") {
      parts.append(.literal(String(rest[..<open.lowerBound])))
      let isMarkup = rest[open.upperBound...].hasPrefix("{")
      let name = rest[open.upperBound...].drop { $0 == "{" }.prefix { $0 != "}" }
      parts.append(isMarkup ? .markup(String(name)) : .text(String(name)))
      rest = rest[name.endIndex...].drop { $0 == "}" }
    }
    parts.append(.literal(String(rest)))
    self.parts = parts
  }

  /// The names of all placeholders.
  var names: Set<String> {
    Set(
      parts.compactMap { part in
        switch part {
        case .literal: nil
        case .text(let name), .markup(let name): name
        }
      })
  }

  func fill(_ values: [String: String]) -> String {
    parts.reduce(into: "") { page, part in
      switch part {
      case .literal(let text): page += text
      case .text(let name): page += HTMLText.escaped(values[name] ?? "")
      case .markup(let name): page += values[name] ?? ""
      }
    }
  }
}
