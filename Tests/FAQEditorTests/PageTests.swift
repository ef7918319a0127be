// 1. The list shows each entry with its facts, and finds by words, by category and by what is to be done.
// 2. The preview of a keystroke says what the other side is, what is wrong, and how it looks.
// 3. A question is answered with the edited entry before it is published, with the reasons.
// 4. What is pasted or dropped becomes a table; what is ticked is written, in one change.
// 5. A notice is written with three fields or at once, stands, and is ended with a button.
// 6. What readers typed is text on every page, whatever it holds.

import Basics
import Foundation
import HTTPWire
import JournalRecords
import Testing

@testable import FAQEditor

@Suite struct PageTests {
  @Test func `the list`() throws {
    let disk = Office.disk()
    disk.add(.feedback(FeedbackRecord(time: JournalTime(milliseconds: 0), entry: "parkir", isHelpful: false)))
    disk["umum/rusak.md"] = "---\ntinjau: besok\n---\n# Rusak\n\nSalah.\n\n## Pertanyaan\n- rusak\n"
    disk["umum/tua.md"] =
      "---\ntinjau: 2020-01-01\nstatus: draf\n---\n# Tua\n\nLama.\n\n## Pertanyaan\n- tua\n"
    let officer = try Officer.inside(disk)
    for (query, titles) in [
      ("", ["Jam buka", "Rusak", "Tempat parkir", "Tua"]), ("q=PARKIR+motor", ["Tempat parkir"]),
      ("q=zzz", []),
      ("saring=masalah", ["Jam buka", "Rusak", "Tempat parkir", "Tua"]), ("saring=draf", ["Tua"]),
      ("saring=tinjau", ["Tua"]),
      ("saring=tidak-membantu", ["Tempat parkir"]), ("kategori=umum&q=buka", ["Jam buka"]),
      ("kategori=lain", []),
    ] {
      let text = try officer.get("/?" + query).text
      for title in ["Jam buka", "Rusak", "Tempat parkir", "Tua"] {
        let isShown = text.contains(">\(title)</a>")
        if query != "saring=masalah" { #expect(isShown == titles.contains(title), "\(query) \(title)") }
      }
    }
    let list = try officer.get("/").text
    #expect(
      list.contains("membantu 0, tidak 1") && list.contains("3 pertanyaan") && list.contains("1 kesalahan"))
    #expect(list.contains("tinjau 2020-01-01"))
  }

  @Test func `the preview`() throws {
    let officer = try Officer.inside(Office.disk())
    let fields = Page(try officer.get("/entri?berkas=umum%2Fjam-buka.md")).fields()
    let response = try officer.post(
      "/entri/pratinjau", fields.with("judul", "Jam kerja").with("kontak", "tidak-ada"))
    let json = try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    #expect((json["markdown"] as? String)?.contains("# Jam kerja") == true)
    let faults = try #require(json["masalah"] as? [String: [String: Any]])
    #expect(faults["kontak"]?["salah"] as? Bool == true && faults["judul"]?["salah"] as? Bool == false)
    let parts = try #require(json["bagian"] as? [String: String])
    #expect(parts["kartu"]?.contains("Jam kerja") == true)
    // The reply from which the widget's script draws the card.
    let answers = try #require((json["balasan"] as? [String: Any])?["answers"] as? [[String: Any]])
    #expect((answers.first?["entry"] as? [String: Any])?["title"] as? String == "Jam kerja")
    // The Markdown leads as well.
    let markdown = try #require(fields.first { $0.0 == "markdown" }?.1)
    let other = try officer.post("/entri/pratinjau", fields.with("markdown", markdown + "- satu lagi\n"))
    let shown = try #require(JSONSerialization.jsonObject(with: Data(other.body)) as? [String: Any])
    let wordings = (shown["isian"] as? [String: [String: String]])?["pertanyaan"]?["teks"]
    #expect(wordings?.hasSuffix("satu lagi") == true)
  }

  @Test func `the card of the widget`() throws {
    let officer = try Officer.inside(Office.disk())
    let page = try officer.get("/entri?berkas=umum%2Fjam-buka.md").text
    // What stands there without scripts is the card of the lookup page.
    #expect(page.contains("<p class=\"card-title\">Jam buka</p>"))
    let parts = page.components(separatedBy: "data-kartu=\"")
    let text = try #require(parts.dropFirst().first?.components(separatedBy: "\"").first)
    let data = Data(text.replacing("&quot;", with: "\"").replacing("&amp;", with: "&").utf8)
    let state = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let about = try #require(state["tentang"] as? [String: Any])
    #expect((about["words"] as? [String: String])?["helpful"]?.isEmpty == false)
    #expect(((state["balasan"] as? [String: Any])?["answers"] as? [Any])?.count == 1)
    #expect(state["surat"] is NSNull && (state["tanpa-surat"] as? String)?.isEmpty == false)
    let address = try #require(page.components(separatedBy: "<script src=\"/kartu.js").dropFirst().first)
    let script = try officer.get("/kartu.js" + (address.components(separatedBy: "\"").first ?? ""))
    #expect(script.status == 200 && script.field("Content-Type")?.contains("javascript") == true)
    #expect(!script.text.contains("/v1/ask"))
  }

