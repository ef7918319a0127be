// 1. Feedback is asked for where the service takes it; yes is one press, no asks why, and each is sent once and is in the
//    journal of the service.
// 2. An entry with a letter offers it as a form; wrong fields are marked with what is wrong, and what was typed stays.
// 3. The finished letter is shown, to be copied and kept.
// 4. So is the letter of the shipped knowledge, asked for and written by the service itself, as a form and turn by turn.
// 5. A mail log that is too long is cut to the lines that say what went wrong.

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
      try Sites.pandu { request, answer in
        let path = request.head.target.path
        if request.head.method == "OPTIONS" { return path.contains("/letters/") ? preflight : nil }
        if path == "/v1/about" {
          return answer?.replacing(#""letters":false"#, #""letters":true"#)
        }
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
        try browser.wait(until: "\(WidgetPage.last).textContent.includes('Terima kasih')")
        try page.ask("muncul java script error")
        try page.press("Tidak")
        try page.press("Sulit dipahami")
        try browser.wait(until: "\(WidgetPage.last).textContent.includes('Terima kasih')")
        #expect(
          pandu.requests.bodies("/v1/feedback").filter { !$0.isEmpty } == [
            #"{"entry":"lupa-password","helpful":true,"question":"lupa password"}"#,
            #"{"entry":"login-javascript-error","helpful":false,"question":"muncul java script error","#
              + #""comment":"Sulit dipahami"}"#,
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
      #expect(said.map(\.comment) == [nil, "Sulit dipahami"])
    }

    @Test func `a letter`() throws {
      let pandu = try site()
      let last = WidgetPage.last
      try WidgetPage.with(pandu) { page, browser in
        try page.ask("surat permohonan ke LKPP")
        try browser.wait(until: "\(last).querySelector('.letter button')")
        try page.press("Buat surat permohonannya")
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
        #expect(try browser.text("\(last).querySelector('a[download]').protocol") == "blob:")
      }
    }

    @Test func `the letter of the shipped knowledge`() throws {
      let last = WidgetPage.last
      try WidgetPage.with { page, browser in
        try page.ask("surat permohonan ke LKPP")
        try browser.wait(until: "\(last).querySelector('.letter button')")
        try page.press("Buat surat permohonannya")
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

    @Test func `the letter turn by turn`() throws {
      try WidgetPage.with { page, _ in
        try page.ask("surat permohonan ke LKPP")
        try page.press("Buatkan suratnya")
        try page.answered()
        #expect(try page.said().contains("Isian 1 dari 12"))
        for _ in 0..<12 { try page.ask("lewati") }
        #expect(try page.said().contains("PERMOHONAN PENANGANAN PERMASALAHAN"))
      }
    }

    @Test func `a follow-up shows its part and no more`() throws {
      try WidgetPage.with { page, _ in
        try page.ask("muncul java script error")
        try page.ask("ke nomor berapa?")
        #expect(try page.said().contains("Nomor telepon untuk hal ini"))
        #expect(try page.said().contains("(021) 2993 5577"))
        #expect(try !page.said().contains("Langkah"))
        try page.ask("berapa lama?")
        #expect(try page.said().contains("tidak menyebut hal itu"))
        try page.ask("email dari lpse tidak sampai")
        #expect(try page.said().contains("Adakah email dari LPSE di sana?"))
      }
    }

    @Test func `a long log`() throws {
      try WidgetPage.with { page, browser in
        try page.press("Tempel log e-mail", in: root)
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
