import FAQConversation
import FAQKnowledge
import HTML

/// An entry in full, as a card that also prints.
struct EntryHTML {
  private let entry: Entry
  private let part: AnswerPart
  private let phrases: Phrasebook
  private var words: ScreenWords { phrases.screens }

  static func write(_ index: Int, _ composer: ReplyComposer) -> String {
    let card = EntryHTML(
      entry: composer.base.entries[index], part: composer.part(index),
      phrases: composer.base.phrasebook)
    return HTMLWriter.write { card.write(&$0) }
  }

  private func write(_ html: inout HTMLWriter) {
    html.element("h2", ["id": "answer-title", "tabindex": "-1"], entry.title)
    tools(&html)
    html.element("p", ["class": "summary"], entry.summary)
    if entry.procedure.isEmpty {
      section(phrases[.steps], "steps", &html) { $0.list("ol", entry.steps) }
    } else {
      section(phrases[.steps], "procedure", &html) { procedure(&$0) }
    }
    section(phrases[.attachments], "papers", &html) { $0.list("ul", entry.attachments) }
    section(phrases[.notes], "notes", &html) { $0.list("ul", entry.notes) }
    section(phrases[.contacts], "contacts", &html) { contacts(&$0) }
    section(phrases[.sources], "sources", &html) {
      $0.list("ul", part.sources.map { TextList.source($0, phrases) })
    }
    section(phrases[.related], "related", &html) { related(&$0) }
    section(words[.questions], "questions", &html) {
      $0.list("ul", Array(entry.wordings.prefix(5).map(\.value)))
    }
  }

  /// The ways to hand the answer on. The buttons need a script, which shows them; the texts can be marked by hand.
  private func tools(_ html: inout HTMLWriter) {
    html.element("div", ["class": "tools"]) { html in
      html.element("button", ["type": "button", "data-copy": "message", "hidden": ""], words[.copyMessage])
      html.element("button", ["type": "button", "data-copy": "formal", "hidden": ""], words[.copyFormal])
      html.element("button", ["type": "button", "data-copy": "link", "hidden": ""], words[.copyLink])
      html.element("button", ["type": "button", "data-print": "yes", "hidden": ""], words[.print])
    }
    html.element("details", ["class": "texts"]) { html in
      html.element("summary", words[.texts])
      html.element(
        "pre", ["id": "copy-message", "tabindex": "0", "aria-label": words[.copyMessage]],
        EntryText.write(part, phrases))
      html.element(
        "pre", ["id": "copy-formal", "tabindex": "0", "aria-label": words[.copyFormal]],
        FormalText.write(part, phrases))
      html.element("a", ["id": "copy-link", "href": "?entry=" + PercentCoding.encode(entry.id)], entry.id)
    }
  }

  /// A section with its heading, or nothing when it would be empty.
  private func section(
    _ heading: String, _ name: String, _ html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    let inner = HTMLWriter.write(body)
    guard !inner.isEmpty else { return }
    html.element("section", ["class": name]) { html in
      html.element("h3", heading)
      html.append(inner)
    }
  }

  private func procedure(_ html: inout HTMLWriter) {
    html.element("div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": phrases[.steps]]) {
      html in
      html.element("table") { html in
        html.element("thead") { row(entry.procedure[0], "th", ["scope": "col"], &$0) }
        html.element("tbody") { html in
          for cells in entry.procedure.dropFirst() { row(cells, "td", [:], &html) }
        }
      }
    }
  }

  private func row(
    _ cells: [String], _ name: String, _ attributes: KeyValuePairs<String, String>, _ html: inout HTMLWriter
  ) {
    html.element("tr") { html in for cell in cells { html.element(name, attributes, cell) } }
  }

  private func contacts(_ html: inout HTMLWriter) {
    guard !part.contacts.isEmpty else { return }
    html.element("ul") { html in
      for contact in part.contacts {
        html.element("li") { html in
          html.text(contact.name + ": ")
          if let uri = ContactLink.uri(contact) {
            html.element("a", ["href": uri, "rel": "noopener noreferrer"], contact.value)
          } else {
            html.text(contact.value)
          }
        }
      }
    }
  }

  private func related(_ html: inout HTMLWriter) {
    guard !part.related.isEmpty else { return }
    html.element("ul") { html in
      for entry in part.related {
        html.element("li") {
          $0.element("a", ["href": "?entry=" + PercentCoding.encode(entry.id)], entry.title)
        }
      }
    }
  }
}
