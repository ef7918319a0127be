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
  private let letter: Letter?

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
    Announcer(base).announce(in: &reply, lpse: base.lpse, at: now)
    self.reply = reply
    letter = reading.entry.letter
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

  /// The reply and the letter of the service, from which the widget's script draws the card.
  func write(to json: inout JSONWriter) {
    json.key("balasan")
    WidgetCard.write(reply, to: &json)
    json.key("surat")
    WidgetCard.write(letter, to: &json)
  }

  /// The same with the words of the widget, and what is said in place of a letter.
  func start(_ words: DeskWords) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("tentang")
      WidgetCard.writeAbout(composer, to: &json)
      write(to: &json)
      json.pair("tanpa-surat", words[.noLetterHere])
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
