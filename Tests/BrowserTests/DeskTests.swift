// The officer's desk in a browser:
//
// 1. A page is pasted, its entry is corrected and published, and a `pandu serve` beside it answers with it.
// 2. Form and Markdown follow each other while one types; an error stands at its field; the card shows what is written, as
//    the widget of the service draws it, node by node; what was unfolded stays so.
// 3. All of it goes by keyboard: find an entry, change it, try it, publish it.
// 4. axe-core finds nothing on any page, and nothing is wider than the page, on a phone and a desktop, in light and dark.
// 5. A draft is kept by itself while one types.
// 6. An entry is moved by a pick of its form; the pick is there again after a reload.

import Basics
import FAQConversation
import FAQJournal
import FAQKnowledge
import FAQMatching
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

    /// The inside of the card as the widget draws it, of a phone or a desktop.
    private static func card(_ kind: String) -> String {
      "document.querySelector('.\(kind) .as-widget > div').shadowRoot"
    }

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
        try browser.wait(
          until: "\(DeskTests.card("phone")).querySelector('h3').textContent === 'Jam buka kantor'")
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

    /// The HTML of elements without what differs between places: the numbers of elements count on in a conversation, and the
    /// desk has other headings around the card.
    private static func html(_ children: String) -> String {
      "[...\(children)].map(node => node.outerHTML.replace(/pandu-\\d+/g, '').replace(' aria-level=\"2\"', '')).join('')"
    }

    @Test func `the card is the widget's`() throws {
      let folder = try OfficeFolder([
        "umum/jam-buka.md": DeskTests.rich,
        "umum/lama.md":
          "---\nberlaku-sampai: 2020-01-31\n---\n# Lama\n\nDulu.\n\n## Pertanyaan\n- yang lama sekali\n",
        "pengumuman/mati.md": "---\nsampai: 2020-01-01 00:00\n---\n# Server mati\n\nSedang diperbaiki.\n",
        "pengumuman/pindah.md":
          "---\nmulai: 2026-01-01 00:00\nsampai: 2099-01-01 00:00\n---\n# Loket pindah\n\nLoket ada di lantai dua.\n",
      ])
      let kept = try KeptJournal()
      let responder = Responder(Matcher(KnowledgeLoader.load(folder.path).base))
      let service = try Sites.pandu(
        responder, journal: kept.journal.sink, at: WallTime(seconds: 1_790_000_000))
      for (name, question) in [("jam-buka", "jam buka kantor"), ("lama", "yang lama sekali")] {
        var asked = ""
        try WidgetPage.with(service) { page, browser in
          try page.ask(question)
          asked = try browser.text(DeskTests.html("\(WidgetPage.last).querySelector('.theirs').children"))
        }
        #expect(asked.contains("class=\"feedback\""))
        #expect(asked.contains("Loket pindah") && !asked.contains("Server mati"))
        try at(folder) { browser, desk in
          try browser.open(desk + "/entri?berkas=umum%2F\(name).md")
          try browser.wait(until: "document.querySelectorAll('.as-widget').length === 2")
          for kind in ["phone", "wide"] {
            let shown = try browser.text(
              DeskTests.html("\(DeskTests.card(kind)).querySelector('.log').children"))
            #expect(shown == asked, "\(name) \(kind)")
          }
        }
      }
    }

    @Test func `the card's letter is shown and not made`() throws {
      let folder = try OfficeFolder(["umum/jam-buka.md": DeskTests.rich + DeskTests.letter])
      try at(folder) { browser, desk in
        try browser.open(desk + DeskTests.opening)
        try browser.wait(until: "document.querySelectorAll('.as-widget').length === 2")
        let card = DeskTests.card("wide")
        let opener =
          "[...\(card).querySelectorAll('.main')].find(one => one.textContent.startsWith('Buat surat'))"
        try browser.run("\(opener).click()")
        try browser.wait(until: "\(card).querySelector('.letter form') !== null")
        let label = try browser.text("\(card).querySelector('.letter label').textContent")
        #expect(label.contains("Nama pemohon"))
        // It stays open while the entry is edited, and does not take the focus from there.
        try focus(browser, "catatan")
        try browser.type("\nBawa pulpen.")
        try browser.wait(until: "\(card).textContent.includes('Bawa pulpen.')")
        try browser.wait(until: "\(card).querySelector('.letter form') !== null")
        #expect(try browser.holds("document.activeElement.name === 'catatan'"))
        let before = try browser.text("String(performance.getEntriesByType('resource').length)")
        try browser.run("\(card).querySelector('.letter form').requestSubmit()")
        let said = "\(card).querySelector('.letter [role=alert]').textContent"
        try browser.wait(until: "\(said).includes('tidak dibuat')")
        #expect(try browser.text("String(performance.getEntriesByType('resource').length)") == before)
      }
    }

    @Test func `what is unfolded stays so`() throws {
      let folder = try OfficeFolder(["umum/jam-buka.md": DeskTests.rich])
      try at(folder) { browser, desk in
        try browser.open(desk + DeskTests.opening)
        try browser.wait(until: "document.querySelectorAll('.as-widget').length === 2")
        let card = DeskTests.card("wide")
        let notes =
          "[...\(card).querySelectorAll('.chip')].find(chip => chip.textContent.startsWith('Catatan'))"
        try browser.run("\(notes).click()")
        try focus(browser, "catatan")
        try browser.type("\nBawa pulpen.")
        try browser.wait(until: "\(card).textContent.includes('Bawa pulpen.')")
        #expect(try browser.holds("\(notes).getAttribute('aria-expanded') === 'true'"))
        #expect(try browser.holds("\(notes).textContent === 'Catatan (2)'"))
      }
    }

    /// An entry with each part that a card shows.
    private static let rich = """
      ---
      sumber: papan §1
      kontak: loket
      terkait: parkir
      ---
      # Jam buka

      Kantor buka **pukul delapan**, lihat https://kantor.example/jam.

      ## Langkah
      1. Ambil nomor.
         - di mesin depan
      2. Tunggu.

      ## Lampiran
      - KTP

      ## Catatan
      - Tutup saat istirahat.

      ## Pertanyaan
      - jam buka kantor
      - kantor buka jam berapa

      """

    private static let letter = """

      ## Formulir
      ```
      Kepada loket,
      {{nama_pemohon}}
      ```

      ## Isian
      - nama_pemohon: Nama pemohon

      """

    @Test func `moved by a pick`() throws {
      let folder = try OfficeFolder(["layanan/_kategori.md": "# Layanan\n\nLayanan yang mana?\n"])
      let text = folder.read("umum/jam-buka.md")
      try at(folder) { browser, desk in
        try browser.open(desk + DeskTests.opening)
        let pick = DeskTests.field("kategori")
        try browser.run(
          "\(pick).value = 'layanan'; \(pick).dispatchEvent(new Event('input', {bubbles: true}))")
        try browser.wait(until: "document.querySelector('#kabar').textContent.length > 0")
        #expect(folder.read("umum/jam-buka.md") == text)
        try browser.open(desk + DeskTests.opening + "&draf=1")
        #expect(try browser.text("\(pick).value") == "layanan")
        try browser.click("document.querySelector('button[value=terbit]')")
        try browser.wait(until: "location.search.includes('kabar=pindah')")
      }
      #expect(folder.read("layanan/jam-buka.md") == text && folder.read("umum/jam-buka.md").isEmpty)
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
          #expect(try browser.axeFaults() == "", "\(target)")
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"), "\(target)")
        }
      }
    }
  }
}
