// An entry is moved to another category:
//
// 1. Its file is written there and removed here, in one change; every byte stays, apart from what was edited, too.
// 2. One undo puts both files back; a second one moves the entry again.
// 3. It is refused when the file has changed, is taken at the new place, or the category is no name; nothing is written then.
// 4. Written before removed: whatever is cut off, one file has the text, and one that stands twice is named.
// 5. The pick is kept with the draft; what is tried and what moves is asked of the entry in its new category.
// 6. The form of an entry without a category offers none as well.

import Basics
import FAQKnowledge
import HTTPWire
import Testing

@testable import FAQEditor

@Suite struct MovingTests {
  private static let old = "umum/jam-buka.md"
  private static let new = "layanan/jam-buka.md"
  private static let address = "/entri?berkas=umum%2Fjam-buka.md"

  private func disk() -> MemoryDisk {
    let disk = Office.disk()
    disk["layanan/_kategori.md"] = "# Layanan\n\nLayanan yang mana?\n"
    disk["layanan/toilet.md"] = "# Toilet\n\nDi lantai satu.\n\n## Pertanyaan\n- toilet di mana\n"
    return disk
  }

  private func fields(_ officer: Officer, to category: String, _ address: String = address) throws -> [(
    String, String
  )] {
    Page(try officer.get(address)).fields().with("kategori", category)
  }

  private func send(_ officer: Officer, _ fields: [(String, String)], _ wish: String = "terbit") throws
    -> Response
  {
    try officer.post("/entri", fields.map { ($0.0, $0.1.replacing("\n", with: "\r\n")) } + [("aksi", wish)])
  }

  private func undo(_ officer: Officer, _ number: Int) throws -> Int {
    try officer.post("/riwayat", [("nomor", String(number)), ("folder", "0")]).status
  }

  @Test(arguments: ["\n", "\r\n"]) func `moved, undone, moved again`(end: String) throws {
    let disk = disk()
    let text = Office.everything.replacing("\n", with: end)
    disk["umum/izin.md"] = text
    let officer = try Officer.inside(disk)
    let sent = try fields(officer, to: "layanan", "/entri?berkas=umum%2Fizin.md").with("judul", "Surat jalan")
    // The entry has an error, so that it is a draft that moves.
    let response = try send(officer, sent, "draf")
    #expect(response.field("Location") == "/entri?berkas=layanan%2Fizin.md&kabar=pindah")
    let edited = text.replacing("# Surat izin", with: "# Surat jalan")
    #expect(disk["umum/izin.md"] == nil)
    #expect(disk["layanan/izin.md"]?.replacing("status: draf\(end)", with: "") == edited)
    #expect(try officer.get("/riwayat").text.contains("layanan/izin.md, umum/izin.md"))
    #expect(try undo(officer, 1) == 303)
    #expect(disk["umum/izin.md"] == text && disk["layanan/izin.md"] == nil)
    #expect(try undo(officer, 2) == 303)
    #expect(disk["umum/izin.md"] == nil && disk["layanan/izin.md"]?.contains("Surat jalan") == true)
  }

