// 1. A link to `#tanya-pandu` opens the widget without a script of the page, and so does an address that ends so.
// 2. A script may open, close, toggle, ask and begin anew, before the widget is loaded, too; events tell what happened.
// 3. Side, distance, colour and container are the page's. Text on the page's colour stays readable.
// 4. A wrong attribute is left out, and said once in the console with what is known.

import Testing

extension BrowserSuite {
  @Suite struct HostControlTests {
    private let root = WidgetPage.root
    private let warnings =
      "window.warned = []; const plain = console.warn; console.warn = (...said) => { warned.push(said.join(' ')); plain(...said); }"

    @Test func `a link opens it`() throws {
      let page = HostPage(body: "<main><a id=\"ask\" href=\"#tanya-pandu\"><b>Tanya</b></a></main>")
      try WidgetPage.with(page: page) { page, browser in
        try browser.click("\(root).querySelector('[aria-label=Tutup]')")
        try browser.click("document.querySelector('#ask b')")
        #expect(try browser.holds("\(root).querySelector('dialog').open"))
        try browser.click("\(root).querySelector('[aria-label=Tutup]')")
        try browser.run("location.hash = '#tanya-pandu'")
        try browser.wait(until: "\(root).querySelector('dialog').open")
      }
    }

    @Test func `a script commands it and hears of it`() throws {
      let body = """
        <main>LPSE</main><script>
        window.events = [];
        for (const name of ["ready", "open", "close", "answer"])
          document.addEventListener("pandu:" + name, event => events.push(name + (event.detail ? ":" + event.detail.entry : "")));
        window.pandu = [["ask", "lupa password"]];
        </script>
        """
      let pandu = try Sites.pandu()
      let host = try Sites.host(pandu, page: HostPage(body: body))
      try Browser.with { browser in
        try browser.open(host.address)
        try browser.wait(until: "events.length === 3")
        #expect(try browser.text("events.join()") == "ready,open,answer:lupa-password")
        try browser.run(
          "window.pandu.close(); document.querySelector('pandu-widget').toggle(); window.pandu.push('toggle')"
        )
        #expect(try browser.text("events.slice(3).join()") == "close,open,close")
        try browser.run("window.pandu.open(); window.pandu.reset()")
        #expect(try browser.number("\(root).querySelectorAll('.turn').length") == 0)
        let page = WidgetPage(browser: browser)
        try page.press("Kembalikan percakapan tadi", in: root)
        #expect(try browser.number("\(root).querySelectorAll('.turn').length") == 1)
      }
      withExtendedLifetime((pandu, host)) {}
    }

    @Test(arguments: [("#ffd400", "rgb(0, 0, 0)"), ("navy", "rgb(255, 255, 255)")])
    func `place and colour`(color: String, text: String) throws {
      let page = HostPage(attributes: "data-side=\"left\" data-offset=\"24 80\" data-color=\"\(color)\"")
      try WidgetPage.with(page: page) { page, browser in
        try browser.click("\(root).querySelector('[aria-label=Tutup]')")
        let box = "\(root).querySelector('.launcher').getBoundingClientRect()"
        #expect(try browser.number("\(box).left") == 24)
        #expect(try browser.number("innerHeight - \(box).bottom") == 80)
        #expect(try browser.text("getComputedStyle(\(root).querySelector('.launcher')).color") == text)
      }
    }

    @Test func `in a container`() throws {
      let page = HostPage(
        body: "<main><div id=\"here\" style=\"height: 600px; width: 500px\"></div></main>",
        attributes: "data-container=\"#here\"")
      let pandu = try Sites.pandu()
      let host = try Sites.host(pandu, page: page)
      try Browser.with { browser in
        try browser.open(host.address)
        try browser.wait(until: "\(root).querySelector('dialog').open")
        #expect(try !browser.holds("\(root).querySelector('.launcher, [aria-label=Tutup]')"))
        #expect(try browser.holds("document.activeElement === document.body"))
        let box = "\(root).querySelector('dialog').getBoundingClientRect()"
        #expect(try browser.number("\(box).width") == 500)
        #expect(try browser.number("\(box).height") == 600)
        try WidgetPage(browser: browser).ask("lupa password")
      }
      withExtendedLifetime((pandu, host)) {}
    }

    @Test func `wrong attributes`() throws {
      let page = HostPage(
        attributes:
          "data-audience=\"vendorr\" data-lpse=\"atlantis\" data-side=\"top\" data-color=\"nocolour\" data-offset=\"much\""
      )
      try WidgetPage.with(page: page, before: { try $0.add(script: warnings) }) { page, browser in
        try page.ask("lupa password")
        #expect(try page.said().contains("Lupa password SPSE"))
        #expect(try browser.number("warned.length") == 5)
        for name in ["audience", "lpse", "side", "color", "offset"] {
          #expect(
            try browser.number("warned.filter(text => text.includes('data-\(name)=')).length") == 1, "\(name)"
          )
        }
        #expect(try browser.holds("warned[0].includes('penyedia')"))
      }
    }
  }
}
