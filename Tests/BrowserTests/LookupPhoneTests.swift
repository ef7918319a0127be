// On a screen of 360 × 740:
// 1. Each entry that is opened, and each search with a sure answer, has its first sentence above y = 400, without
//    scrolling.
// 2. A search without a sure answer has its list first. Nothing is wider than the screen.
// 3. A result that is tapped brings its title into view and the focus to it; the way back leads to where the list
//    stood.
// 4. The means to share are behind one button, and open by it.

import FAQConversation
import FAQKnowledge
import Testing

extension BrowserSuite {
  @Suite struct LookupPhoneTests {
    private func top(_ selector: String) -> String {
      "document.querySelector('\(selector)').getBoundingClientRect().top"
    }

    @Test func `the answer comes first`() throws {
      let pandu = try Sites.pandu()
      try Browser.with(.phone) { browser in
        let entries = Sites.shipped.base.entries.map { "/?entry=" + $0.id }
        for target in entries + ["/?q=lupa+pass", "/?q=java+script+error+saat+login"] {
          try browser.open(pandu.address + target)
          let place = try browser.number(top(".summary"))
          #expect(place < 400, "\(target): \(place)")
          #expect(try browser.number("scrollY") == 0)
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"), "\(target)")
        }
        try browser.open(pandu.address + "/?q=email")
        #expect(try browser.holds("\(top("#results")) < 400 && \(top("#answer h2")) > \(top("#results"))"))
      }
    }

    @Test func `a result that is tapped`() throws {
      let pandu = try Sites.pandu()
      try Browser.with(.phone) { browser in
        try browser.open(pandu.address + "/?q=email")
        let row = "document.querySelectorAll('#results .hits a')[5]"
        try browser.run("\(row).scrollIntoView({block: 'center'})")
        let place = try browser.number("scrollY")
        #expect(place > 0)
        try browser.click(row)
        try browser.wait(until: "document.activeElement.id === 'answer-title'")
        #expect(try browser.holds("\(top("#answer-title")) >= 0 && \(top("#answer-title")) < 400"))
        try browser.run("history.back()")
        try browser.wait(
          until: "document.querySelector('main').className === 'unsure' && Math.abs(scrollY - \(place)) < 2")
      }
    }

    @Test func `one button to share`() throws {
      let pandu = try Sites.pandu()
      try Browser.with(.phone) { browser in
        try browser.open(pandu.address + "/?entry=lupa-password")
        #expect(try browser.holds("!document.querySelector('.tools').checkVisibility()"))
        #expect(try browser.text("document.querySelector('.share > summary').textContent") == "Bagikan")
        try browser.click("document.querySelector('.share > summary')")
        #expect(
          try browser.number(
            "[...document.querySelectorAll('.tools > *')].filter(e => e.offsetHeight >= 44).length") == 5)
        #expect(
          try browser.text("document.querySelector('.send').href").hasPrefix(
            "https://wa.me/?text=Lupa%20password%20SPSE"))
      }
    }
  }
}