  @Test func `a published entry, into a new category`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    let sent = try fields(officer, to: "umum").with("kategori-baru", "waktu")
    #expect(
      try send(officer, sent).field("Location") == "/entri?berkas=waktu%2Fjam-buka.md&kabar=pindah")
    #expect(disk["waktu/jam-buka.md"] == Office.files[Self.old] && disk[Self.old] == nil)
    let knowledge = officer.desk.shelf.knowledge()
    #expect(knowledge.base.entry("jam-buka")?.category == "waktu")
    #expect(try officer.get("/entri?berkas=waktu%2Fjam-buka.md&kabar=pindah").text.contains("dipindahkan"))
    #expect(try officer.get(Self.address).status == 404)
  }

  @Test func `what is refused`() throws {
    let taken = "# Jam\n\nLain.\n"
    for (category, status, change) in [
      ("..", 422, { _ in }), ("basis", 422, { _ in }), ("a/b", 422, { _ in }), ("", 422, { _ in }),
      ("layanan", 422, { $0[Self.new] = taken }), ("layanan", 409, { $0[Self.old] = taken }),
      ("layanan", 409, { $0[Self.old] = nil }),
    ] as [(String, Int, (MemoryDisk) -> Void)] {
      let disk = disk()
      let officer = try Officer.inside(disk)
      let sent = try fields(officer, to: category)
      change(disk)
      let (names, texts) = (disk.names, [disk[Self.old], disk[Self.new]])
      let response = try send(officer, sent.with("jawaban", "Panjang dan penting."))
      #expect(response.status == status, "\(category)")
      #expect(Page(response).value("jawaban") == "Panjang dan penting.")
      #expect(disk.names == names && [disk[Self.old], disk[Self.new]] == texts)
    }
  }

  @Test func `an undo of a move that was changed since is refused`() throws {
    for name in [Self.old, Self.new] {
      let disk = disk()
      let officer = try Officer.inside(disk)
      #expect(try send(officer, fields(officer, to: "layanan")).status == 303)
      disk[name] = "# Jam\n\nLain.\n"
      #expect(try undo(officer, 1) == 409)
      #expect(disk[name] == "# Jam\n\nLain.\n")
    }
  }

  @Test func `written before removed`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    #expect(try send(officer, fields(officer, to: "layanan")).status == 303)
    #expect(try undo(officer, 1) == 303)
    for changes in disk.applied.filter({ $0.contains { $0.after == nil } }) {
      let removed = changes.firstIndex { $0.after == nil } ?? 0
      #expect(changes[removed...].allSatisfy { $0.after == nil })
    }
    #expect(disk.applied.count { $0.contains { $0.after == nil } } == 2)
  }

  @Test(arguments: ["", "\nstatus: draf"]) func `an entry that stands twice is named`(status: String) throws {
    let disk = disk()
    let text = try #require(disk[Self.old])
    disk[Self.new] = text.replacing("kontak: loket", with: "kontak: loket" + status)
    let officer = try Officer.inside(disk)
    let knowledge = officer.desk.shelf.knowledge()
    let named = knowledge.problems.filter { $0.value.contains { "\($0.problem)".contains("duplicateID") } }
    #expect(named.keys.count == 1)
    // One of them is removed, and all is well.
    let fields = Page(try officer.get(Self.address)).fields()
    #expect(try send(officer, fields, "hapus").status == 303)
    #expect(disk[Self.old] == nil && disk[Self.new] != nil)
  }

  @Test func `the pick is kept`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    #expect(try send(officer, fields(officer, to: "layanan"), "autosimpan").status == 200)
    #expect(disk[Self.old] == Office.files[Self.old] && disk[Self.new] == nil)
    #expect(!(try officer.get(Self.address)).text.contains("value=\"layanan\" selected"))
    let page = try officer.get(Self.address + "&draf=1")
    #expect(page.text.contains("value=\"layanan\" selected"))
    // Back to where it was: nothing is left of it.
    #expect(try send(officer, fields(officer, to: "umum"), "autosimpan").status == 200)
    #expect(disk[".pandu/draf/umum/jam-buka.md.kategori"] == nil)
    #expect(try send(officer, fields(officer, to: "layanan"), "autosimpan").status == 200)
    #expect(try send(officer, Page(page).fields().with("kategori", "layanan")).status == 303)
    #expect(disk.names.allSatisfy { !$0.hasPrefix(".pandu/draf") })
    #expect(disk[Self.new] == Office.files[Self.old])
  }

  @Test func `a draft in the folder moves when it is saved`() throws {
    let disk = disk()
    disk[Self.old] = "---\nstatus: draf\n---\n# Jam buka\n\nBelum.\n"
    let officer = try Officer.inside(disk)
    let sent = try fields(officer, to: "layanan").with("jawaban", "Sudah.")
    let kept = try send(officer, sent, "autosimpan")
    #expect(kept.text.contains("umum/jam-buka.md"))
    #expect(disk[Self.old]?.contains("Sudah.") == true && disk[Self.new] == nil)
    let page = try officer.get(Self.address)
    #expect(page.text.contains("value=\"layanan\" selected"))
    #expect(try send(officer, fields(officer, to: "layanan"), "draf").status == 303)
    #expect(disk[Self.old] == nil && disk[Self.new]?.contains("Sudah.") == true)
    #expect(disk.names.allSatisfy { !$0.hasPrefix(".pandu/draf") })
  }

  @Test func `tried in its new category`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    let work = try #require(
      EntryWork.open(
        EntryFile(root: MemoryDisk.root, category: "umum", id: "jam-buka"), officer.desk.store))
    var moved = work
    moved.category = "layanan"
    let knowledge = officer.desk.shelf.knowledge()
    let readings = [work, moved].map { EntryReading($0, knowledge, top: MemoryDisk.root, now: Officer.now) }
    #expect(readings.map(\.entry.category) == ["umum", "layanan"])
    #expect(readings.map { $0.base.entries.count { $0.id == "jam-buka" } } == [1, 1])
    #expect(readings[0].version(of: work) != readings[1].version(of: moved))
    let page = try officer.post(
      "/entri", fields(officer, to: "layanan").with("tanya", "jam buka kantor") + [("aksi", "coba")])
    #expect(page.status == 200 && page.text.contains("pukul delapan"))
    let moves = try officer.post("/entri", fields(officer, to: "layanan") + [("aksi", "pindah")])
    #expect(moves.status == 200 && moves.text.contains("id=\"pindah\""))
  }

  @Test func `without a category`() throws {
    let disk = disk()
    disk["lepas.md"] = "# Lepas\n\nIsi.\n\n## Pertanyaan\n- lepas\n"
    let officer = try Officer.inside(disk)
    let address = "/entri?berkas=lepas.md"
    #expect(try officer.get(address).text.contains("<option value=\"\" selected>"))
    #expect(try send(officer, fields(officer, to: "", address)).field("Location") == address + "&kabar=sama")
    #expect(try send(officer, fields(officer, to: "layanan", address)).status == 303)
    #expect(disk["lepas.md"] == nil && disk["layanan/lepas.md"] != nil)
  }
}
