import FAQConversation
import FAQKnowledge
import FAQService
import HTML

/// The answer as readers see it, on a phone and on a desk.
enum CardHTML {
  static func write(_ reading: EntryReading, _ words: DeskWords, _ html: inout HTMLWriter) {
    var base = reading.base
    let related = Set(reading.entry.related.map(\.value))
    // An answer needs its own entry and the titles of related ones; the others would only take time.
    base.entries =
      [reading.entry] + reading.base.entries.filter { related.contains($0.id) && $0.id != reading.entry.id }
    base.canned = []
    let card = EntryHTML.card(0, ReplyComposer(base))
    html.element("div", ["class": "cards"]) { html in
      for (name, word) in [("phone", DeskWord.onPhone), ("wide", .onDesktop)] {
        html.element("figure", ["class": name]) { html in
          html.element("figcaption", words[word])
          html.element("div", ["class": "card"]) { $0.append(card) }
        }
      }
    }
  }
}
