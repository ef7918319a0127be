// Of `report --html FILE` and `letter --html FILE` alike:
//
// 1. A file that the report reads is never replaced, by whatever name it is reached, nor is one that holds a journal.
// 2. A symbolic link is never replaced nor written through; what it points to is named instead. Pipes and devices are
//    refused.
// 3. What is refused is refused before any work is done: nothing is printed, nothing is changed.
// 4. The page is its owner's alone, also where a file was there that others could read.
// 5. A page that cannot be written whole leaves the old one as it was, and nothing beside it.

import Foundation
import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct HtmlFileTests {
  private static let record =
    "{\"v\":1,\"kind\":\"question\",\"time\":\"2026-11-22T03:39:12.123Z\",\"question\":\"kapan buka\",\"outcome\":\"answer\","
    + "\"entry\":\"jam-buka\",\"category\":null,\"confidence\":0.93,\"runner_up\":null,\"latency_us\":85,"
    + "\"knowledge_version\":\"x\",\"channel\":\"ask\"}\n"

  enum Maker: String, CaseIterable {
    case report, letter

    var words: [String] { self == .report ? ["j.jsonl"] : ["permohonan-lkpp"] }
    /// A file for the page, as messages have it.
    var example: String { self == .report ? "laporan.html" : "surat.html" }
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "j.jsonl": HtmlFileTests.record, "j.jsonl.20261121": HtmlFileTests.record, "other.txt": "lain",
    ])
  }

  private func run(
    _ maker: Maker, _ path: String, _ folder: TemporaryFolder, input: String = "", script: String? = nil
  ) throws -> Program.Run {
    try Program.run(
      [maker.rawValue, "--html", path, "--knowledge", Folders.shipped] + maker.words, input: input,
      folder: folder.path, script: script)
  }

  private func expectRefusal(
    _ run: Program.Run, _ maker: Maker, _ path: String, _ reason: String, right: String
  ) {
    #expect(
      run.error
        == "pandu \(maker.rawValue): --html \"\(path)\" \(reason)\nContoh yang benar: pandu \(maker.rawValue) "
        + "--knowledge \(Folders.shipped) --html \(right)\n")
    #expect(run.code == 64)
    #expect(run.output == "")
  }

  @Test(arguments: ["j.jsonl", "./j.jsonl", "hard.html", "soft.html"])
  func `a journal that is read`(path: String) throws {
    let folder = try folder()
    #expect(link(folder.path + "/j.jsonl", folder.path + "/hard.html") == 0)
    #expect(symlink("j.jsonl", folder.path + "/soft.html") == 0)
    expectRefusal(
      try run(.report, path, folder), .report, path, "adalah jurnal yang dibaca, jadi tidak ditimpa",
      right: "laporan.html j.jsonl")
    #expect(folder.read("j.jsonl") == HtmlFileTests.record)
  }

  @Test func `a journal on standard input`() throws {
    let folder = try folder()
    try folder.write("masuk.jsonl", "bukan catatan\n" + HtmlFileTests.record)
    let run = try Program.run(
      ["report", "--html", "masuk.jsonl", "-"], folder: folder.path,
      script: #"exec "$0" "$@" < masuk.jsonl"#)
    #expect(
      run.error
        == "pandu report: --html \"masuk.jsonl\" adalah jurnal yang dibaca, jadi tidak ditimpa\n"
        + "Contoh yang benar: pandu report --html laporan.html -\n")
    #expect(run.code == 64)
    #expect(folder.read("masuk.jsonl").hasSuffix(HtmlFileTests.record))
  }

  @Test(arguments: Maker.allCases, ["j.jsonl.20261121", "soft.html"])
  func `a journal that is not read`(maker: Maker, path: String) throws {
    let folder = try folder()
    #expect(symlink("j.jsonl.20261121", folder.path + "/soft.html") == 0)
    let read = maker == .report ? path + " " : ""
    expectRefusal(
      try run(maker, path, folder), maker, path, "berisi jurnal (diawali {\"v\":), jadi tidak ditimpa",
      right: "\(maker.example) \(read)\(maker.words[0])")
    #expect(folder.read("j.jsonl.20261121") == HtmlFileTests.record)
  }

  @Test(arguments: Maker.allCases)
  func `a symbolic link`(maker: Maker) throws {
    let folder = try folder()
    #expect(symlink("other.txt", folder.path + "/a.html") == 0)
    #expect(symlink("nirgends", folder.path + "/b.html") == 0)
    let reason = "adalah tautan, jadi tidak diganti; sebutkan berkasnya sendiri"
    let target = URL(filePath: folder.path + "/other.txt").resolvingSymlinksInPath().path
    expectRefusal(
      try run(maker, "a.html", folder), maker, "a.html", reason, right: "\(target) \(maker.words[0])")
    expectRefusal(
      try run(maker, "b.html", folder), maker, "b.html", reason, right: "\(maker.example) \(maker.words[0])")
    #expect(folder.read("other.txt") == "lain")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a.html") == "other.txt")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/nirgends"))
  }

  @Test(arguments: Maker.allCases)
  func `a pipe and a device`(maker: Maker) throws {
    let folder = try folder()
    #expect(mkfifo(folder.path + "/pipa", 0o600) == 0)
    for path in ["pipa", "/dev/null"] {
      expectRefusal(
        try run(maker, path, folder), maker, path, "bukan berkas biasa; yang ditulis adalah berkas baru",
        right: "\(maker.example) \(maker.words[0])")
    }
  }

  @Test(arguments: Maker.allCases, [mode_t(0o644), 0o666, 0o400])
  func `its owner's alone`(maker: Maker, mode: mode_t) throws {
    let folder = try folder()
    try folder.write("a.html", "yang lama")
    #expect(chmod(folder.path + "/a.html", mode) == 0)
    let run = try run(maker, "a.html", folder)
    #expect(run.code == 0)
    #expect(folder.read("a.html").hasPrefix("<!DOCTYPE html>"))
    var status = stat()
    #expect(stat(folder.path + "/a.html", &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o600)
  }

  @Test(arguments: Maker.allCases)
  func `a page that cannot be written whole`(maker: Maker) throws {
    let folder = try folder()
    try folder.write("a.html", "yang lama")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    // Files end at 512 bytes, or 1,024 with some shells, as those of a full disk end somewhere.
    let run = try run(maker, "a.html", folder, script: #"trap '' XFSZ; ulimit -f 1; exec "$0" "$@""#)
    #expect(run.code == 64)
    #expect(
      run.error.hasSuffix(
        "pandu: berkas \"a.html\" tidak dapat ditulis (File too large); periksa folder, izin, dan ruangnya\n")
    )
    #expect(folder.read("a.html") == "yang lama")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
  }
}
