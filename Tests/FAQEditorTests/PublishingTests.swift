// 1. An entry that is opened and published without a change is the same, byte by byte, and nothing is written.
// 2. One field is changed, published, and undone: each time the file is just that.
// 3. Form and Markdown may both be changed: both changes are in the file.
// 4. Two desks on one folder: the second that publishes is refused, both texts are shown, and its own can be published then.
// 5. A new entry gets a name from its title; names that would leave the folder are refused.
// 6. Errors refuse publishing, and stand at their field; a draft is saved with them.
// 7. On a folder that cannot be written, the text stays in the form.
// 8. The last twenty changes are kept; a change upon which another one followed is not undone.
// 9. Drafts of published entries are kept beside, and gone once published; those of new entries are drafts in the folder.
// 10. A removed entry comes back with an undo.
// 11. What the desk keeps is no knowledge: the loader passes it by.

import Basics
import FAQKnowledge
import HTTPWire
import Testing

@testable import FAQEditor

@Suite struct PublishingTests {
  private static let file = "umum/jam-buka.md"
  private static let address = "/entri?berkas=umum%2Fjam-buka.md"

  private func open(_ officer: Officer, _ address: String = address) throws -> [(String, String)] {
    Page(try officer.get(address)).fields()
  }

  private func publish(_ officer: Officer, _ fields: [(String, String)], _ wish: String = "terbit") throws
    -> Response
  {
    // Browsers end lines of a form with CR and LF.
    let sent = fields.map { ($0.0, $0.1.replacing("\n", with: "\r\n")) }
    return try officer.post("/entri", sent + [("aksi", wish)])
  }

  @Test(arguments: ["\n", "\r\n"]) func `nothing changed`(end: String) throws {
    let disk = Office.disk()
    disk["umum/izin.md"] = Office.everything.replacing("\n", with: end)
    let officer = try Officer.inside(disk)
    let known = disk["umum/izin.md"]
    let response = try publish(officer, open(officer, "/entri?berkas=umum%2Fizin.md"), "draf")
    // The draft has one line more, and all else as it was.
    #expect(response.status == 303)
    #expect(disk["umum/izin.md"]?.replacing("status: draf\(end)", with: "") == known)
    let names = disk.names
    let same = try publish(officer, open(officer), "terbit")
    #expect(same.field("Location") == PublishingTests.address + "&kabar=sama")
    #expect(same.status == 303 && disk[PublishingTests.file] == Office.files[PublishingTests.file])
    #expect(disk.names == names)
  }

