/// Writes HTML. Text and the values of attributes are escaped wherever they stand; names are of this program.
package struct HTMLWriter: Sendable {
  package private(set) var markup = ""

  package static func write(_ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    body(&html)
    return html.markup
  }

  package mutating func text(_ text: String) { markup += HTMLText.escaped(text) }

  /// Markup that another writer made.
  package mutating func append(_ written: String) { markup += written }

  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    markup += "</\(name)>"
  }

  package mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  package mutating func element(_ name: String, _ text: String) { element(name, [:], text) }

  /// A list of `item` elements, or nothing when there are none.
  package mutating func list(_ name: String, _ items: [String]) {
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
