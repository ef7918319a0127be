import FAQConversation

/// Writes HTML. Text and the values of attributes are escaped wherever they stand; names are of this program.
struct HTMLWriter: Sendable {
  private(set) var markup = ""

  static func write(_ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    body(&html)
    return html.markup
  }

  mutating func text(_ text: String) { markup += HTMLText.escaped(text) }

  /// Markup that another writer made.
  mutating func append(_ written: String) { markup += written }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    markup += "</\(name)>"
  }

  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  mutating func element(_ name: String, _ text: String) { element(name, [:], text) }

  /// A list of `item` elements, or nothing when there are none.
  mutating func list(_ name: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    element(name) { html in for item in items { html.element("li", item) } }
  }

  /// An attribute with an empty value is one that is simply there, such as `hidden`.
  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    markup += "<" + name
    for (key, value) in attributes {
      markup += value.isEmpty ? " \(key)" : " \(key)=\"\(HTMLText.escaped(value))\""
    }
    markup += ">"
  }
}
