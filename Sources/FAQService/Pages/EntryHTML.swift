package import FAQConversation
import FAQKnowledge
import HTML

/// An entry in full, as a part of the lookup page that can be printed, too.
package struct EntryHTML {
  private let entry: Entry
  private let answer: AnswerPart
  private let phrases: Phrasebook
  private var words: ScreenWords { phrases.screens }

  /// Whether it stands on a page of its own: it has a menu to share it, and leads to related entries then.
  private let isPage: Bool

  static func write(_ index: Int, _ composer: ReplyComposer) -> String {
    write(index, composer, isPage: true)
  }

  /// The entry as a part of another page, which has no headings and addresses of its own for it.
  package static func card(_ index: Int, _ composer: ReplyComposer) -> String {
    write(index, composer, isPage: false)
  }

  private static func write(_ index: Int, _ composer: ReplyComposer, isPage: Bool) -> String {
    let card = EntryHTML(
      entry: composer.base.entries[index], answer: composer.answerPart(index),
      phrases: composer.base.phrasebook, isPage: isPage)
    return HTMLWriter.write { card.write(&$0) }
  }

  private func write(_ html: inout HTMLWriter) {
    if isPage {
      html.element("h2", ["id": "answer-title", "tabindex": "-1"], entry.title)
    } else {
      html.element("p", ["class": "card-title"], entry.title)
    }
    FormHTML.summary(entry.summary, to: &html)
    if isPage { ShareHTML(answer: answer, phrases: phrases).write(&html) }
    if entry.procedure.isEmpty {
      section(phrases[.steps], "steps", to: &html) { FormHTML.list("ol", entry.steps, to: &$0) }
    } else {
      section(phrases[.steps], "procedure", to: &html) { procedure(&$0) }
    }
    section(phrases[.attachments], "papers", to: &html) { FormHTML.list("ul", entry.attachments, to: &$0) }
    section(phrases[.notes], "notes", to: &html) { FormHTML.list("ul", entry.notes, to: &$0) }
    ContactsHTML.section(answer.contacts, phrases, heading: isPage ? "h3" : "p", to: &html)
    section(phrases[.sources], "sources", to: &html) {
      $0.list("ul", answer.sources.map { TextList.source($0, phrases) })
    }
    section(phrases[.related], "related", to: &html) { related(&$0) }
    section(words[.questions], "questions", to: &html) {
      $0.list("ul", Array(entry.wordings.prefix(5).map(\.value)))
    }
  }

  /// A section with its heading; nothing where the section would be empty.
  private func section(
    _ heading: String, _ name: String, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    let inner = HTMLWriter.write(body)
    guard !inner.isEmpty else { return }
    html.element("section", ["class": name]) { html in
      if isPage { html.element("h3", heading) } else { html.element("p", ["class": "card-heading"], heading) }
      html.append(inner)
    }
  }

  private func procedure(_ html: inout HTMLWriter) {
    html.element("div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": phrases[.steps]]) {
      html in
      html.element("table") { html in
        html.element("thead") { row(entry.procedure[0], "th", attributes: ["scope": "col"], to: &$0) }
        html.element("tbody") { html in
          for cells in entry.procedure.dropFirst() { row(cells, "td", to: &html) }
        }
      }
    }
  }

  private func row(
    _ cells: [String], _ name: String, attributes: KeyValuePairs<String, String> = [:],
    to html: inout HTMLWriter
  ) {
    html.element("tr") { html in for cell in cells { html.linked(name, attributes, cell) } }
  }

  private func related(_ html: inout HTMLWriter) {
    guard isPage else { return html.list("ul", answer.related.map(\.title)) }
    guard !answer.related.isEmpty else { return }
    html.element("ul") { html in
      for entry in answer.related {
        html.element("li") {
          $0.element("a", ["href": "?entry=" + PercentCoding.encode(entry.id)], entry.title)
        }
      }
    }
  }
}
