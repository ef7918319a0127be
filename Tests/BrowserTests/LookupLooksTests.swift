// 1. With a larger default font of the browser all text grows with it, and titles stay larger than text.
// 2. With forced colours a button has a border, and the result that is shown is told apart by its border.

import Testing

extension BrowserSuite {
  @Suite struct LookupLooksTests {
    private func size(_ selector: String) -> String {
      "parseFloat(getComputedStyle(document.querySelector('\(selector)')).fontSize)"
    }

    @Test func `a larger font`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.devtools("Page.setFontSizes", ["fontSizes": ["standard": 24, "fixed": 20]])
        try browser.open(pandu.address + "/?q=lupa+password")
        #expect(try browser.number(size("html")) == 24)
        for selector in ["#answer li", ".summary", ".title", "#words", "select"] {
          #expect(try browser.number(size(selector)) >= 24, "\(selector)")
        }
        #expect(
          try browser.holds(
            "\(size("#answer h2")) > \(size(".summary")) && \(size(".summary")) >= \(size("#answer li"))"))
        #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"))
      }
    }

    @Test func `forced colours`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        let forced = ["name": "forced-colors", "value": "active"]
        try browser.devtools("Emulation.setEmulatedMedia", ["features": [forced]])
        try browser.open(pandu.address + "/?q=lupa+password")
        func border(_ selector: String) -> String {
          "parseFloat(getComputedStyle(document.querySelector('\(selector)')).borderTopWidth)"
        }
        #expect(try browser.number(border("form button")) >= 1)
        #expect(
          try browser.holds(
            "\(border("li:has([aria-current])")) > \(border("#results li:not(:has([aria-current]))"))"))
      }
    }
  }
}
