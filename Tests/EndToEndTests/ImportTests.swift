// 1. From a saved page to a served answer in two commands: import, then ask; the form of the answer is kept.
// 2. The object of `--json` has its keys and no others; nothing is known yet, so each question goes nowhere.
// 3. The table tells where a question goes today: an entry of the knowledge that answers it already is named.
// 4. `--dry-run` writes nothing; a missing file ends with 66 and writes nothing; so does a document that is broken.
// 5. A run that fails leaves the folder as it was.
// 6. `-` reads standard input; a second run writes no byte, and says so.
// 7. Without `--into`, the line that would be right has one.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ImportTests {
  private static let page = """
    <html><head><title>FAQ Kantor</title></head><body><nav><a href="/">Beranda</a></nav>
    <h2>Loket</h2>
    <h3>1. Bagaimana cara ambil antrean?</h3>
    <p>Antrean dibuka <b>pagi hari</b>, lihat <a href="https://lpse.contoh.go.id/antrean">jadwal</a>.</p>
    <ol><li>Ambil nomor<ul><li>di mesin</li></ul></li><li>Tunggu dipanggil</li></ol>
    <h3>2. Jam berapa kantor buka?</h3><p>Pukul delapan.</p>
    <h3>3. Apakah ada parkir?</h3>
    </body></html>
    """

  private func folder(_ files: [String: String] = ["faq.html": page]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/kosong", withIntermediateDirectories: true)
    return folder
  }

  private func run(_ arguments: [String], _ folder: TemporaryFolder, input: String = "") throws -> Program.Run
  {
    try Program.run(arguments, input: input, folder: folder.path)
  }

  private func files(_ folder: TemporaryFolder) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      found[name] = FileManager.default.contents(atPath: folder.path + "/" + name)
    }
    return found
  }

  @Test func `from a saved page to a served answer`() throws {
    let folder = try folder()
    let run = try run(["import", "faq.html", "--into", "kantor", "--knowledge", "kosong"], folder)
    #expect(run.code == 0 && run.error == "")
    #expect(
      run.lines.last == "kantor: 2 pertanyaan: 2 baru, 0 diperbarui, 0 tetap, 0 bentrok; 6 berkas ditulis")
    let check = try self.run(["check", "--knowledge", "kantor"], folder)
    #expect(check.code == 0, "\(check.output)")
    let answer = try self.run(["ask", "--knowledge", "kantor", "cara ambil antrean"], folder)
    #expect(
      answer.output.hasPrefix(
        """
        Bagaimana cara ambil antrean?

        Antrean dibuka *pagi hari*, lihat jadwal (https://lpse.contoh.go.id/antrean).

        1. Ambil nomor
           - di mesin
        2. Tunggu dipanggil
        """))
  }

  private struct Told: Decodable {
    struct Entry: Decodable {
      struct Goes: Decodable {
        var outcome: String
        var entry: String?
        var confidence: Double
      }
      var id, title, file, category, status, summary: String
      var line: Int
      var steps, attachments, wordings: [String]
      var goes: Goes
    }
    struct Unplaced: Decodable {
      var line: Int
      var text: String
    }
    var entries: [Entry]
    var unplaced: [Unplaced]
  }

  @Test func `as JSON`() throws {
    let folder = try folder()
    let run = try run(["import", "faq.html", "--into", "kantor", "--knowledge", "kosong", "--json"], folder)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]])
    #expect(object.keys.sorted() == ["contacts", "entries", "unplaced"])
    #expect(
      object["entries"]?.first?.keys.sorted() == [
        "attachments", "category", "file", "goes", "id", "line", "status", "steps", "summary", "title",
        "wordings",
      ])
    let told = try JSONDecoder().decode(Told.self, from: Data(run.output.utf8))
    #expect(told.entries.map(\.title) == ["Bagaimana cara ambil antrean?", "Jam berapa kantor buka?"])
    #expect(told.entries.map(\.line) == [3, 6] && told.entries.map(\.category) == ["loket", "loket"])
    #expect(told.entries[0].steps == ["Ambil nomor\n- di mesin", "Tunggu dipanggil"])
    #expect(
      told.entries.allSatisfy {
        $0.goes.outcome == "fallback" && $0.goes.entry == nil && $0.goes.confidence == 0
      })
    #expect(told.unplaced.map(\.text) == ["Apakah ada parkir?"] && told.unplaced.map(\.line) == [7])
  }

  @Test func `the table names the entry that answers today`() throws {
    let folder = try folder()
    for (path, text) in Folders.smallFiles { try folder.write("tahu/" + path, text) }
    let run = try run(["import", "faq.html", "--into", "kantor", "--knowledge", "tahu", "--dry-run"], folder)
    #expect(run.output.contains("dijawab dengan entri lain, jam-buka"))
    #expect(run.output.contains("Bukan entri jam-buka"))
  }

  @Test func `a dry run and a run without its files write nothing`() throws {
    let folder = try folder(["faq.html": ImportTests.page, "rusak.docx": "bukan dokumen"])
    let before = try files(folder)
    #expect(
      try run(["import", "faq.html", "--into", "kantor", "--knowledge", "kosong", "--dry-run"], folder).code
        == 0)
    for name in ["tidak-ada.html", "rusak.docx"] {
      let run = try run(["import", "faq.html", name, "--into", "kantor", "--knowledge", "kosong"], folder)
      #expect(run.code == 66 && run.error.contains(name))
    }
    #expect(try files(folder) == before)
  }

  @Test func `a run that fails leaves the folder as it was`() throws {
    let folder = try folder([
      "faq.html": ImportTests.page, "kantor/zzz/isi.md": "# Isi\n\nAda.\n", "kantor/loket": "berkas",
    ])
    let before = try files(folder)
    let run = try run(["import", "faq.html", "--into", "kantor", "--knowledge", "kosong"], folder)
    #expect(run.code == 64 && run.error.contains("kantor/loket"))
    #expect(try files(folder) == before)
  }

  @Test func `a second run writes no byte`() throws {
    let folder = try folder()
    let arguments = ["import", "-", "--into", "kantor", "--category", "Umum", "--knowledge", "kosong"]
    #expect(try run(arguments, folder, input: ImportTests.page).code == 0)
    let before = try files(folder)
    let again = try run(arguments, folder, input: ImportTests.page)
    #expect(
      again.lines.last == "kantor: 2 pertanyaan: 0 baru, 0 diperbarui, 2 tetap, 0 bentrok; 0 berkas ditulis")
    #expect(try files(folder) == before && before.keys.contains("kantor/umum/jam-berapa-kantor-buka.md"))
  }

  @Test func `a folder must be named`() throws {
    let run = try run(["import", "faq.html"], try folder())
    #expect(run.code == 64)
    #expect(run.error.contains("--into FOLDER belum ditulis"))
    #expect(run.error.contains("pandu import --into pengetahuan-kantor faq.html"))
  }
}
