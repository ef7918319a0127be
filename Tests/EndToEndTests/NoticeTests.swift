// `pandu notice`, as it is run:
//
// 1. It writes a notice that holds from now on: the first sentence is its title, the rest its text; the answer tells its end.
// 2. `--end` ends it, under the names that its file uses; who asks is told so.
// 3. A bad or past time, an end before the beginning, an unknown id or category is refused with a line that would be right
//    or the nearest name, and nothing is written.
// 4. It writes into the last folder.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct NoticeTests {
  private static let now = ["--at", "2026-11-20T22:00:30+07:00"]
  private static let text = "LPSE sedang dipelihara. Server dipindah. Semua layanan tidak dapat dibuka."
  private static let file = "pengumuman/lpse-sedang-dipelihara.md"

  private func run(_ arguments: [String], _ folder: TemporaryFolder, at time: [String] = now) throws
    -> Program.Run
  {
    try Program.run(arguments + ["--knowledge", folder.path] + time)
  }

  private func written(_ folder: TemporaryFolder) throws -> Program.Run {
    try run(["notice", NoticeTests.text, "--until", "2026-11-21 04:00", "--category", "umum"], folder)
  }

  @Test func `a notice from now on`() throws {
    let folder = try Folders.small()
    let run = try written(folder)
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.contains("\(folder.path)/\(NoticeTests.file)"))
    #expect(
      folder.read(NoticeTests.file) == """
        ---
        mulai: 2026-11-20 22:00
        sampai: 2026-11-21 04:00
        zona: WIB
        kategori: umum
        ---
        # LPSE sedang dipelihara

        Server dipindah. Semua layanan tidak dapat dibuka.

        """)
    #expect(try self.run(["check"], folder).code == 0)
    let asked = try self.run(["ask", "lpse mati ya?", "--json"], folder)
    let reply = try ReplyObject(asked.lines[0])
    #expect(reply.outcome == "answer" && reply.entry == nil && reply.text.contains("04.00 WIB"))
    #expect(try written(folder).code == 0)
    #expect(folder.read("pengumuman/lpse-sedang-dipelihara-2.md") != "")
  }

  @Test func `the end of one`() throws {
    for head in [
      "mulai: 2026-11-20 20:00\nsampai: 2026-11-21 04:00\n",
      "from: 2026-11-20 20:00\nuntil: 2026-11-21 04:00\r\n",
      "mulai: 2026-11-20 20:00\n", "", "mulai: 2026-11-21 20:00\n",
    ] {
      let folder = try Folders.small()
      let front = head.isEmpty ? "" : "---\n\(head)---\n"
      try folder.write("pengumuman/mati.md", front + "# LPSE mati\n\nServer rusak.\n")
      let run = try run(["notice", "--end", "mati"], folder)
      #expect(run.code == 0 && run.error == "", "\(run)")
      #expect(folder.read("pengumuman/mati.md").contains("# LPSE mati\n\nServer rusak.\n"))
      #expect(try self.run(["check"], folder).code == 0)
      let asked = try self.run(["ask", "lpse mati ya?"], folder)
      #expect(asked.output.contains("Sudah selesai 20 November 2026 pukul 22.00 WIB."), "\(asked.output)")
      let again = try self.run(["notice", "--end", "mati"], folder)
      #expect(again.code == 64 && again.error.contains("sudah selesai"))
    }
  }

  @Test(
    arguments: [
      (["--until", "2026-11-20 21:59"], "sudah lewat"), (["--until", "2026-11-20 22:00"], "sudah lewat"),
      (["--until", "besok"], "bukan tanggal dan jam"),
      (["--until", "2026-11-31 04:00"], "bukan tanggal dan jam"),
      (["--until", "2026-11-21 04:00", "--from", "2026-11-20 21:00"], "sudah lewat"),
      (["--until", "2026-11-21 04:00", "--from", "2026-11-21 05:00"], "harus sesudah"),
      (["--until", "2026-11-21 04:00", "--category", "umun"], "umum"), ([], "--until perlu nilai"),
      (["--end", "mati"], "\"LPSE mati\" berlebih"),
    ])
  func `what is refused`(flags: [String], words: String) throws {
    let folder = try Folders.small()
    let run = try run(["notice", "LPSE mati"] + flags, folder)
    #expect(run.code == 64 && run.output == "")
    #expect(run.error.contains(words), "\(run.error)")
    #expect(try Program.run(["check", "--knowledge", folder.path]).output.contains("2 entri"))
    #expect(folder.read("pengumuman/lpse-mati.md") == "")
  }

  @Test func `an unknown notice`() throws {
    let folder = try Folders.small()
    try folder.write("pengumuman/lpse-mati.md", "# LPSE mati\n")
    let run = try run(["notice", "--end", "lpse-mata"], folder)
    #expect(run.code == 64 && run.error.contains("Maksud Anda lpse-mati?"))
    #expect(folder.read("pengumuman/lpse-mati.md") == "# LPSE mati\n")
  }

  @Test func `the last folder`() throws {
    let (below, above) = (try Folders.small(), try TemporaryFolder())
    let run = try Program.run(
      [
        "notice", "LPSE mati.", "--until", "2026-11-21 04:00", "--knowledge", below.path, "--knowledge",
        above.path,
      ]
        + NoticeTests.now)
    #expect(run.code == 0, "\(run.error)")
    #expect(above.read("pengumuman/lpse-mati.md").contains("# LPSE mati\n"))
    #expect(below.read("pengumuman/lpse-mati.md") == "")
  }
}
