// 1. Results come as somebody types, and the address with them; the audience filters.
// 2. An entry can be copied as a message, as a paragraph of a letter, and as a link that leads back to it.
// 3. Without scripts the page is a form whose answers the server writes, and nothing is offered that needs one.
// 4. Printed, an entry is one page in any font, without the means to search; a procedure has the first of its notes
//    only.

import Basics
import Foundation
import Testing

extension BrowserSuite {
  @Suite struct LookupTests {
    private let title = "document.querySelector('#answer h2')?.textContent"

    @Test func `results come as somebody types`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/")
        try browser.type("sop helpdes")
        try browser.wait(until: "location.search === '?q=sop+helpdes'")
        #expect(try browser.text(title).hasPrefix("SOP reset password"))
        #expect(try browser.text("document.querySelector('th:nth-child(5)').textContent") == "Waktu")
        try browser.run(
          """
          const choice = document.querySelector('#audience');
          choice.value = 'ppk';
          choice.dispatchEvent(new Event('change'));
          """)
        try browser.wait(until: "location.search.includes('audience=ppk')")
        #expect(try !browser.text(title).hasPrefix("SOP reset password"))
      }
    }

    @Test func `three ways to copy`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/?entry=lupa-password")
        try browser.run("navigator.clipboard.writeText = async text => { window.copied = text }")
        for (kind, start) in [
          ("message", "Lupa password SPSE\n\n"),
          ("formal", "Menjawab pertanyaan Saudara mengenai \"Lupa password SPSE\""),
          ("link", pandu.address + "/?entry=lupa-password"),
        ] {
          try browser.run("window.copied = null")
          try browser.click("document.querySelector('[data-copy=\(kind)]')")
          try browser.wait(until: "window.copied")
          #expect(try browser.text("window.copied").hasPrefix(start))
        }
      }
    }

    @Test func `without scripts`() throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.devtools("Emulation.setScriptExecutionDisabled", ["value": true])
        try browser.open(pandu.address + "/")
        #expect(try browser.holds("document.querySelector('#keys').hidden"))
        try browser.click("document.querySelector('#words')")
        try browser.type("data sikap tidak bisa ditarik" + Key.enter)
        try browser.wait(until: "location.search && document.querySelector('#answer h2')")
        #expect(try browser.text(title).contains("SIKAP"))
        #expect(
          try browser.number("[...document.querySelectorAll('.tools button')].filter(b => !b.hidden).length")
            == 0)
        try browser.click("document.querySelector('.share > summary')")
        try browser.click("document.querySelector('.texts summary')")
        #expect(try browser.number("document.querySelector('#copy-message').offsetHeight") > 0)
        try browser.open(pandu.address + "/?q=password+wifi+kantor")
        #expect(try browser.text("document.querySelector('main').textContent").contains("wifi") == false)
      }
    }

    /// Fonts that machines have, wide ones among them; a machine without one takes its own.
    private let fonts = [
      "inherit", "DejaVu Sans", "DejaVu Serif", "Verdana", "Liberation Sans", "Roboto", "monospace",
    ]

    @Test(arguments: ["sop-akun-helpdesk", "permohonan-lkpp", "kontak", "lupa-password"])
    func `a card is one page`(entry: String) throws {
      let pandu = try Sites.pandu()
      try Browser.with { browser in
        try browser.open(pandu.address + "/?q=lupa&entry=" + entry)
        for font in fonts {
          try browser.run("document.body.style.fontFamily = arguments[0]", [font])
          let pages = String(decoding: try browser.printed(), as: Unicode.ASCII.self)
            .matches(of: /\/Type ?\/Page\b/)
          #expect(pages.count == 1, "\(font)")
        }
        try browser.devtools("Emulation.setEmulatedMedia", ["media": "print"])
        for part in ["form", "#results", ".share"] {
          #expect(try browser.number("document.querySelector('\(part)').offsetHeight") == 0)
        }
        let notes = "[...document.querySelectorAll('.notes li')].filter(e => e.offsetHeight > 0).length"
        if entry == "sop-akun-helpdesk" { #expect(try browser.number(notes) == 1) }
      }
    }
  }
}
