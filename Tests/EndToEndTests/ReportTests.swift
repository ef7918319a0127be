// 1. Several journals, and standard input, make one report; skipped lines are warned of, and the code is 0.
// 2. A journal that is not there, or a folder, ends the command with 66 before anything is read.
// 3. `--html` writes the page for its owner, whole, in place of the old one; a folder or an unknown place is refused.
// 4. `--draft` writes a file for each large group, never over one that is there; a draft answers nothing and is no error.
// 5. What is asked is shown with the folder's own words and titles; an entry the folder lacks is shown by its id.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ReportTests {
  private static func line(_ text: String, _ outcome: String, _ entry: String? = nil) -> String {
    let entry = entry.map { "\"\($0)\"" } ?? "null"
    return
      "{\"v\":1,\"kind\":\"question\",\"time\":\"2026-11-22T03:39:12.123Z\",\"question\":\"\(text)\",\"outcome\":\"\(outcome)\","
      + "\"entry\":\(entry),\"category\":null,\"confidence\":0.93,\"runner_up\":null,\"latency_us\":85,"
      + "\"knowledge_version\":\"x\",\"channel\":\"ask\"}\n"
  }

  private static let journal =
    line("kapan buka", "answer", "jam-buka") + line("lama", "answer", "entri-lama")
    + String(repeating: line("ganti oli mobil", "fallback"), count: 5)

  /// A folder with a small knowledge in `tahu` and a journal.
  private func folder(_ journal: String = ReportTests.journal) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in Folders.smallFiles { try folder.write("tahu/" + path, text) }
    try folder.write("jurnal.jsonl", journal)
    return folder
  }

  private func report(_ folder: TemporaryFolder, _ arguments: [String], input: String = "") throws
    -> Program.Run
  {
    try Program.run(
      ["report", "--knowledge", "tahu"] + arguments, input: input, folder: folder.path)
  }

  @Test func `journals and standard input make one report`() throws {
    let folder = try folder()
    try folder.write("kedua.jsonl", ReportTests.journal)
    let run = try report(
      folder, ["jurnal.jsonl", "kedua.jsonl", "-"], input: "x\n" + ReportTests.journal + "{\"v\":1,\"ki")
    #expect(run.code == 0)
    #expect(
      run.error
        == "-:1: warning: bukan catatan jurnal, dilewati (bita ke-0)\n"
        + "-:9: warning: baris terakhir terpotong, dilewati (bita ke-\(2 + ReportTests.journal.utf8.count))\n"
    )
    #expect(run.lines[0] == "Laporan jurnal")
    #expect(run.lines[1] == "22 Nov 2026 10.39 – 22 Nov 2026 10.39 WIB, 1 hari")
    #expect(run.lines.contains("  Pertanyaan                  21"))
    #expect(run.lines.contains("  jam-buka    3  50,0 %  Jam buka"))
    #expect(run.lines.contains("  entri-lama  3  50,0 %  (tidak ada di folder pengetahuan)"))
    #expect(run.lines.contains("  15 kali") && run.lines.contains("  - ganti oli mobil"))
  }

  @Test func `as JSON`() throws {
    let run = try report(try folder(), ["jurnal.jsonl", "--json", "--zone=utc"])
    #expect(run.code == 0 && run.error == "" && run.lines.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["questions"] as? Int == 7)
    #expect(object?["from"] as? String == "2026-11-22T03:39")
  }

  @Test(arguments: ["nirgends.jsonl", "tahu"])
  func `what cannot be read`(path: String) throws {
    let run = try report(try folder(), ["jurnal.jsonl", path])
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(run.error == "pandu: berkas \"\(path)\" tidak dapat dibaca; periksa nama dan izinnya\n")
  }

  @Test func `the page is written whole`() throws {
    let folder = try folder()
    try folder.write("laporan.html", "yang lama")
    let run = try report(folder, ["jurnal.jsonl", "--html", "laporan.html"])
    #expect(run.code == 0)
    let page = folder.read("laporan.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"id\">") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<pre>- ganti oli mobil</pre>"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/laporan.html")
    #expect((attributes[.posixPermissions] as? Int) == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "jurnal.jsonl", "laporan.html", "tahu",
      ])
  }

  @Test(arguments: [("tahu", "Is a directory"), ("tidak/ada.html", "No such file or directory")])
  func `where no page can be written`(path: String, reason: String) throws {
    let folder = try folder()
    let run = try report(folder, ["jurnal.jsonl", "--html", path])
    #expect(run.code == 64)
    #expect(
      run.error
        == "pandu: berkas \"\(path)\" tidak dapat ditulis (\(reason)); periksa folder, izin, dan ruangnya\n")
    #expect(folder.read("tahu/umum/jam-buka.md").contains("# Jam buka"))
  }

  @Test func `drafts hinder nobody`() throws {
    let folder = try folder()
    let arguments = ["jurnal.jsonl", "--draft", "tahu/draf"]
    let run = try report(folder, arguments)
    #expect(run.code == 0)
    #expect(run.error == "draf: tahu/draf/ganti-oli-mobil.md\n")
    let check = try Program.run(["check", "--knowledge", "tahu"], folder: folder.path)
    #expect(check.code == 0 && !check.output.contains("draf/"), "\(check.output)")
    #expect(check.lines.last?.contains(" 1 draf, ") == true)
    let asked = try Program.run(["ask", "ganti oli mobil", "--knowledge", "tahu"], folder: folder.path)
    #expect(asked.code == 0 && !asked.output.lowercased().contains("ganti oli"), "\(asked.output)")

    try folder.write(
      "tahu/draf/ganti-oli-mobil.md", "# Ganti oli\n\nDi bengkel.\n\n## Pertanyaan\n- ganti oli\n")
    let again = try report(folder, arguments)
    #expect(again.error == "sudah ada, tidak diubah: tahu/draf/ganti-oli-mobil.md\n")
    #expect(folder.read("tahu/draf/ganti-oli-mobil.md").contains("Di bengkel."))
  }

  @Test func `too little for a draft`() throws {
    let folder = try folder()
    let run = try report(folder, ["jurnal.jsonl", "--draft", "draf", "--min", "6"])
    #expect(run.code == 0)
    #expect(run.error == "tidak ada kelompok dengan 6 pertanyaan atau lebih, jadi tidak ada draf\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/draf"))
  }

  @Test func `an empty journal`() throws {
    let run = try report(try folder(""), ["jurnal.jsonl"])
    #expect(run.code == 0 && run.error == "")
    #expect(run.output == "Laporan jurnal\nJurnal ini belum berisi satu catatan pun.\n")
  }
}
