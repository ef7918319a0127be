// 1. The address of a search is one entry of the history, of a result that is clicked another, also while a search
//    runs.
// 2. The title of the page follows its address, there and back.
// 3. What is found is said once, when typing rests, and not again where it is the same.
// 4. The skip link leads to the answer, without a reload.
// 5. Ctrl+K and / lead to the field. Ctrl+K does so where letters are switched off as shortcuts, too.
// 6. The last five searches with an answer are offered again, none with a secret, and are forgotten by a button.
// 7. A list stays where it was scrolled to, and as it was unfolded, when one of it is opened.

import Testing

extension BrowserSuite {
  @Suite struct LookupStateTests {
    private let title = "document.querySelector('#answer h2')?.textContent"
    private let count = "window.written"

    /// Counts what is written into the line that is read out.
    private let watch = """
      window.written = 0;
      new MutationObserver((all) => { window.written += all.filter((m) => m.addedNodes.length).length; })
        .observe(document.querySelector('#status'), { childList: true, characterData: true, subtree: true });
      """

    @Test func `history and titles`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/")
        let before = try browser.number("history.length")
        try browser.type("lupa")
        try browser.wait(until: "location.search === '?q=lupa'")
        #expect(try browser.text("document.title") == "lupa – Pandu")
        // The click comes while an answer to the last letters is awaited.
        try browser.run(
          """
          const field = document.querySelector('#words');
          const link = document.querySelectorAll('#results .hits a')[1];
          field.value = 'lupa p';
          field.dispatchEvent(new Event('input'));
          link.click();
          """)
        try browser.wait(until: "location.search.includes('entry=')")
        #expect(try browser.number("history.length") == before + 1)
        let opened = try browser.text(title)
        #expect(try browser.text("document.title") == opened + " – Pandu")
        try browser.run("history.back()")
        try browser.wait(until: "document.title === 'lupa – Pandu' && location.search === '?q=lupa'")
        #expect(try browser.text("document.querySelector('#words').value") == "lupa")
        try browser.run("history.forward()")
        try browser.wait(until: "document.title.startsWith('\(opened)')")
      }
    }

    @Test func `what is found is said once`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/")
        try browser.run(watch)
        try browser.type("lupa password spse")
        try browser.wait(until: "\(count) > 0")
        #expect(try browser.number(count) == 1)
        let said = try browser.text("document.querySelector('#status').textContent")
        try browser.type(" ")
        try browser.wait(until: "location.search.endsWith('+')")
        #expect(try browser.text("document.querySelector('#status').textContent") == said)
        #expect(try browser.number(count) == 1)
      }
    }

    @Test func `the skip link`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/?q=lupa+password+spse")
        try browser.run("window.same = true")
        try browser.type(Key.tab + Key.enter)
        try browser.wait(until: "location.hash === '#answer'")
        #expect(try browser.text("document.activeElement.id") == "answer")
        try browser.type(Key.tab)
        #expect(try browser.holds("window.same && document.activeElement.closest('#answer')"))
      }
    }

    @Test func `shortcuts to the field`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        for shortcut in ["/", Key.control + "k"] {
          try browser.open(pandu.address + "/?q=lupa")
          #expect(try browser.text("document.activeElement.tagName") == "BODY")
          try browser.hold(shortcut)
          #expect(try browser.text("document.activeElement.id") == "words")
          #expect(try browser.number("words.selectionEnd - words.selectionStart") == 4)
        }
        try browser.run("document.querySelector('#shortcuts').click(); document.activeElement.blur()")
        try browser.hold(Key.control + "k")
        #expect(try browser.text("document.activeElement.id") == "words")
      }
    }

    @Test func `the last searches`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/")
        #expect(try browser.holds("document.querySelector('#recent').hidden"))
        for words in [
          "lupa password", "email spam", "ppk pindah", "zzzqqq", "data sikap", "user id", "apendo",
          "password saya rahasia123",
        ] {
          try browser.run(
            "words.value = arguments[0]; document.querySelector('form').requestSubmit()", [words])
          try browser.wait(until: "location.search.includes('\(words.split(separator: " ")[0])')")
        }
        try browser.open(pandu.address + "/")
        let offered = "[...document.querySelectorAll('#recent a')]"
        #expect(
          try browser.text("\(offered).map(a => a.textContent)")
            == "apendo,user id,data sikap,ppk pindah,email spam")
        try browser.click("\(offered)[2]")
        try browser.wait(until: "document.title === 'data sikap – Pandu' && words.value === 'data sikap'")
        try browser.open(pandu.address + "/")
        #expect(try browser.text("\(offered)[0].textContent") == "data sikap")
        try browser.click("document.querySelector('#recent button')")
        #expect(try browser.holds("document.querySelector('#recent').hidden && localStorage.length === 0"))
      }
    }

    @Test func `the list stays`() throws {
      let pandu = try Sites.pandu()
      try Browser.with(Browser.Look(width: 1180, height: 500)) { browser in
        try browser.open(pandu.address + "/?q=email")
        try browser.click("document.querySelector('.others summary')")
        try browser.run("document.querySelector('.side').scrollTop = 300")
        let place = try browser.number("document.querySelector('.side').scrollTop")
        #expect(place > 100)
        try browser.run("document.querySelectorAll('#results .hits a')[6].click()")
        try browser.wait(until: "location.search.includes('entry=')")
        #expect(try browser.number("document.querySelector('.side').scrollTop") == place)
        #expect(try browser.holds("document.querySelector('.others').open"))
      }
    }
  }
}
