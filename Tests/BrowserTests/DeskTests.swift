// The officer's desk in a browser:
//
// 1. A page is pasted, its entry is corrected and published, and a `pandu serve` beside it answers with it.
// 2. Form and Markdown follow each other while one types; an error stands at its field; the card shows what is written.
// 3. All of it goes by keyboard: find an entry, change it, try it, publish it.
// 4. axe-core finds nothing on any page, and nothing is wider than the page, on a phone and a desktop, in light and dark.
// 5. A draft is kept by itself while one types.

import Foundation
import Testing

extension BrowserSuite {
  @Suite struct DeskTests {
    private func at(
      _ folder: OfficeFolder, _ look: Browser.Look = .init(), _ body: (Browser, String) throws -> Void
    ) throws {
      let desk = try RunningPandu(["edit", "--knowledge", folder.path])
      try Browser.with(look) { browser in
        try browser.open(desk.address)
        try browser.wait(until: "document.querySelector('.entries')")
        try body(browser, String(desk.root.dropLast()))
      }
    }

    private static let opening = "/entri?berkas=umum%2Fjam-buka.md"
    private static func field(_ name: String) -> String { "document.querySelector('#f-\(name)')" }

    /// Puts the focus into a field, behind its text.
    private func focus(_ browser: Browser, _ name: String) throws {
      try browser.run(
        "const f = \(DeskTests.field(name)); f.focus(); if (f.setSelectionRange) f.setSelectionRange(f.value.length, f.value.length)"
      )
    }

    @Test func `a page is imported, corrected, published and answered`() throws {
      let folder = try OfficeFolder()
      let serving = try RunningPandu(["serve", "--knowledge", folder.path])
      try at(folder) { browser, desk in
        try browser.open(desk + "/impor")
        let page =
          "<h2>Layanan</h2><h3>Apakah ada toilet?</h3><p>Ada di lantai satu.</p><h3>Di mana musala?</h3><p>Di lantai dua.</p>"
        // As a paste with its form does it.
        try browser.run(
          "const data = new DataTransfer(); data.setData('text/html', arguments[0]);"
            + "document.querySelector('#tempelan').dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, cancelable: true}))",
          [page])
        try browser.click("document.querySelector('#impor button')")
        try browser.wait(until: "document.querySelectorAll('[name=pilih]').length === 2")
        try browser.click("document.querySelector('[name=pilih][value=\"1\"]')")
        try browser.click("document.querySelector('.actions button')")
        try browser.wait(
          until:
            "document.querySelector('#daftar') && document.body.textContent.includes('Apakah ada toilet?')")
        #expect(try !browser.holds("document.body.textContent.includes('musala')"))
        try browser.open(desk + "/entri?berkas=layanan%2Fapakah-ada-toilet.md")
        try browser.run("\(DeskTests.field("jawaban")).value = 'Toilet ada di lantai tiga.'")
        try browser.click("document.querySelector('button[value=terbit]')")
        try browser.wait(until: "location.search.includes('kabar=terbit')")
        let published = ContinuousClock.now
        try browser.open(serving.root + "?q=apakah+ada+toilet")
        while try !browser.holds("document.body.textContent.includes('lantai tiga')") {
          guard ContinuousClock.now - published < .seconds(30) else { break }
          try browser.reload()
        }
        #expect(try browser.holds("document.body.textContent.includes('lantai tiga')"))
      }
      #expect(folder.read("layanan/apakah-ada-toilet.md").contains("lantai tiga"))
    }

    @Test func `each side follows the other`() throws {
      let folder = try OfficeFolder()
      try at(folder) { browser, desk in
        try browser.open(desk + DeskTests.opening)
        try focus(browser, "judul")
        try browser.type(" kantor")
        try browser.wait(until: "\(DeskTests.field("markdown")).value.includes('# Jam buka kantor\\n')")
        try browser.wait(until: "document.querySelector('.card-title').textContent === 'Jam buka kantor'")
        try focus(browser, "markdown")
        try browser.type("- pintu dibuka kapan\n")
        try browser.wait(until: "\(DeskTests.field("pertanyaan")).value.endsWith('pintu dibuka kapan')")
        try focus(browser, "terkait")
        try browser.run("\(DeskTests.field("terkait")).closest('details').open = true")
        try focus(browser, "terkait")
        try browser.type("tidak-ada")
        try browser.wait(until: "\(DeskTests.field("terkait")).getAttribute('aria-invalid') === 'true'")
        #expect(try browser.holds("document.querySelector('#m-terkait').textContent.includes('tidak-ada')"))
        #expect(folder.read("umum/jam-buka.md").contains("# Jam buka\n"))
        // What is typed is kept beside the folder by itself.
        try browser.wait(until: "document.querySelector('#kabar').textContent.length > 0")
        #expect(folder.read(".pandu/draf/umum/jam-buka.md").contains("# Jam buka kantor"))
      }
    }

    @Test func `by keyboard`() throws {
      let folder = try OfficeFolder()
      try at(folder) { browser, _ in
        try browser.run("document.querySelector('#q').focus()")
        try browser.type("parkir")
        try browser.wait(until: "document.querySelectorAll('.entries li').length === 1")
        for _ in 0..<5 { try browser.type(Key.tab) }
        #expect(try browser.text("document.activeElement.textContent") == "Tempat parkir")
        try browser.type(Key.enter)
        try browser.wait(until: "document.querySelector('#f-jawaban')")
        try focus(browser, "jawaban")
        try browser.type(" Gratis.")
        try browser.wait(until: "\(DeskTests.field("markdown")).value.includes('belakang. Gratis.')")
        try focus(browser, "tanya")
        try browser.type("parkir mobil di mana" + Key.enter)
        try browser.wait(
          until: "document.querySelector('[data-bagian=coba]').textContent.includes('Gratis.')")
        #expect(!folder.read("umum/parkir.md").contains("Gratis."))
        try browser.hold(Key.control + Key.enter)
        try browser.wait(until: "location.search.includes('kabar=terbit')")
      }
      #expect(folder.read("umum/parkir.md").contains("Parkir di belakang. Gratis."))
    }

    @Test(
      .enabled(if: Chromium.isAxeWanted, "needs .build/axe.min.js, which .ci/run fetches"),
      arguments: [Browser.Look(), .dark, .phone, .darkPhone])
    func `axe finds nothing`(look: Browser.Look) throws {
      let axe = try #require(Chromium.axe, ".ci/run fetches the rules to .build/axe.min.js")
      let script = """
        const done = arguments[0];
        axe.run(document).then(
          found => done(found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')).join('\\n')),
          fault => done(String(fault)));
        """
      try at(
        try OfficeFolder(["umum/rusak.md": "---\ntinjau: besok\n---\n# Rusak\n\nSalah.\n\n## Lain\n- a\n"]),
        look
      ) { browser, desk in
        for target in [
          "/", "/?q=zzz", DeskTests.opening, "/entri?berkas=umum%2Frusak.md", "/entri", "/coba?q=jam+buka",
          "/impor", "/pengumuman", "/kotak",
          "/riwayat", "/tidak-ada",
        ] {
          try browser.open(desk + target)
          try browser.run(axe + "; window.axe = axe")
          let found =
            try browser.command("POST", "/execute/async", ["script": script, "args": []]) as? String
          #expect(found == "", "\(target)")
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"), "\(target)")
        }
      }
    }
  }
}