  @Test func `change, publish, undo`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let response = try publish(officer, open(officer).with("jawaban", "Kantor buka pukul tujuh."))
    #expect(response.status == 303 && response.field("Location") == PublishingTests.address + "&kabar=terbit")
    let before = try #require(Office.files[PublishingTests.file])
    #expect(disk[PublishingTests.file] == before.replacing("delapan", with: "tujuh"))
    let history = try officer.get("/riwayat")
    #expect(history.text.contains("Jam buka"))
    #expect(try officer.post("/riwayat", [("nomor", "1"), ("folder", "0")]).status == 303)
    #expect(disk[PublishingTests.file] == before)
    // An undo is a change, too.
    #expect(try officer.post("/riwayat", [("nomor", "2"), ("folder", "0")]).status == 303)
    #expect(disk[PublishingTests.file] == before.replacing("delapan", with: "tujuh"))
  }

  @Test func `form and Markdown are both changed`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let fields = try open(officer)
    let markdown = try #require(fields.first { $0.0 == "markdown" }?.1)
    let sent = fields.with("judul", "Jam kerja").with(
      "markdown", markdown.replacing("delapan", with: "sembilan"))
    #expect(try publish(officer, sent).status == 303)
    #expect(
      disk[PublishingTests.file]
        == Office.files[PublishingTests.file]?.replacing("# Jam buka", with: "# Jam kerja").replacing(
          "delapan", with: "sembilan"))
  }

  @Test func `two desks`() throws {
    let disk = Office.disk()
    let (first, second) = (try Officer.inside(disk), try Officer.inside(disk))
    let (one, two) = (try open(first), try open(second))
    #expect(try publish(first, one.with("jawaban", "Satu.")).status == 303)
    let refused = try publish(second, two.with("jawaban", "Dua."))
    #expect(refused.status == 409)
    #expect(refused.text.contains("Satu.") && Page(refused).value("jawaban") == "Dua.")
    #expect(disk[PublishingTests.file]?.contains("Satu.") == true)
    #expect(try publish(second, Page(refused).fields()).status == 303)
    #expect(disk[PublishingTests.file]?.contains("Dua.") == true)
    // The first one's text is not lost either.
    #expect(try second.post("/riwayat", [("nomor", "2"), ("folder", "0")]).status == 303)
    #expect(disk[PublishingTests.file]?.contains("Satu.") == true)
  }

  @Test func `a file that is gone`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let fields = try open(officer).with("jawaban", "Panjang dan penting.")
    disk[PublishingTests.file] = nil
    let refused = try publish(officer, fields)
    #expect(refused.status == 409 && Page(refused).value("jawaban") == "Panjang dan penting.")
    let again = Page(refused).fields().with("kategori", "umum").with("nama", "jam-buka")
    #expect(try publish(officer, again).status == 303)
    #expect(disk[PublishingTests.file]?.contains("Panjang dan penting.") == true)
  }

  @Test func `line ends that differ`() throws {
    let disk = Office.disk()
    let mixed = "# Jam buka\r\n\nPukul delapan.\r\n\n## Pertanyaan\n- jam buka\r\n- kapan buka"
    disk[PublishingTests.file] = mixed
    let officer = try Officer.inside(disk)
    #expect(try publish(officer, open(officer).with("jawaban", "Pukul tujuh.")).status == 303)
    // Compared by bytes: a line end is one character to Swift.
    #expect(
      disk[PublishingTests.file].map { Array($0.utf8) }
        == Array(mixed.replacing("delapan", with: "tujuh").utf8))
  }

  private static let new = [
    ("berkas", ""), ("versi", ""), ("asal", "# \n"), ("markdown", "# \n"),
    ("judul", "Kantin kantor"),
    ("jawaban", "Kantin ada di lantai dua."), ("bentuk-jawaban", "markdown"),
    ("pertanyaan", "kantin di mana"),
    ("bentuk-pertanyaan", "butir"), ("kategori", "umum"), ("kategori-baru", ""), ("nama", ""),
  ]

  @Test func `a new entry`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    #expect(
      try publish(officer, PublishingTests.new).field("Location")
        == "/entri?berkas=umum%2Fkantin-kantor.md&kabar=terbit")
    #expect(
      disk["umum/kantin-kantor.md"]
        == "# Kantin kantor\n\nKantin ada di lantai dua.\n\n## Pertanyaan\n- kantin di mana\n")
    #expect(try officer.get("/").text.contains("Kantin kantor"))
  }

  @Test func `names that leave the folder`() throws {
    for name in [
      "../jahat", "a/b", "..", ".", ".pandu", "A", "a b", "a\u{0}", "é", String(repeating: "a", count: 81),
      "readme", "jam-buka",
    ] {
      let disk = Office.disk()
      let officer = try Officer.inside(disk)
      #expect(try publish(officer, PublishingTests.new.with("nama", name)).status == 422, "\(name)")
      #expect(disk.names == Office.disk().names)
    }
    for category in ["..", "../..", "a/b", "/etc", "basis", "pengumuman", "notices", ".pandu", "A"] {
      let disk = Office.disk()
      let officer = try Officer.inside(disk)
      #expect(
        try publish(officer, PublishingTests.new.with("kategori-baru", category)).status == 422, "\(category)"
      )
      #expect(disk.names == Office.disk().names)
    }
    for file in [
      "../kantor/umum/jam-buka.md", "umum/../umum/jam-buka.md", "/etc/passwd", "kontak.md",
      "umum/_kategori.md", "basis.md",
    ] {
      let officer = try Officer.inside(Office.disk())
      #expect(try publish(officer, open(officer).with("berkas", file)).status == 404, "\(file)")
    }
  }

  @Test func `errors stand at their field`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let sent = try open(officer).with("tinjau", "besok")
    let refused = try publish(officer, sent)
    #expect(refused.status == 422 && disk[PublishingTests.file] == Office.files[PublishingTests.file])
    let field = try #require(refused.text.components(after: "id=\"m-tinjau\"").first)
    #expect(
      field.hasPrefix(">") && field.components(after: "fault bad").count == 1 || field.contains("fault bad"))
    #expect(Page(refused).value("tinjau") == "besok")
    #expect(try publish(officer, sent, "draf").status == 303)
    #expect(disk[PublishingTests.file]?.contains("status: draf") == true)
  }

  @Test func `a folder that is read-only`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let fields = try open(officer)
    disk.makeReadOnly()
    let failed = try publish(officer, fields.with("jawaban", "Panjang dan penting."))
    #expect(failed.status == 500)
    #expect(Page(failed).value("jawaban") == "Panjang dan penting.")
    #expect(try officer.post("/pengumuman", [("aksi", "gangguan"), ("teks", "Mati.")]).status == 500)
  }

  @Test func `twenty changes are kept`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    for number in 1...25 {
      #expect(try publish(officer, open(officer).with("jawaban", "Pukul \(number).")).status == 303)
    }
    let kept = disk.names.filter { $0.hasPrefix(ChangeRecord.folder) }
    #expect(kept.count == ChangeRecord.most && kept.last == "\(ChangeRecord.folder)/00000025.json")
    #expect(try officer.post("/riwayat", [("nomor", "24"), ("folder", "0")]).status == 409)
    #expect(disk[PublishingTests.file]?.contains("Pukul 25.") == true)
    for number in stride(from: 25, through: 17, by: -1) {
      let publisher = Publisher(store: disk.store(at: Officer.now))
      let record = try #require(
        publisher.records(in: MemoryDisk.root).first {
          publisher.canUndo($0, in: MemoryDisk.root) && $0.kind == .written
        })
      #expect(record.number == number)
      try publisher.undo(record, in: MemoryDisk.root)
      #expect(disk[PublishingTests.file]?.contains("Pukul \(number - 1).") == true)
    }
  }

  @Test func `drafts`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let typed = try open(officer).with("jawaban", "Belum selesai")
    #expect(try publish(officer, typed, "autosimpan").status == 200)
    #expect(disk[PublishingTests.file] == Office.files[PublishingTests.file])
    #expect(disk[".pandu/draf/umum/jam-buka.md"]?.contains("status: draf") == true)
    let page = try officer.get(PublishingTests.address + "&draf=1")
    #expect(Page(page).value("jawaban") == "Belum selesai")
    #expect(try publish(officer, Page(page).fields()).status == 303)
    #expect(disk[".pandu/draf/umum/jam-buka.md"] == nil)
    #expect(
      disk[PublishingTests.file]?.contains("Belum selesai") == true
        && disk[PublishingTests.file]?.contains("draf") == false)
    // A new entry is a draft in the folder.
    #expect(try publish(officer, PublishingTests.new, "autosimpan").text.contains("umum/kantin-kantor.md"))
    #expect(disk["umum/kantin-kantor.md"]?.contains("status: draf") == true)
    #expect(try officer.get("/?saring=draf").text.contains("Kantin kantor"))
  }

  @Test func `removed and back`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    #expect(try publish(officer, open(officer), "hapus").status == 303)
    #expect(disk[PublishingTests.file] == nil)
    #expect(try officer.get(PublishingTests.address).status == 404)
    #expect(try officer.post("/riwayat", [("nomor", "1"), ("folder", "0")]).status == 303)
    #expect(disk[PublishingTests.file] == Office.files[PublishingTests.file])
  }

  @Test func `what the desk keeps is no knowledge`() throws {
    let disk = Office.disk()
    let officer = try Officer.inside(disk)
    let version = officer.desk.shelf.knowledge().base.version
    _ = try publish(officer, open(officer).with("jawaban", "Lain."), "autosimpan")
    let knowledge = officer.desk.shelf.knowledge()
    #expect(knowledge.base.version == version && knowledge.base.entries.count == 2)
  }

  @Test func `a record of a stranger leads nowhere`() {
    for name in ["../x.md", "/etc/passwd", "a/../../x"] {
      let record = ChangeRecord(
        number: 1, kind: .written, title: "", time: WallTime(seconds: 0),
        files: [.init(name: name, before: "a", after: nil)])
      #expect(ChangeRecord(record.text) == nil, "\(name)")
    }
    let record = ChangeRecord(
      number: 7, kind: .imported, title: "a\"b", time: WallTime(seconds: 5),
      files: [
        .init(name: "a/b.md", before: nil, after: "c"), .init(name: "d.md", before: "e\r\n\u{0}", after: nil),
      ])
    #expect(ChangeRecord(record.text) == record)
    for cut in 0..<record.text.count - 1 { #expect(ChangeRecord(String(record.text.prefix(cut))) == nil) }
  }
}

extension String {
  /// What follows each place of a text.
  fileprivate func components(after text: String) -> [String] {
    split(separator: text).dropFirst().map(String.init)
  }
}
