// 1. A page with a closed widget costs two requests, whatever the history, and nothing of the conversation is built.
// 2. A keystroke stores the draft and nothing else; an answer stores itself and the state.
// 3. Thirty turns are remembered, and no more.
// 4. An answer costs one request.

import Testing

extension BrowserSuite {
  @Suite struct CostTests {
    private let root = WidgetPage.root

    /// Counts what is stored, from the beginning of each page.
    private let counting = """
      window.stored = [];
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) { stored.push([key, text.length]); return write.call(this, key, text); };
      """

    @Test func `closed, it costs two requests`() throws {
      try WidgetPage.with { page, browser in
        for question in ["lupa password", "lupa user id", "muncul java script error"] {
          try page.ask(question)
        }
        try browser.click("\(root).querySelector('[aria-label=Tutup]')")
        try page.reload()
        try browser.wait(until: "\(root).querySelector('.launcher').checkVisibility()")
        let own = "performance.getEntriesByType('resource').filter(e => !e.name.startsWith(location.origin))"
        try browser.wait(until: "\(own).length === 2")
        #expect(
          try browser.text("\(own).map(e => new URL(e.name).pathname).sort().join()")
            == "/v1/about,/widget.js")
        #expect(try !browser.holds("\(root).querySelector('dialog')"))
        try page.open()
        #expect(try page.turns() == 3)
        // Once it is open, it asks for what stands now.
        try browser.wait(until: "\(own).length === 3")
        #expect(try browser.text("new URL(\(own)[2].name).pathname") == "/v1/notices")
      }
    }

    @Test func `a keystroke stores a draft, an answer itself`() throws {
      try WidgetPage.with(before: { try $0.add(script: counting) }) { page, browser in
        try page.ask("lupa password")
        try browser.run("stored.length = 0")
        try browser.type("abc")
        #expect(
          try browser.text("stored.map(([key]) => key.split(' ').at(-1)).join()") == "draft,draft,draft")
        #expect(try browser.number("Math.max(...stored.map(([, length]) => length))") == 3)
        let requests = "performance.getEntriesByType('resource').length"
        let before = try browser.number(requests)
        try browser.run("stored.length = 0; \(root).querySelector('textarea').value = ''")
        try page.ask("lupa user id")
        #expect(try browser.number(requests) == before + 1)
        let turns = "stored.filter(([key]) => / turn \\d+$/.test(key))"
        #expect(try browser.number("\(turns).length") == 1)
        #expect(
          try browser.number(
            "stored.filter(([key, length]) => !/ turn \\d+$/.test(key) && length > 4000).length") == 0)
      }
    }

    @Test func `thirty turns are remembered`() throws {
      try WidgetPage.with { page, browser in
        for number in 1...33 { try page.ask("terima kasih \(number % 2 == 0 ? "ya" : "kak")") }
        #expect(
          try browser.number("Object.keys(sessionStorage).filter(key => / turn \\d+$/.test(key)).length")
            == 30)
        try page.reload()
        try page.open()
        #expect(try page.turns() == 30)
      }
    }
  }
}
