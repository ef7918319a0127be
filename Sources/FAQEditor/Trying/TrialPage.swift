import FAQKnowledge
import HTML
import HTTPWire

/// A question, asked of the knowledge as it is published.
enum TrialPage {
  static let route = DeskRoute("/coba", name: .tryIt, get: { call throws(DeskRefusal) in show(call) })

  private static func show(_ call: DeskCall) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let layout = Layout(call, knowledge)
    let question = String(FormFields.line(call.query["q"] ?? "").prefix(2_000))
    return layout.page(title: layout.words[.tryIt], path: "/coba") { html in
      html.element("form", ["method": "get", "action": "/coba", "class": "bar"]) { html in
        html.element("div", ["class": "field grow"]) { html in
          html.element("label", ["for": "q"], layout.words[.tryQuestion])
          html.void(
            "input", ["id": "q", "name": "q", "value": question, "maxlength": "2000", "autocomplete": "off"])
        }
        html.element("button", ["class": "main"], layout.words[.tryButton])
      }
      guard !question.isEmpty else { return }
      let responder = call.desk.shelf.responder(knowledge.base, version: knowledge.base.version)
      html.element("section", ["class": "panel", "aria-label": layout.words[.tryIt]]) {
        TrialHTML(call, layout.words).answer(question, responder, &$0)
      }
    }
  }
}
