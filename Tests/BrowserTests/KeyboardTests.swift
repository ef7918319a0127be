// 1. The widget works by keyboard alone: open, ask, choose, close; the focus goes in and comes back.
// 2. The lookup page, too: / searches, arrows move, Enter opens, Esc goes back, c copies.
// 3. Its letters can be switched off as shortcuts (WCAG 2.1.4), and stay off.

import Testing

extension BrowserSuite {
  @Suite struct KeyboardTests {
    private let root = WidgetPage.root

    @Test func `the widget`() throws {
      let pandu = try Sites.pandu()
      let host = try Sites.host(pandu)
      try Browser.with { browser in
        try browser.open(host.address)
        let page = WidgetPage(browser: browser)
        try page.isThere()
        try browser.type(Key.tab + Key.enter)
        #expect(try browser.text("\(root).activeElement.id") == "question")
        try browser.type("tidak bisa login" + Key.enter)
        try page.answered()
        // Back from the field into the log, and on to its last button.
        try browser.run("\(WidgetPage.last).querySelector('.option').focus()")
        try browser.type(Key.tab + Key.enter)
        try browser.wait(until: "\(root).querySelectorAll('.turn .theirs').length === 2")
        #expect(try page.said().contains("Java Script error"))
        try browser.type(Key.escape)
        #expect(try browser.holds("\(root).activeElement.matches('.launcher')"))
        #expect(try !browser.holds("\(root).querySelector('dialog').open"))
      }
    }

    @Test func `the lookup page`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/")
        try browser.run("navigator.clipboard.writeText = async text => { window.copied = text }")
        try browser.type("lupa pass")
        try browser.wait(until: "document.querySelector('#answer h2')?.textContent === 'Lupa password SPSE'")
        try browser.wait(until: "location.search === '?q=lupa+pass'")
        #expect(try browser.text("document.activeElement.id") == "words")
        try browser.type(Key.down + Key.down)
        try browser.wait(until: "document.querySelector('#answer h2').textContent === 'Lupa User ID SPSE'")
        try browser.wait(until: "document.activeElement.closest('#results')")
        try browser.type(Key.enter)
        try browser.wait(until: "document.activeElement.id === 'answer-title'")
        try browser.type("c")
        try browser.wait(until: "window.copied")
        #expect(try browser.text("window.copied").hasPrefix("Lupa User ID SPSE\n\n"))
        #expect(try browser.text("document.querySelector('#status').textContent") == "Tersalin")
        try browser.type("/")
        #expect(try browser.text("document.activeElement.id") == "words")
        try browser.type(Key.escape)
        try browser.wait(until: "!document.querySelector('#answer h2')")
      }
    }

    @Test func `letters that do nothing`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/?entry=kontak")
        try browser.click("document.querySelector('#shortcuts')")
        for _ in 0..<2 {
          try browser.run("document.activeElement.blur()")
          try browser.type("/c")
          #expect(try browser.text("document.activeElement.tagName") == "BODY")
          #expect(try browser.text("document.querySelector('#status').textContent") == "")
          try browser.reload()
        }
      }
    }
  }
}
