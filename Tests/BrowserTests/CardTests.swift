// 1. The answer of each entry is one card: on a phone of 360 × 740 half of them are at most 1.3 screens high and none more
//    than 1.6; the first contact that can be reached and the question whether it helped stand within that height, too.
// 2. A card has one main action, at most 14 stops for the tabulator key, and its buttons unfold the rest in place.
// 3. No sentence of a step is told twice in view. No line begins with a mark of plain text ("- ", "(1)").
// 4. Two problems are two cards, each with its title and its own question whether it helped.
// 5. A person to ask stands directly under the sentence that names one.
// 6. A contact that cannot be reached is no contact, unless the page says how to reach it.

import FAQJournal
import FAQKnowledge
import Foundation
import ShippedKnowledge
import Testing

extension BrowserSuite {
  @Suite struct CardTests {
    private let root = WidgetPage.root
    private let last = WidgetPage.last

    /// The lower edge of the first seen element of the last turn that a selector finds, in screens from the turn's top; nil
    /// where there is none.
    private func edge(_ selector: String, _ browser: Browser) throws -> Double? {
      let script = """
        const turn = \(last), found = [...turn.querySelectorAll(arguments[0])].find(node => node.checkVisibility());
        return found ? (found.getBoundingClientRect().bottom - turn.getBoundingClientRect().top) / innerHeight : null;
        """
      return (try browser.run(script, [selector]) as? NSNumber)?.doubleValue
    }

    @Test func `every entry`() throws {
      let kept = try KeptJournal()
      let pandu = try Sites.pandu(journal: kept.journal.sink)
      var heights: [Double] = []
      try WidgetPage.with(pandu, look: .phone) { page, browser in
        for entry in ShippedKnowledge.base.entries {
          try page.ask(entry.title)
          let said = Comment(rawValue: entry.id)
          #expect(try browser.text("\(last).querySelector('h3').textContent") == entry.title, said)
          let height = try #require(try edge(":scope > .theirs", browser), said)
          heights.append(height)
          #expect(height <= 1.6, said)
          #expect(try edge(".vote", browser) ?? 9 <= 1.6, said)
          if let contact = try edge("a[href]", browser) { #expect(contact <= 1.3, said) }
          let main = "[...\(last).querySelectorAll('.main')].filter(node => node.checkVisibility()).length"
          #expect(try browser.number(main) <= 1, said)
          let stops =
            "[...\(last).querySelectorAll('a, button, input, [tabindex=\"0\"]')]"
            + ".filter(node => node.checkVisibility() && !node.disabled).length"
          #expect(try browser.number(stops) <= 14, said)
          let lines = try page.seen().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          #expect(!lines.contains { $0.hasPrefix("- ") || $0.hasPrefix("(1)") }, said)
          let long = lines.filter { $0.count > 30 && $0 != entry.title }
          #expect(Set(long).count == long.count, said)
        }
      }
      #expect(heights.count == 20)
      #expect(heights.sorted()[heights.count / 2] <= 1.3, "\(heights)")
    }

    @Test func `the rest unfolds`() throws {
      try WidgetPage.with(look: .phone) { page, browser in
        try page.ask("sop akun helpdesk")
        for chip in ["Catatan", "Sumber", "Terkait"] {
          let button = "[...\(last).querySelectorAll('.chip')].find(b => b.textContent.startsWith('\(chip)'))"
          let pane = "\(root).getElementById(\(button).getAttribute('aria-controls'))"
          #expect(try !browser.holds("\(pane).checkVisibility()"), "\(chip)")
          try browser.click(button)
          #expect(try browser.holds("\(pane).checkVisibility()"), "\(chip)")
          #expect(try browser.text("\(button).getAttribute('aria-expanded')") == "true")
          #expect(try browser.holds("\(root).activeElement === \(button)"))
        }
        let hidden = "\(last).querySelectorAll('.steps li[hidden]').length"
        #expect(try browser.number(hidden) > 0)
        try browser.click("\(last).querySelector('.more')")
        #expect(try browser.number(hidden) == 0)
        #expect(try browser.holds("\(root).activeElement.matches('.steps li')"))
      }
    }

    @Test func `two problems are two cards`() throws {
      let kept = try KeptJournal()
      try WidgetPage.with(try Sites.pandu(journal: kept.journal.sink), look: .phone) { page, browser in
        try page.ask("lupa password dan lupa user id")
        #expect(
          try browser.text("[...\(last).querySelectorAll('.card h3')].map(h => h.textContent).join(' | ')")
            == "Lupa password SPSE | Lupa User ID SPSE")
        #expect(try browser.number("\(last).querySelectorAll('.card .vote').length") == 2)
        #expect(
          try browser.holds("\(last).querySelector('.lead').textContent.includes('lebih dari satu hal')"))
      }
    }

    @Test func `a person stands under the sentence that names one`() throws {
      try WidgetPage.with(look: .phone) { page, browser in
        try page.ask("muncul java script error")
        for _ in 0..<3 {
          try page.ask("sudah dicoba, tetap tidak bisa")
          #expect(try edge(".contacts a", browser) ?? 9 <= 0.8)
          let order =
            "[...\(last).querySelectorAll('.lead, h3, .contacts, .chips')].map(n => n.className || 'h3').join()"
          #expect(try browser.text(order).hasPrefix("lead,h3,contacts"))
        }
        try page.ask("mau bicara dengan petugas")
        #expect(try browser.holds("\(last).querySelector('.contacts a[href^=\"tel:\"]')"))
      }
    }

    @Test func `the page says how to reach its office`() throws {
      let page = HostPage(attributes: "data-contact-phone=\"0542 123456\" data-contact-wa=\"0812-3456-7890\"")
      try WidgetPage.with(page: page) { page, browser in
        try page.ask("lupa password")
        #expect(try browser.text("\(last).querySelector('a.main').href") == "tel:+62542123456")
        let whatsapp = "\(last).querySelector('.contacts a[href*=\"wa.me\"]').href"
        #expect(
          try browser.text("decodeURIComponent(\(whatsapp))")
            == "https://wa.me/6281234567890?text=Halo, saya butuh bantuan. Kendala: lupa password "
            + "Yang sudah saya baca: Lupa password SPSE")
      }
      try WidgetPage.with { page, browser in
        try page.ask("lupa password")
        #expect(try !browser.holds("\(last).querySelector('.main')"))
      }
    }
  }
}
