import FAQKnowledge
import HTML
import HTTPWire

/// The page in place of one that is not shown.
enum RefusalPage {
  /// `offersForm`: whether a key can be typed.
  static func response(_ refusal: DeskRefusal, _ desk: Desk, offersForm: Bool) -> Response {
    // Somebody outside learns nothing of the knowledge: the words are the built-in ones of both languages.
    let isOutside = [.closed, .wrongKey, .spentKey, .tooManyAttempts, .foreignHost, .foreignOrigin].contains(
      refusal)
    let base = isOutside ? outside(desk) : desk.shelf.knowledge().base
    let words = DeskWords(base)
    return Layout(desk, words).page(
      status: refusal.status, title: words[.refused], path: isOutside ? nil : ""
    ) { html in
      html.message(words[refusal.word], isError: true)
      if offersForm, isOutside { keyForm(words, &html) }
      if !isOutside { html.element("p") { $0.element("a", ["href": "/"], words[.backToList]) } }
    }
  }

  private static func outside(_ desk: Desk) -> KnowledgeBase {
    var base = KnowledgeBase()
    base.language = desk.shelf.knowledge().base.language
    base.phrasebook = Phrasebook(language: base.language)
    return base
  }

  private static func keyForm(_ words: DeskWords, _ html: inout HTMLWriter) {
    html.element("form", ["method": "post", "action": "/masuk", "class": "panel"]) { html in
      html.element("label", ["for": "key"], words[.key])
      html.void(
        "input",
        ["id": "key", "name": "key", "type": "password", "autocomplete": "current-password", "required": ""])
      html.element("button", ["class": "main"], words[.enter])
    }
  }
}
