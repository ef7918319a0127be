// 1. A question is answered with steps, contacts that can be tapped, and source and year; the widget says it is a program.
// 2. A vague one is answered with choices as buttons; one of them leads to its answer.
// 3. A reload goes on with the conversation, also where it was asked back; starting again forgets it.
// 4. Blocked storage takes nothing away but that.
// 5. A question full of markup is shown as text, and so is a knowledge full of it.

import FAQConversation
import Testing

@testable import FAQKnowledge

extension BrowserSuite {
  @Suite struct ConversationTests {
    private let root = WidgetPage.root

    @Test func `a question is answered`() throws {
      try WidgetPage.with { page, browser in
        #expect(try browser.text("\(root).querySelector('#program').textContent").contains("bukan orang"))
        try page.ask("muncul java script error")
        let last = WidgetPage.last
        #expect(try browser.number("\(last).querySelectorAll('.steps li').length") == 3)
        #expect(try browser.text("\(last).querySelector('a.main').href") == "tel:+622129935577")
        try page.press("Sumber")
        #expect(try page.seen().contains("2023 · FAQ Permasalahan SPSE"))
        try page.ask("lupa password")
        #expect(try browser.number("\(last).querySelectorAll('input[type=checkbox]').length") > 0)
      }
    }

    @Test func `a choice is a button, and a reload goes on`() throws {
      try WidgetPage.with { page, browser in
        try page.ask("tidak bisa login")
        // Six choices, and the offer to go through them one by one.
        #expect(try browser.number("\(WidgetPage.last).querySelectorAll('.option').length") == 6)
        #expect(try browser.number("\(WidgetPage.last).querySelectorAll('.chip').length") == 1)
        #expect(try !page.said().contains("Balas dengan nomornya"))
        try page.reload()
        try page.open()
        #expect(try page.turns() == 1)
        // The number means something only to a conversation that goes on.
        try page.ask("2")
        #expect(try page.said().contains("Java Script error"))
        try page.press("Terkait")
        try page.press("Bisa login di LPSE lain, tetapi tidak bisa di beberapa LPSE")
        try browser.wait(until: "\(root).querySelectorAll('.turn .theirs').length === 3")
        try browser.click("\(root).querySelector('[aria-label=\"Mulai lagi\"]')")
        #expect(try page.turns() == 0)
        try page.reload()
        try page.open()
        #expect(try page.turns() == 0)
      }
    }

    @Test func `blocked storage is no hindrance`() throws {
      let blocked =
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
      try WidgetPage.with(before: { try $0.add(script: blocked) }) { page, _ in
        try page.ask("tidak bisa login")
        try page.ask("2")
        #expect(try page.said().contains("Java Script error"))
      }
    }

    @Test func `markup is text`() throws {
      let markup = "<img src=x onerror=\"window.caught=1\"><b>tebal</b>"
      var base = KnowledgeBase()
      let place = SourceLocation(path: "a.md", line: 1)
      var entry = Entry(id: "markup", category: "a", title: markup, location: place)
      (entry.summary, entry.steps, entry.notes) = (markup, [markup], [markup])
      entry.wordings = [Located("bagaimana cara menulis", place)]
      base.entries = [entry]
      base.greeting = markup
      base.examples = [markup]
      let pandu = try Sites.pandu(Responder(base))
      try WidgetPage.with(pandu) { page, browser in
        try page.ask("bagaimana cara menulis")
        #expect(try page.said().contains("<b>tebal</b>"))
        try page.ask(markup)
        #expect(try page.said().contains("onerror="))
        #expect(try browser.number("\(root).querySelectorAll('img, .card b b').length") == 0)
        try browser.open(pandu.address + "/?q=cara+menulis+%3Cb%3E&entry=markup")
        #expect(try browser.number("document.querySelectorAll('img, b').length") == 0)
        #expect(try browser.text("document.querySelector('#answer h2').textContent") == markup)
        #expect(try browser.text("window.caught") == "undefined")
      }
    }
  }
}
