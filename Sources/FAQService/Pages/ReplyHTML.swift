import FAQConversation
import FAQKnowledge
import HTML

/// A reply without an entry, as a part of the lookup page: a heading, the sentences, the choices and the contacts.
struct ReplyHTML {
  private let phrases: Phrasebook
  private let query: LookupQuery
  private let name: String
  private var words: ScreenWords { phrases.screens }

  init(_ base: KnowledgeBase, _ query: LookupQuery) {
    phrases = base.phrasebook
    name = base.name
    self.query = query
  }

  func write(_ reply: Reply) -> String {
    HTMLWriter.write { html in
      html.element("h2", ["id": "answer-title", "tabindex": "-1"], heading(reply.outcome))
      for paragraph in (reply.remarks + [reply.lead, reply.question]).flatMap(blocks) {
        html.linked("p", ["class": "remark"], paragraph)
      }
      choices(reply.choices, &html)
      ContactsHTML.section(reply.contacts, phrases, to: &html)
    }
  }

  private func heading(_ outcome: Reply.Outcome) -> String {
    switch outcome {
    case .handoff: words[.personHeading]
    case .fallback: words[.unknownHeading]
    case .clarify: words[.choiceHeading]
    case .answer, .smalltalk, .form: name
    }
  }

  private func blocks(_ text: String) -> [String] { text.split(separator: "\n\n").map(String.init) }

  private func choices(_ choices: [Reply.Choice], _ html: inout HTMLWriter) {
    guard !choices.isEmpty else { return }
    html.element("ul", ["class": "related"]) { html in
      for choice in choices {
        html.element("li") {
          $0.element("a", ["href": "?entry=" + PercentCoding.encode(choice.entry)], choice.label)
        }
      }
    }
  }
}
