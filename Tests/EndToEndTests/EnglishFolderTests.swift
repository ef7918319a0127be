// Over a knowledge folder in English, every command speaks English:
//
// 1. check, evaluate, import, notice and their summaries; no name in braces is left.
// 2. Errors that follow the reading of the folder; those before it are in Indonesian.
// 3. serve and edit tell their address, and serve tells of its reloads.
// 4. A folder in Indonesian is told of in Indonesian: the suites of each command hold that.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct EnglishFolderTests {
  static let basis = "---\nlanguage: en\n---\n# Desk\n"

  static let labelled = """
    {"id":"a","question":"kapan kantor buka","outcome":"answer","expect":["jam-buka"]}
    {"id":"b","question":"parkir mobil di mana","outcome":"answer","expect":["jam-buka"]}
    {"id":"c","turns":[{"say":"parkir mobil di mana","entry":"jam-buka"}]}

    """

  static let page =
    "<h2>Parkir</h2><h3>Parkir mobil di mana?</h3><p>Di belakang.</p><h3>Apa itu qwzx?</h3><p>Blorf.</p>"

  private func folder() throws -> TemporaryFolder {
    let folder = try Folders.small()
    try folder.write("basis.md", Self.basis)
    return folder
  }

  /// What is run behind `pandu` and before `--knowledge`, its exit code, and lines of what it prints, in any of both
  /// streams. `@` is the folder, which stands beside the files that are read.
  typealias Case = (arguments: [String], code: Int32, lines: [String])

  static let cases: [Case] = [
    (["check"], 0, ["@: entries: 2, questions: 8, contacts: 1, sources: 1; errors: 0, warnings: 0"]),
    (
      ["check", "--verbose"], 0,
      ["Each question is tried as if it had never been written:", "  all                          "]
    ),
    (
      ["evaluate", "@.jsonl", "--min-resolved", "60", "--max-misled", "5", "--min-held", "50"], 1,
      [
        "questions: 2", "Length of replies: median ", "By expected outcome:", "By style:", "By entry:",
        "Confidence of answers, and how many are right:", "Confusions (expected → answered):",
        "dialogues: 1, held 0  0.0 %", "turns: 1, held 0  0.0 %",
        "First turn of each dialogue that is not held:", "  c  1  entry tempat-parkir  parkir mobil di mana",
        "resolved 50.0 %, less than 60.0 %", "misled 50.0 %, more than 5.0 %",
        "dialogues held 0.0 %, less than 50.0 %",
      ]
    ),
    (
      ["import", "@.html", "--into", "@/new", "--dry-run"], 0,
      [
        "  today: answered with another entry, tempat-parkir (", "  → if the answer is the same, remove ",
        "@/new: questions: 2 (2 new, 0 updated, 0 kept, 0 in conflict); a trial, nothing is written",
      ]
    ),
    (
      ["import", "@.html", "--into", "@/new", "--contact", "lokett"], 64,
      ["pandu import: there is no contact \"lokett\" in the contacts file. Do you mean loket?"]
    ),
    (
      ["notice", "Down", "--until", "2026-11-21 04:00", "--at", "2026-11-20T22:00:30+07:00"], 0,
      ["notice down: in force from 2026-11-20 22:00 WIB to 2026-11-21 04:00 WIB, in @/pengumuman/down.md"]
    ),
    (
      ["notice", "Down", "--until", "2020-01-01 00:00"], 64,
      [
        "pandu notice: --until \"2020-01-01 00:00\" is over, so nothing is written",
        "Example of a right line: ",
      ]
    ),
    (
      ["notice"], 64,
      [
        "pandu notice: TEXT is missing",
        "Example of a right line: pandu notice --knowledge @ --until '2030-01-31 04:00' 'The LPSE server is under maintenance.'",
      ]
    ),
    (["notice", "--end", "x"], 64, ["pandu notice: there is no notice \"x\"."]),
    (
      ["entries", "jam-bukaa"], 64,
      ["pandu: there is no entry \"jam-bukaa\". Do you mean jam-buka?", "All entries: pandu entries"]
    ),
    (["letter", "jam-buka"], 64, ["pandu letter: entry \"jam-buka\" has no letter. No entry has one yet; "]),
    (
      ["ask", "x", "--lpse", "paser"], 64,
      ["pandu: this knowledge has no contact of a single LPSE, so that --lpse cannot be used"]
    ),
    (
      ["report", "@.html"], 0, ["@.html:1: warning: the last line is cut off, skipped (byte 0)"]
    ),
    (
      ["serve", "--host", "192.0.2.1", "--port", "0"], 70,
      ["pandu serve: 192.0.2.1:0 cannot be used (Cannot assign requested address); choose another address"]
    ),
    // Told before the folder is read.
    (
      ["evaluate", "/nowhere"], 66,
      ["pandu: berkas \"/nowhere\" tidak dapat dibaca; periksa nama dan izinnya"]
    ),
    (["check", "--at", "x"], 64, ["pandu check: --at \"x\" bukan waktu dengan selisih zonanya; "]),
  ]

  @Test(arguments: cases) func `each command speaks English`(
    arguments: [String], code: Int32, lines: [String]
  ) throws {
    let folder = try folder()
    let name = URL(filePath: folder.path).lastPathComponent
    try folder.write("../\(name).jsonl", Self.labelled)
    try folder.write("../\(name).html", Self.page)
    defer {
      for type in ["jsonl", "html"] { try? FileManager.default.removeItem(atPath: "\(folder.path).\(type)") }
    }
    let run = try Program.run(
      arguments.map { $0.replacing("@", with: folder.path) } + ["--knowledge", folder.path])
    let text = run.output + run.error
    #expect(run.code == code, "\(text)")
    for line in lines {
      #expect("\n\(text)".contains("\n" + line.replacing("@", with: folder.path)), "\(line)\n\(text)")
    }
    #expect(!text.contains(/\{[a-z]+\}/))
  }

  @Test func `serve and its reloads`() throws {
    let program = try ServingProgram(files: ["basis.md": Self.basis], ready: "Pandu is ready at ")
    let path = program.folder.path
    func says(_ text: String) -> Bool {
      program.hangUp()
      return eventually { program.errors.contains(text) }
    }
    try program.folder.write("umum/jam-tutup.md", "# Jam tutup\n\n## Qestions\n- x\n")
    #expect(says("pandu serve: \(path) cannot be used (errors: "))
    #expect(program.errors.contains("\n  → perhaps \"questions\" is meant\n"))
    try program.folder.write(
      "umum/jam-tutup.md", "# Jam tutup\n\nPukul empat.\n\n## Questions\n- jam tutup\n")
    #expect(says(" of the knowledge is in force (entries: 3)\n"))
  }

  @Test func `the desk`() throws {
    let folder = try folder()
    let desk = try DeskProgram(folder.path, ready: "Pandu's desk is ready at ")
    #expect(desk.address.hasPrefix("http://127.0.0.1:"))
    #expect(desk.interrupt() == 0)
  }
}
