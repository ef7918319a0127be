// A question of the inbox that is outside is written into the knowledge:
//
// 1. It becomes a line of a list of what is outside, once it was shown what it moves; it is answered with that list's reply,
//    and one undo takes it back.
// 2. The list is the nearest one, or one that is picked; another pick is shown before it is published.
// 3. The line goes behind the last one of its section, in `basis.md` or a file of `basis/`; every other byte stays.
// 4. A folder without a list gets one in `basis.md`; one that lies over another adds to the list of the earlier folder.
// 5. A line that is a wording of an entry, a file that has changed meanwhile and a list that is none are refused.

import Basics
import FAQKnowledge
import HTTPWire
import JournalRecords
import Testing

@testable import FAQEditor

@Suite struct OutsideTests {
  private static let lists = """
    # Balasan

    ## Di luar cakupan: makanan
    Kami tidak tahu soal makanan.
    - resep rendang
    - resep soto ayam

    ## Di luar cakupan: sewa gedung
    Gedung tidak disewakan.
    - sewa aula untuk pesta
    <!-- dari loket -->

    """

  private func disk(_ question: String = "dekorasi pesta anak", lists: String? = OutsideTests.lists)
    -> MemoryDisk
  {
    let disk = Office.disk()
    disk["basis/20-luar.md"] = lists
    let time = JournalTime(milliseconds: (Officer.now.seconds - 86_400) * 1_000)
    disk.add(.question(QuestionRecord(time: time, question: question, outcome: .fallback)))
    return disk
  }

  /// The page that shows what the first group would move as outside.
  private func shown(_ officer: Officer, _ more: [(String, String)] = []) throws -> Response {
    let group = try #require(Page(try officer.get("/kotak")).value("kelompok"))
    return try officer.post("/kotak", [("kelompok", group), ("aksi", "luar")] + more)
  }

