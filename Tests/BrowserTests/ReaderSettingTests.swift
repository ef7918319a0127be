// 1. The reader's own message is read whole: without a cut up to twelve lines, with a button beyond, with WCAG's text
//    spacing, too. The field shows what is written in it.
// 2. The reader's font size is followed, whatever the page says.
// 3. At 400 % and on a phone held sideways the log has half of the height or more.
// 4. In forced colours each button has an edge.
// 5. Pages in quirks mode, from right to left, with patched prototypes, and moved by a transform leave it as it is.

import Testing

extension BrowserSuite {
  @Suite struct ReaderSettingTests {
    private let root = WidgetPage.root
    private let last = WidgetPage.last
    private let story = String(repeating: "saya sudah mencoba masuk berkali-kali sejak pagi ", count: 5)

    @Test func `one's own words are read whole`() throws {
      try WidgetPage.with(look: .phone) { page, browser in
        try browser.click("\(root).querySelector('textarea')")
        try browser.type(story)
        let field = "\(root).querySelector('textarea')"
        #expect(
          try browser.holds(
            "\(field).clientHeight >= 3 * 16 && \(field).scrollHeight - \(field).clientHeight < 140"))
        try browser.type(Key.enter)
        try page.answered()
        let mine = "\(last).querySelector('.mine p')"
        try browser.run(
          """
          const style = document.createElement('style');
          style.textContent = '* { line-height: 1.5em !important; letter-spacing: .12em !important; word-spacing: .16em !important; }';
          \(root).append(style);
          """)
        #expect(try browser.holds("\(mine).scrollHeight <= \(mine).clientHeight"))
        try browser.run(
          "\(root).querySelector('textarea').value = arguments[0]", [String(repeating: story, count: 4)])
        try browser.click("\(root).querySelector('.send')")
        try page.answered()
        #expect(try browser.holds("\(mine).scrollHeight > \(mine).clientHeight"))
        try page.press("Lihat semua")
        #expect(try browser.holds("\(mine).scrollHeight <= \(mine).clientHeight"))
      }
    }

    @Test func `the reader's font size`() throws {
      let sizes = ["standard": 24, "fixed": 20]
      try WidgetPage.with(
        style: "html { font-size: 10px }",
        before: { try $0.devtools("Page.setFontSizes", ["fontSizes": sizes]) }
      ) { page, browser in
        try page.ask("lupa password")
        for place in [".steps li", "textarea"] {
          #expect(
            try browser.text("getComputedStyle(\(root).querySelector('\(place)')).fontSize") == "24px",
            "\(place)")
        }
        let heading = "parseFloat(getComputedStyle(\(root).querySelector('h3')).fontSize)"
        #expect(try browser.holds("\(heading) > 24"))
        #expect(
          try browser.holds(
            "\(root).querySelector('.log').scrollWidth <= \(root).querySelector('.log').clientWidth"))
      }
    }

    @Test(arguments: [(320, 256), (740, 360)])
    func `little height`(width: Int, height: Int) throws {
      try WidgetPage.with(look: Browser.Look(width: width, height: height)) { page, browser in
        try page.ask("lupa password")
        #expect(try browser.holds("\(root).querySelector('.log').clientHeight >= innerHeight / 2"))
        #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"))
      }
    }

    @Test func `forced colours`() throws {
      let forced = ["name": "forced-colors", "value": "active"]
      try WidgetPage.with(before: { try $0.devtools("Emulation.setEmulatedMedia", ["features": [forced]]) }) {
        page, browser in
        try page.ask("tidak bisa login")
        let bare =
          "[...\(root).querySelectorAll('.option, .chip, .icon, .mine, .card')]"
          + ".filter(node => parseFloat(getComputedStyle(node).borderTopWidth) < 1).length"
        #expect(try browser.number(bare) == 0)
      }
    }

    @Test(
      arguments: [
        HostPage(doctype: ""), HostPage(root: "lang=\"ar\" dir=\"rtl\""),
        HostPage(
          root: "lang=\"id\" style=\"transform: rotate(0deg)\"",
          body: "<main style=\"height: 4000px\">LPSE</main>"),
        HostPage(
          body:
            "<script>Array.prototype.toJSON = function () { return '[' + this.map(String).join() + ']' }; "
            + "Object.prototype.inject = function () {};</script><main>LPSE</main>"),
      ])
    func `old pages`(page: HostPage) throws {
      try WidgetPage.with(look: .phone, page: page) { page, browser in
        try page.ask("tidak bisa login")
        try page.ask("2")
        #expect(try page.said().contains("Java Script error"))
        let box = "\(root).querySelector('dialog').getBoundingClientRect()"
        #expect(
          try browser.holds(
            "\(box).top === 0 && \(box).height === innerHeight && \(box).width === innerWidth"))
        let gap = "\(box).bottom - \(root).querySelector('.composer').getBoundingClientRect().bottom"
        #expect(try browser.holds("\(gap) < 2"))
        #expect(try browser.text("getComputedStyle(\(root).querySelector('.log')).direction") == "ltr")
        try page.reload()
        try page.open()
        #expect(try page.turns() == 2)
        try browser.click("\(root).querySelector('[aria-label=Tutup]')")
        try browser.run("scrollTo(0, 2000)")
        let launcher = "\(root).querySelector('.launcher').getBoundingClientRect()"
        #expect(try browser.holds("\(launcher).bottom <= innerHeight && \(launcher).top >= 0"))
      }
    }
  }
}
