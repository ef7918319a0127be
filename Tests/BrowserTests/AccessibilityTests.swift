// 1. axe-core finds nothing, in light and dark, on a phone and a desktop: on the lookup page empty, with results, with a
//    procedure and without any hit; on a page with the widget closed, open, and with answers of each kind.
// 2. At 200 % nothing of the lookup page is cut off. With reduced motion nothing moves.

import FAQJournal
import Foundation
import HTTPWire
import Testing

extension BrowserSuite {
  @Suite struct AccessibilityTests {
    private func faults(_ browser: Browser) throws -> String {
      let axe = try #require(Chromium.axe, ".ci/run fetches the rules to .build/axe.min.js")
      try browser.run(axe + "; window.axe = axe")
      let script = """
        const done = arguments[0];
        axe.run(document).then(
          found => done(found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')).join('\\n')),
          fault => done(String(fault)));
        """
      return try browser.command("POST", "/execute/async", ["script": script, "args": []]) as? String ?? "?"
    }

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
          #expect(try faults(browser) == "", "\(target)")
        }
        try browser.open(host.address)
        let page = WidgetPage(browser: browser)
        try page.isThere()
        #expect(try faults(browser) == "")
        try browser.click("\(WidgetPage.root).querySelector('.launcher')")
        #expect(try faults(browser) == "")
        for question in [
          "tidak bisa login", "sop akun helpdesk", "lupa password", "mau bicara dengan petugas", "qzxw",
        ] {
          try page.ask(question)
        }
        try page.press("Tempel email penolakan", in: WidgetPage.root)
        #expect(try faults(browser) == "")
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
