// 1. Feedback is asked for where the service takes it; yes is one press, no asks why, and each is sent once and is in the
//    journal of the service. The reason is the next message: it ends at somebody who can be reached. A vote outlasts a
//    reload.
// 2. Without a journal nothing is asked that nobody reads; whoever was not helped still gets to a person.
// 3. A letter has one button, and is one form with labels, what a browser may fill in, and room for long texts; wrong fields
//    are marked with what is wrong, and what was typed stays, over a reload, too, but never in the page's storage.
// 4. The finished letter is shown, to be copied and printed. So is the letter of the shipped knowledge.
// 5. A letter asked for by name opens the form, and the conversation goes on where it was.
// 6. A mail log that is too long is cut to the lines that say what went wrong.

import FAQJournal
import FAQService
import HTTPWire
import JournalRecords
import Testing

extension BrowserSuite {
  @Suite struct FormTests {
    private let root = WidgetPage.root

    /// The service with what its neighbours build switched on.
    private func site() throws -> Site {
      try Sites.pandu { request, _ in
        let path = request.head.target.path
        if request.head.method == "OPTIONS" { return path.contains("/letters/") ? preflight : nil }
        if path == "/v1/entries/permohonan-lkpp" { return .made(200, #"{"letter": \#(fields)}"#) }
        if path.hasPrefix("/v1/entries/") { return .made(200, #"{"letter": null}"#) }
        if path == "/v1/letters/permohonan-lkpp" {
          return String(decoding: request.body, as: UTF8.self).contains("@")
            ? .made(200, "Nomor: 7/2026\nHormat kami", type: "text/plain; charset=utf-8")
            : .made(422, wrong, type: "application/problem+json")
        }
        return nil
      }
    }

    private let fields = """
      {"fields": [{"name": "nomor", "label": "Nomor surat", "required": true, "kind": "text"},
      {"name": "email", "label": "Email perusahaan", "required": true, "kind": "email"},
      {"name": "kategori", "label": "Kategori", "required": false, "kind": "choice", "choices": ["Login", "Data"]}]}
      """
    private let preflight = Response(
      status: 204,
      fields: [("Access-Control-Allow-Origin", "*"), ("Access-Control-Allow-Headers", "Content-Type")])
    private let wrong =
      #"{"title": "x", "errors": [{"field": "email", "detail": "Alamat email belum benar."}]}"#

    @Test func `feedback`() throws {
      let kept = try KeptJournal()
      let pandu = try Sites.pandu(journal: kept.journal.sink)
      try WidgetPage.with(pandu) { page, browser in
        try page.ask("lupa password")
        try page.press("Ya")
        try browser.wait(until: "\(WidgetPage.last).textContent.includes('sudah kami catat')")
        try page.ask("muncul java script error")
        try page.press("Tidak")
        try page.press("Sudah dicoba, tidak berhasil")
        try browser.wait(until: "\(root).querySelectorAll('.turn .theirs').length === 3")
        #expect(
          try browser.text("\(WidgetPage.last).querySelector('.contacts a').href") == "tel:+622129935577")
        try page.reload()
        try page.open()
        #expect(try browser.number("\(root).querySelectorAll('.vote').length") == 0)
        #expect(
          pandu.requests.bodies("/v1/feedback").filter { !$0.isEmpty } == [
            #"{"entry":"lupa-password","helpful":true,"question":"lupa password"}"#,
            #"{"entry":"login-javascript-error","helpful":false,"question":"muncul java script error","#
              + #""comment":"Sudah dicoba, tidak berhasil"}"#,
          ])
        try page.ask("tidak bisa login")
        #expect(try !browser.holds("\(WidgetPage.last).querySelector('.feedback')"))
      }
      let said = try kept.records().compactMap { record in
        if case .feedback(let feedback) = record { feedback } else { nil }
      }
      #expect(said.map(\.entry) == ["lupa-password", "login-javascript-error"])
      #expect(said.map(\.isHelpful) == [true, false])
      #expect(said.map(\.question) == ["lupa password", "muncul java script error"])
      #expect(said.map(\.comment) == [nil, "Sudah dicoba, tidak berhasil"])
    }

    @Test func `a letter`() throws {
      let pandu = try site()
      let last = WidgetPage.last
      try WidgetPage.with(pandu) { page, browser in
        try page.ask("surat permohonan ke LKPP")
        #expect(try browser.number("\(last).querySelectorAll('button').length") > 1)
        #expect(try !page.seen().contains("Buatkan suratnya"))
        try page.press("Buat suratnya")
        try browser.wait(until: "\(last).querySelector('form.fields')")
        try browser.type("7/2026" + Key.tab + "salah" + Key.enter)
        try browser.wait(until: "\(last).querySelector('[aria-invalid=true]')")
        #expect(try page.said().contains("Alamat email belum benar."))
        #expect(try browser.text("\(root).activeElement.name") == "email")
        #expect(try browser.text("\(last).querySelector('[name=nomor]').value") == "7/2026")
        try browser.type("@lpse.example" + Key.enter)
        try browser.wait(until: "\(last).querySelector('pre')")
        #expect(try page.said().contains("Nomor: 7/2026"))
        #expect(
          pandu.requests.bodies("/v1/letters/permohonan-lkpp").last
            == #"{"fields":{"nomor":"7/2026","email":"salah@lpse.example","kategori":""}}"#)
        #expect(try browser.text("\(last).querySelector('.letter a.main').protocol") == "blob:")
        #expect(try browser.text("\(last).querySelector('.letter a.main').textContent") == "Cetak")
      }
    }

    @Test func `the letter of the shipped knowledge`() throws {
      let last = WidgetPage.last
      try WidgetPage.with { page, browser in
        try page.ask("surat permohonan ke LKPP")
        #expect(try browser.number("\(last).querySelectorAll('button').length") > 1)
        #expect(try !page.seen().contains("Buatkan suratnya"))
        try page.press("Buat suratnya")
        try browser.wait(until: "\(last).querySelector('form.fields')")
        let values = [
          "012/DIR/2026", "PT Maju", "Siti", "Siti", "Ternate", "012345678901234", "081234567890",
          "siti@maju.co.id", "SITI01", "Permasalahan", "Data tidak sama.", "Ternate, 2 Mei 2026",
        ]
        try browser.type(values.joined(separator: Key.tab) + Key.enter)
        try browser.wait(until: "\(last).querySelector('pre')")
        let letter = try browser.text("\(last).querySelector('pre').textContent")
        for text in [
          "PERMOHONAN PENANGANAN PERMASALAHAN", "PT Maju", "01.234.567.8-901.234", "Permasalahan Login",
        ] {
          #expect(letter.contains(text), "\(letter)")
        }
      }
    }

    @Test(arguments: ["Bukan ini yang saya tanyakan", "Sudah dicoba, tidak berhasil", "Sulit dipahami"])
    func `a reason leads on`(reason: String) throws {
      try WidgetPage.with { page, browser in
        try page.ask("lupa password")
        #expect(try !browser.holds("\(WidgetPage.last).querySelector('.vote')"))
        try page.press("Belum terbantu?")
        try page.press(reason)
        try browser.wait(until: "\(root).querySelectorAll('.turn .theirs').length === 2")
        #expect(try browser.holds("\(WidgetPage.last).querySelector('a[href^=\"tel:\"]')"))
      }
    }

    @Test func `a letter outlasts a reload, and is not in the storage`() throws {
      let last = WidgetPage.last
      try WidgetPage.with { page, browser in
        try page.ask("surat permohonan ke LKPP")
        try page.press("Buat suratnya")
        try browser.wait(until: "\(last).querySelector('form.fields')")
        try browser.type("012/DIR/2026" + Key.tab + "PT Rahasia Maju")
        let stored = "JSON.stringify([{...sessionStorage}, {...localStorage}, history.state])"
        #expect(try !browser.text(stored).contains("Rahasia"))
        for _ in 0..<2 {
          try page.reload()
          try page.open()
          try browser.wait(until: "\(last).querySelector('form.fields')")
          #expect(
            try browser.text("\(last).querySelector('[name=nama_perusahaan]').value") == "PT Rahasia Maju")
        }
        #expect(try !browser.text(stored).contains("Rahasia"))
        let fields = "[...\(last).querySelectorAll('.fields [name]')]"
        #expect(
          try browser.text("\(fields).map(f => f.autocomplete).filter(Boolean).join(' ')")
            == "organization name street-address tel email")
        #expect(
          try browser.text("\(fields).filter(f => f.tagName === 'TEXTAREA').map(f => f.name).join(' ')")
            == "alamat deskripsi")
        #expect(try browser.holds("\(fields).every(f => f.labels.length === 1)"))
      }
    }

