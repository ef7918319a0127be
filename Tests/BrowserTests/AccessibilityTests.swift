// 1. axe-core finds nothing, in light and dark, on a phone and a desktop: on the lookup page empty, with results, with a
//    procedure and without any hit; on a page with the widget closed, open, and with answers of each kind.
// 2. At 200 % nothing of the lookup page is cut off. With reduced motion nothing moves.

import FAQJournal
import Foundation
import HTTPWire
import Testing

extension BrowserSuite {
  @Suite struct AccessibilityTests {
    @Test(
      .enabled(if: Chromium.isAxeWanted, "needs .build/axe.min.js, which .ci/run fetches"),
      arguments: [Browser.Look(), .dark, .phone, .darkPhone])
    func `axe finds nothing`(look: Browser.Look) throws {
      let kept = try KeptJournal()
      let pandu = try Sites.pandu(journal: kept.journal.sink)
      let host = try Sites.host(pandu)
      try Browser.with(look) { browser in
        for target in [
          "/", "/?q=lupa+pass", "/?q=sop&entry=sop-akun-helpdesk", "/?q=zzzqqq", "/?entry=kontak",
        ] {
          try browser.open(pandu.address + target)
          #expect(try browser.axeFaults() == "", "\(target)")
        }
        try browser.open(host.address)
        let page = WidgetPage(browser: browser)
        try page.isThere()
        #expect(try browser.axeFaults() == "")
        try browser.click("\(WidgetPage.root).querySelector('.launcher')")
        #expect(try browser.axeFaults() == "")
        for question in [
          "tidak bisa login", "sop akun helpdesk", "lupa password", "mau bicara dengan petugas", "qzxw",
        ] {
          try page.ask(question)
        }
        try page.press("Tempel email penolakan", in: WidgetPage.root)
        #expect(try browser.axeFaults() == "")
      }
    }

    @Test func `twice as big`() throws {
      let pandu = try Sites.pandu()
      // 200 % of a window of 1,280 is one of 640.
      try Browser.with(Browser.Look(width: 640, height: 430)) { browser in
        for target in ["/", "/?q=sop&entry=sop-akun-helpdesk"] {
          try browser.open(pandu.address + target)
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"), "\(target)")
        }
      }
    }

    @Test func `reduced motion`() throws {
      let still = ["name": "prefers-reduced-motion", "value": "reduce"]
      try WidgetPage.with(
        before: { try $0.devtools("Emulation.setEmulatedMedia", ["features": [still]]) }
      ) { _, browser in
        try browser.run("window.fetch = () => new Promise(() => {})")
        try browser.type("lupa password" + Key.enter)
        try browser.wait(until: "\(WidgetPage.root).querySelector('.waiting')")
        #expect(try browser.number("document.getAnimations().length") == 0)
        #expect(
          try browser.text(
            "getComputedStyle(\(WidgetPage.root).querySelector('.waiting'), '::after').animationName")
            == "none")
      }
    }
  }
}