  @Test func `tried before it is published`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let fields = Page(try officer.get("/entri?berkas=umum%2Fjam-buka.md")).fields()
    let wordings = try #require(fields.first { $0.0 == "pertanyaan" }?.1)
    let sent = fields.with("pertanyaan", wordings + "\nloket kasir melayani sampai kapan").with(
      "jawaban", "Sampai sore.")
    let page = try officer.post(
      "/entri", sent.with("tanya", "loket kasir melayani sampai kapan") + [("aksi", "coba")])
    #expect(page.status == 200 && page.text.contains("Sampai sore.") && page.text.contains("class=\"why\""))
    #expect(disk["umum/jam-buka.md"] == Office.files["umum/jam-buka.md"])
    #expect(try officer.get("/coba?q=parkir+mobil+di+mana").text.contains("belakang gedung"))
  }

  private static let page = """
    <h2>Layanan</h2><h3>Apakah ada toilet?</h3><p>Ada di lantai satu.</p><h3>Di mana musala?</h3><p>Di lantai dua.</p>
    """

  @Test func `import`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let table = try officer.post("/impor", [("tempelan", PageTests.page)])
    #expect(
      table.status == 200 && table.text.contains("Apakah ada toilet?")
        && table.text.contains("Di mana musala?"))
    #expect(disk.names == Office.disk().names)
    let name = try #require(Page(table).value("nama"))
    #expect(try officer.post("/impor/tulis", [("nama", name)]).status == 422)
    #expect(try officer.post("/impor/tulis", [("nama", name), ("pilih", "1")]).status == 303)
    let new = Set(disk.names).subtracting(Office.disk().names).filter {
      $0.hasSuffix(".md") && !$0.contains("_kategori")
    }
    #expect(new == ["layanan/di-mana-musala.md"])
    #expect(try officer.post("/impor/tulis", [("nama", name), ("pilih", "0")]).status == 409)
    // One change, and one undo.
    #expect(try officer.post("/riwayat", [("nomor", "1"), ("folder", "0")]).status == 303)
    #expect(disk.names.filter { !$0.hasPrefix(".pandu/") } == Office.disk().names)
  }

  @Test func `a file is dropped`() throws {
    let officer = try Officer.inside(Office.disk())
    func send(_ body: String, _ boundary: String = "xyz") throws -> Response {
      try officer.send(
        "POST", "/impor",
        ["Origin: \(Officer.origin)", "Content-Type: multipart/form-data; boundary=\(boundary)"],
        body: Array(body.utf8))
    }
    func part(_ name: String, _ text: String, _ file: String? = nil) -> String {
      let file = file.map { "; filename=\"\($0)\"\r\nContent-Type: text/html" } ?? ""
      return "--xyz\r\nContent-Disposition: form-data; name=\"\(name)\"\(file)\r\n\r\n\(text)\r\n"
    }
    let token = part("token", officer.token)
    let whole = token + part("tempelan", "") + part("berkas", PageTests.page, "faq.html") + "--xyz--\r\n"
    #expect(try send(whole).text.contains("Apakah ada toilet?"))
    for cut in stride(from: 0, to: whole.utf8.count, by: 7) {
      let status = try send(String(decoding: Array(whole.utf8).prefix(cut), as: UTF8.self)).status
      #expect([200, 400, 403, 422].contains(status))
    }
    #expect(try send(whole, "abc").status == 400)
  }

  @Test func `notices`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    #expect(
      try officer.post("/pengumuman", [("aksi", "gangguan"), ("teks", "Server mati. Sedang diperbaiki.")])
        .status == 303)
    let text = try #require(disk["pengumuman/server-mati.md"])
    #expect(
      text.contains("# Server mati\n") && text.contains("Sedang diperbaiki.") && !text.contains("sampai:"))
    #expect(try officer.get("/pengumuman").text.contains("berlangsung"))
    #expect(try officer.post("/pengumuman", [("aksi", "akhiri"), ("id", "server-mati")]).status == 303)
    #expect(disk["pengumuman/server-mati.md"]?.contains("sampai: ") == true)
    for (fields, status) in [
      ([("mulai", "2030-01-01T08:00"), ("sampai", "2030-01-01T10:00"), ("teks", "Pemeliharaan.")], 303),
      ([("mulai", "2030-01-01T08:00"), ("sampai", "2030-01-01T07:00"), ("teks", "A.")], 422),
      ([("mulai", "2020-01-01T08:00"), ("sampai", "2020-01-02T07:00"), ("teks", "A.")], 422),
      ([("mulai", "kapan"), ("teks", "A.")], 422), ([("teks", "  ")], 422), ([("teks", "---")], 422),
    ] {
      #expect(try officer.post("/pengumuman", [("aksi", "tulis")] + fields).status == status, "\(fields)")
    }
    #expect(
      disk["pengumuman/pemeliharaan.md"]?.contains(
        "mulai: 2030-01-01 08:00\nsampai: 2030-01-01 10:00\nzona: WIB") == true)
    #expect(try officer.post("/pengumuman", [("aksi", "akhiri"), ("id", "../kontak")]).status == 422)
  }

  @Test func `text stays text`() throws {
    let bad = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"
    let disk = Office.disk()
    disk["umum/jahat.md"] =
      "---\nkontak: \(bad)\n---\n# \(bad)\n\n\(bad)\n\n## Pertanyaan\n- \(bad)\n\n## \(bad)\n"
    let officer = try Officer.inside(disk)
    let query = bad.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    for page in [
      "/", "/?q=\(query)", "/entri?berkas=umum%2Fjahat.md", "/entri?judul=\(query)&pertanyaan=\(query)",
      "/coba?q=\(query)", "/?kabar=\(query)",
    ] {
      let text = try officer.get(page).text
      #expect(!text.contains("<script>alert") && !text.contains("<img"), "\(page)")
    }
    let table = try officer.post(
      "/impor", [("tempelan", "Tanya: Apa itu \(bad)?\nJawab: \(bad)"), ("kategori", bad)])
    #expect(!table.text.contains("<script>alert") && !table.text.contains("<img"))
  }
}