    @Test func `a letter asked for by name`() throws {
      try WidgetPage.with { page, browser in
        try page.ask("lupa password")
        // Nothing needs to be pressed, and no answer to stand before it.
        try page.ask("Buatkan surat permohonan ke LKPP")
        try browser.wait(until: "\(WidgetPage.last).querySelector('form.fields')")
        try page.ask("lupa user id")
        #expect(try page.said().contains("Lupa User ID"))
      }
    }

    @Test func `a follow-up shows its part and no more`() throws {
      try WidgetPage.with { page, browser in
        try page.ask("muncul java script error")
        try page.ask("ke nomor berapa?")
        #expect(try page.said().contains("Nomor telepon untuk hal ini"))
        #expect(try page.said().contains("(021) 2993 5577"))
        #expect(try !browser.holds("\(WidgetPage.last).querySelector('.steps')"))
        try page.ask("berapa lama?")
        #expect(try page.said().contains("tidak menyebut hal itu"))
        try page.ask("email dari lpse tidak sampai")
        #expect(try page.said().contains("Adakah email dari LPSE di sana?"))
      }
    }

    @Test func `a long log`() throws {
      try WidgetPage.with { page, browser in
        try page.press("Tempel email penolakan", in: root)
        let log = String(repeating: "Received: from mail\n", count: 200) + "550-5.7.1 likely unsolicited mail"
        try browser.run("\(root).querySelector('textarea').value = arguments[0]", [log])
        try browser.click("\(root).querySelector('.send')")
        try page.answered()
        #expect(
          try browser.text("\(WidgetPage.last).querySelector('.mine p').textContent").hasPrefix("550-5.7.1"))
        #expect(try page.said().contains("spam"))
      }
    }
  }
}
