// 1. Each reply is announced once, in at most 200 characters: its title and the number of its steps. Nothing else of the
//    log is.
// 2. Turns are named regions, and each reply has a heading.
// 3. Whoever presses a button that asks finds the focus at the heading of the new answer; whoever types stays in the field.
// 4. Choices that were answered leave the order of the tabulator key.
// 5. A retry keeps the focus where it is until the answer is there. It is announced once, however often it is tried.
// 6. A question while another waits is answered by saying so.
// 7. Escape closes the panel from within and from the page.

import HTTPWire
import Synchronization
import Testing

extension BrowserSuite {
  @Suite struct HeardAndReachedTests {
    private let root = WidgetPage.root
    private let last = WidgetPage.last

    /// Counts what is inserted into live regions from now on.
    private func listen(_ browser: Browser) throws {
      try browser.run(
        """
        window.heard = [];
        for (const region of \(root).querySelectorAll('[aria-live=polite], [role=status], [role=alert], [role=log]:not([aria-live=off])'))
          new MutationObserver(() => region.textContent && heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
        """)
    }

    @Test(
      arguments: [
        (
          "muncul java script error", "Jawaban: Login gagal dengan pesan \"Java Script error...\". 3 langkah."
        ),
        ("tidak bisa login", "Boleh diceritakan, pesan apa yang muncul"), ("terima kasih", "Sama-sama."),
      ])
    func `a reply is announced once`(question: String, beginning: String) throws {
      try WidgetPage.with { page, browser in
        try listen(browser)
        try page.ask(question)
        #expect(try browser.number("heard.length") == 1)
        #expect(try browser.text("heard[0]").hasPrefix(beginning))
        #expect(try browser.number("heard[0].length") <= 200)
        #expect(try browser.text("\(last).getAttribute('aria-label')") == "Anda: " + question)
        #expect(try browser.number("\(last).querySelectorAll('h3').length") == 1)
      }
    }

    @Test func `the focus follows a button, and stays with the keys`() throws {
      try WidgetPage.with { page, browser in
        try page.ask("tidak bisa login")
        #expect(try browser.text("\(root).activeElement.tagName") == "TEXTAREA")
        try page.press("Saya lupa password")
        try browser.wait(until: "\(root).querySelectorAll('.turn .theirs').length === 2")
        #expect(try browser.text("\(last).querySelector('.mine p').textContent") == "Saya lupa password")
        #expect(try page.focused() == "Lupa password SPSE")
        #expect(try browser.holds("\(root).activeElement === \(last).querySelector('h3')"))
        let old =
          "[...\(root).querySelectorAll('.turn')][0].querySelectorAll('.once button:not(:disabled)').length"
        #expect(try browser.number(old) == 0)
        // A few stops lead from the heading to the field, not all of the conversation.
        var stops = 0
        while try browser.text("\(root).activeElement?.tagName") != "TEXTAREA", stops < 20 {
          try browser.type(Key.tab)
          stops += 1
        }
        #expect(stops <= 12)
      }
    }

    @Test func `a retry keeps the focus and is announced once`() throws {
      let count = Mutex(0)
      let pandu = try Sites.pandu { request, _ in
        guard request.head.target.path == "/v1/ask", request.head.method == "POST" else { return nil }
        let attempt = count.withLock {
          $0 += 1
          return $0
        }
        return attempt > 3 ? nil : Response.made(503, "{}", type: "application/problem+json")
      }
      try WidgetPage.with(pandu) { page, browser in
        try listen(browser)
        try page.send("lupa password")
        for attempt in 1...3 {
          try browser.wait(until: "\(last).querySelector('.lost button')?.checkVisibility()")
          try browser.run("\(last).querySelector('.lost button').focus()")
          #expect(try page.focused() == "Coba sekarang")
          try page.press("Coba sekarang")
          if attempt < 3 {
            try browser.wait(
              until: "performance.getEntriesByName('\(pandu.address)/v1/ask').length > \(attempt)")
          }
        }
        try page.answered()
        #expect(try page.focused() == "Lupa password SPSE")
        #expect(try browser.number("heard.filter(text => text.startsWith('Pandu belum dapat')).length") == 1)
      }
    }

    @Test func `a question while another waits`() throws {
      try WidgetPage.with { page, browser in
        try browser.run("window.fetch = () => new Promise(() => {})")
        try page.send("lupa password")
        try page.send("lupa user id")
        #expect(try page.announced().hasPrefix("Tunggu dulu"))
        #expect(try browser.text("\(root).querySelector('textarea').value") == "lupa user id")
        #expect(try page.turns() == 1)
      }
    }

    @Test func `escape closes from both sides`() throws {
      try WidgetPage.with { page, browser in
        try browser.type(Key.escape)
        #expect(try !browser.holds("\(root).querySelector('dialog').open"))
        #expect(try page.focused() == "Tanya Pandu")
        try page.open()
        try browser.run("\(root).activeElement.blur()")
        try browser.type(Key.escape)
        #expect(try !browser.holds("\(root).querySelector('dialog').open"))
      }
    }
  }
}
