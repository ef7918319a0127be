import Basics
import FAQConversation
import FAQKnowledge
import FAQService
import HTML
import JSON

/// The answer as readers see it, on a phone and on a desk. It is written as the lookup page has it; where scripts run, the
/// widget's own script draws it in its place.
struct CardHTML {
  private let composer: ReplyComposer
  private let reply: Reply

  init(_ reading: EntryReading, at now: WallTime) {
    var base = reading.base
    let related = Set(reading.entry.related.map(\.value))
    // An answer needs its own entry and the titles of related ones; the others would only take time.
    base.entries =
      [reading.entry] + reading.base.entries.filter { related.contains($0.id) && $0.id != reading.entry.id }
    base.canned = []
    composer = ReplyComposer(base)
    var reply = composer.answer(0, confidence: 1)
    _ = ExpiredAnswers(composer).apply(to: &reply, lpse: "", at: now)
    self.reply = reply
  }

  func write(_ words: DeskWords, _ html: inout HTMLWriter) {
    let card = EntryHTML.card(0, composer)
    html.element("div", ["class": "cards"]) { html in
      for (name, word) in [("phone", DeskWord.onPhone), ("wide", .onDesktop)] {
        html.element("figure", ["class": name]) { html in
          html.element("figcaption", words[word])
          html.element("div", ["class": "card"]) { $0.append(card) }
        }
      }
    }
  }

  /// The reply of the service, from which the widget's script draws the card.
  func write(to json: inout JSONWriter) { WidgetCard.write(reply, to: &json) }

  /// The same with the words of the widget.
  var start: String {
    var json = JSONWriter()
    WidgetCard.write(reply, composer, to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
