// `pandu edit` moves an entry to another category:
//
// 1. Killed at any moment, it leaves the entry whole, at one place or at both; after the next desk has started it is at
//    exactly one, and `pandu check` has nothing to say.
// 2. Git names both files, and an undo leaves nothing to commit.

import Foundation
import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct DeskMoveTests {
  private static let old = "umum/jam-buka.md"
  private static let new = "layanan/jam-buka.md"

  @Test func `killed at any moment`() throws {
    var random = SeededRandom(seed: 23)
    for round in 0..<TestRun.rounds(6, full: 200) {
      let folder = try Folders.small()
      // Long enough that a write takes a moment.
      let text =
        "# Jam buka\n\n\(String(repeating: "Buka. ", count: 20_000))\n\n## Pertanyaan\n- jam buka kantor\n"
      try folder.write(Self.old, text)
      let desk = try DeskProgram(folder.path)
      try desk.enter()
      let client = try desk.begin("/entri", desk.move(Self.old, to: "layanan"))
      _ = client.hasNews(within: Int32.random(in: 0...25, using: &random))
      desk.kill()
      let found = [folder.read(Self.old), folder.read(Self.new)]
      #expect(found.contains(text) && found.allSatisfy { $0.isEmpty || $0 == text }, "round \(round)")
      let next = try DeskProgram(folder.path)
      #expect(Set([folder.read(Self.old), folder.read(Self.new)]) == ["", text], "round \(round)")
      #expect(next.interrupt() == 0)
      #expect(try Program.run(["check", "--knowledge", folder.path]).code == 0, "round \(round)")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "needs Git"))
  func `Git names both files`() throws {
    let folder = try Folders.small()
    func git(_ words: String) throws {
      _ = try Program.run(
        [folder.path], script: "cd \"$1\" && git -c user.name=a -c user.email=a@b.example \(words)")
    }
    try git("init -q && git add -A && git -c user.name=a -c user.email=a@b.example commit -qm a")
    let desk = try DeskProgram(folder.path)
    try desk.enter()
    #expect(try desk.post("/entri", desk.move(Self.old, to: "layanan")).status == 303)
    let page = try desk.get("/").text
    #expect(page.contains("2 berkas belum di-commit ke Git"))
    #expect(page.contains(Self.old) && page.contains(Self.new))
    #expect(try desk.post("/riwayat", [("nomor", "1"), ("folder", "0")]).status == 303)
    #expect(try !desk.get("/").text.contains("belum di-commit"))
    #expect(folder.read(Self.old) == Folders.smallFiles[Self.old])
  }
}