  @Test func `shown, published, answered, undone`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    let page = try shown(officer)
    #expect(page.status == 200 && page.text.contains("basis/20-luar.md"))
    #expect(page.text.contains("dari tidak tahu ke di luar layanan"))
    #expect(page.text.contains("value=\"sewa gedung\" selected"))
    #expect(disk["basis/20-luar.md"] == Self.lists)
    let response = try officer.post("/kotak", Page(page).outside())
    #expect(response.field("Location") == "/kotak?kabar=luar")
    let before = "- sewa aula untuk pesta\n"
    #expect(
      disk["basis/20-luar.md"] == Self.lists.replacing(before, with: before + "- dekorasi pesta anak\n"))
    #expect(try officer.get("/coba?q=dekorasi+pesta+anak").text.contains("Gedung tidak disewakan."))
    #expect(try officer.get("/kotak").text.contains("Semua sudah beres"))
    #expect(try officer.get("/riwayat").text.contains("Di luar cakupan: sewa gedung"))
    #expect(try officer.post("/riwayat", [("nomor", "1"), ("folder", "0")]).status == 303)
    #expect(disk["basis/20-luar.md"] == Self.lists)
  }

  @Test func `another list is shown first`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    let page = try shown(officer)
    let other = try officer.post("/kotak", Page(page).outside().with("daftar", "makanan"))
    #expect(other.status == 409 && other.text.contains("value=\"makanan\" selected"))
    #expect(other.text.contains("Kami tidak tahu soal makanan."))
    #expect(disk["basis/20-luar.md"] == Self.lists)
    #expect(try officer.post("/kotak", Page(other).outside()).status == 303)
    let before = "- resep soto ayam\n"
    #expect(
      disk["basis/20-luar.md"] == Self.lists.replacing(before, with: before + "- dekorasi pesta anak\n"))
  }

  @Test(arguments: [
    ("## Di luar cakupan\nTidak.\n", "## Di luar cakupan\nTidak.\n\n- zumba\n"),
    ("## Di luar cakupan\nTidak.\n* tari", "## Di luar cakupan\nTidak.\n* tari\n* zumba\n"),
    (
      "## Out of scope: x\r\nTidak.\r\n- tari\r\n\r\n## Salam\r\nHalo.\r\n",
      "## Out of scope: x\r\nTidak.\r\n- tari\r\n- zumba\r\n\r\n## Salam\r\nHalo.\r\n"
    ),
    (
      "## Salam\nHalo.\n\n## Di luar cakupan\nTidak.\n- tari\n\n\n<!-- a -->\n",
      "## Salam\nHalo.\n\n## Di luar cakupan\nTidak.\n- tari\n- zumba\n\n\n<!-- a -->\n"
    ),
  ])
  func `where the line goes`(before: String, after: String) throws {
    let disk = disk("zumba", lists: before)
    let officer = try Officer.inside(disk)
    #expect(try officer.post("/kotak", Page(shown(officer)).outside()).status == 303)
    // Compared by bytes: a line end is one character to Swift.
    #expect(disk["basis/20-luar.md"].map { Array($0.utf8) } == Array(after.utf8))
  }

  @Test func `the first list`() throws {
    for basis in [nil, Office.files["basis.md"]] {
      let disk = disk("zumba", lists: nil)
      disk["basis.md"] = basis
      let officer = try Officer.inside(disk)
      let page = try shown(officer)
      #expect(page.text.contains("Belum ada daftar di luar layanan"))
      #expect(try officer.post("/kotak", Page(page).outside()).status == 303)
      let section = "## Di luar cakupan\nItu di luar layanan kami.\n- zumba\n"
      #expect(disk["basis.md"] == basis.map { $0 + "\n" + section } ?? section)
      #expect(officer.desk.shelf.knowledge().problems[MemoryDisk.root + "/basis.md"] == nil)
      #expect(try officer.get("/coba?q=zumba").text.contains("Itu di luar layanan kami."))
    }
  }

  @Test func `over an earlier folder`() throws {
    let disk = disk()
    for (name, text) in Office.files where name != "basis.md" {
      disk["dasar/" + name] = text
      disk[name] = nil
    }
    disk["dasar/basis/20-luar.md"] = Self.lists
    disk["basis/20-luar.md"] = nil
    disk["kantor/basis.md"] = "---\nnama: Kantor\n---\n"
    disk["basis.md"] = nil
    let officer = try Officer.inside(disk, folders: ["dasar", "kantor"])
    #expect(try officer.post("/kotak", Page(shown(officer)).outside()).status == 303)
    #expect(disk["dasar/basis/20-luar.md"] == Self.lists)
    #expect(
      disk["kantor/basis.md"]
        == "---\nnama: Kantor\n---\n\n## Di luar cakupan: sewa gedung\n- dekorasi pesta anak\n")
    #expect(try officer.get("/coba?q=dekorasi+pesta+anak").text.contains("Gedung tidak disewakan."))
    #expect(officer.desk.shelf.knowledge().base.canned.count { $0.kind == .outside } == 2)
  }

  @Test func `what is refused`() throws {
    let disk = disk()
    let officer = try Officer.inside(disk)
    let twice = try shown(officer, [("pertanyaan", "Jam buka kantor")])
    #expect(twice.status == 422 && twice.text.contains("jam-buka"))
    #expect(!twice.text.contains("value=\"terbit-luar\""))
    for (fields, status) in [
      ([("pertanyaan", " ")], 400), ([("daftar", "tidak ada")], 400), ([("daftar", "")], 400),
    ] { #expect(try shown(officer, fields).status == status) }
    let page = try shown(officer)
    #expect(try officer.post("/kotak", Page(page).outside().with("versi", "lama")).status == 409)
    disk["basis/20-luar.md"] = Self.lists + "- sewa tenda\n"
    let changed = try officer.post("/kotak", Page(page).outside())
    #expect(changed.status == 409 && disk["basis/20-luar.md"] == Self.lists + "- sewa tenda\n")
    #expect(try officer.post("/kotak", Page(changed).outside()).status == 303)
  }
}
