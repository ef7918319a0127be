import FAQConversation
import FAQMatching
import HTML

// Text of the knowledge with what a reader can act on, or looked for, as elements of its own.
extension HTMLWriter {
  /// A text whose telephone numbers, mail addresses and web addresses are links.
  mutating func linked(_ text: String) {
    var place = 0
    for link in TextLinks.find(text) {
      self.text(LinkedText.slice(text, place..<link.range.lowerBound))
      element(
        "a", ["href": link.uri, "rel": "noopener noreferrer"], LinkedText.slice(text, link.range))
      place = link.range.upperBound
    }
    self.text(LinkedText.slice(text, place..<text.utf8.count))
  }

  /// An element with such a text.
  mutating func linked(_ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String) {
    element(name, attributes) { $0.linked(text) }
  }

  /// A list of such texts, or nothing when there are none.
  mutating func linkedList(_ name: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    element(name) { html in for item in items { html.linked("li", [:], item) } }
  }

  /// A text in which the words of a search are marked.
  mutating func marked(_ text: String, _ marks: [EntrySearch.Mark]) {
    var place = 0
    for mark in marks {
      self.text(LinkedText.slice(text, place..<mark.range.lowerBound))
      element("mark", LinkedText.slice(text, mark.range))
      place = mark.range.upperBound
    }
    self.text(LinkedText.slice(text, place..<text.utf8.count))
  }
}

enum LinkedText {
  /// Bytes of a text; all ranges that are given here begin and end at whole characters.
  static func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
