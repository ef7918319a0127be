// `pandu edit`, as it is run:
//
// 1. It prints one address; its key is good once; Ctrl+C ends it.
// 2. For a host that others reach it wants a key of its own, and says so; that key is not printed; a short one is refused.
// 3. What is published is in the file, answered by `pandu ask`, and no problem of `pandu check`; `pandu import` passes it by.
// 4. Two programs on one folder: the second that publishes is refused, and nothing is lost.
// 5. On a folder that is read-only the text stays in the form.
// 6. Killed at any moment, it leaves the old file or the new one, whole; the next desk removes what lay half written.
// 7. Votes of a journal are shown. Files that Git has not committed are named, and never committed.

import Foundation
import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct DeskTests {
  private static let name = "umum/jam-buka.md"

  @Test func `one address`() throws {
    let folder = try Folders.small()
    let desk = try DeskProgram(folder.path)
    #expect(desk.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/\?key=[0-9a-f]{32}/) != nil)
    #expect(try desk.get("/").status == 401)
    try desk.enter()
    #expect(try desk.get("/").text.contains("Jam buka"))
    let other = try RawClientAnswer.get(desk.port, "/" + desk.key)
    #expect(other == 403)
    #expect(desk.interrupt() == 0)
  }

  @Test(arguments: ["0.0.0.0", "::", "192.0.2.7", "kantor.example"]) func `a host that others reach`(
    host: String
  ) throws {
    let folder = try Folders.small()
    let run = try Program.run(["edit", "--host", host, "--port", "0", "--knowledge", folder.path])
    #expect(run.code == 64 && run.error.contains("--key-file") && run.output.isEmpty)
  }

  @Test func `a key of its own`() throws {
    let folder = try Folders.small()
    let files = try TemporaryFolder([
      "kunci": "rahasia-panjang-sekali-42\n", "pendek": "rahasia\n", "kosong": "",
    ])
    let desk = try DeskProgram(folder.path, ["--host", "0.0.0.0", "--key-file", files.path + "/kunci"])
    #expect(!desk.address.contains("rahasia") && desk.address.hasPrefix("http://0.0.0.0:"))
    #expect(try desk.get("/").status == 401)
    #expect(try desk.get("/?key=salah").status == 403)
    #expect(try desk.get("/?key=rahasia-panjang-sekali-42").status == 303)
    #expect(try desk.post("/masuk", [("key", "rahasia-panjang-sekali-42")]).status == 303)
    for (file, code) in [("pendek", Int32(64)), ("kosong", 64), ("tidak-ada", 66)] {
      let run = try Program.run([
        "edit", "--port", "0", "--knowledge", folder.path, "--key-file", "\(files.path)/\(file)",
      ])
      #expect(run.code == code && run.error.contains(file == "tidak-ada" ? file : "--key-file"), "\(file)")
    }
    #expect(try Program.run(["edit", "--knowledge", files.path + "/tidak-ada"]).code == 66)
  }

  @Test func `published`() throws {
    let folder = try Folders.small()
    let checked = try Program.run(["check", "--knowledge", folder.path]).lines.last
    let desk = try DeskProgram(folder.path)
    try desk.enter()
    let fields = try desk.entry(DeskTests.name) {
      $0.replacingOccurrences(of: "delapan.\n\n## L", with: "tujuh.\n\n## L")
    }
    #expect(try desk.post("/entri", fields).status == 303)
    let wanted = try #require(Folders.smallFiles[DeskTests.name]).replacingOccurrences(
      of: "delapan.\n\n## L", with: "tujuh.\n\n## L")
    #expect(folder.read(DeskTests.name) == wanted)
    #expect(
      try Program.run(["ask", "--json", "--knowledge", folder.path, "jam buka kantor"]).output.contains(
        "pukul tujuh"))
    #expect(try Program.run(["check", "--knowledge", folder.path]).lines.last == checked)
    let page = try TemporaryFolder(["faq.txt": "Tanya: Di mana toilet?\nJawab: Di lantai satu.\n"])
    #expect(
      try Program.run(["import", page.path + "/faq.txt", "--into", folder.path, "--dry-run"]).code == 0)
  }

  @Test func `two desks`() throws {
    let folder = try Folders.small()
    let (first, second) = (try DeskProgram(folder.path), try DeskProgram(folder.path))
    try first.enter()
    try second.enter()
    let one = try first.entry(DeskTests.name) {
      $0.replacingOccurrences(of: "Kantor buka", with: "Satu buka")
    }
    let two = try second.entry(DeskTests.name) {
      $0.replacingOccurrences(of: "Kantor buka", with: "Dua buka")
    }
    #expect(try first.post("/entri", one).status == 303)
    let refused = try second.post("/entri", two)
    #expect(refused.status == 409 && refused.text.contains("Satu buka") && refused.text.contains("Dua buka"))
    #expect(folder.read(DeskTests.name).contains("Satu buka"))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere")) func `a read-only folder`() throws {
    let folder = try Folders.small()
    let desk = try DeskProgram(folder.path)
    try desk.enter()
    let fields = try desk.entry(DeskTests.name) {
      $0.replacingOccurrences(of: "Kantor buka", with: "Satu buka")
    }
    for path in [folder.path, folder.path + "/umum"] { chmod(path, 0o555) }
    defer { for path in [folder.path, folder.path + "/umum"] { chmod(path, 0o755) } }
    let failed = try desk.post("/entri", fields)
    #expect(failed.status == 500 && failed.text.contains("Satu buka"))
    #expect(folder.read(DeskTests.name) == Folders.smallFiles[DeskTests.name])
  }

  @Test func `a folder in which nothing can be written`() throws {
    // Where the desk keeps its own files there is a file: not even somebody who may write everywhere can.
    let folder = try Folders.small()
    try folder.write(".pandu", "")
    let desk = try DeskProgram(folder.path)
    try desk.enter()
    let fields = try desk.entry(DeskTests.name) {
      $0.replacingOccurrences(of: "Kantor buka", with: "Satu buka")
    }
    let failed = try desk.post("/entri", fields)
    #expect(failed.status == 500 && failed.text.contains("Satu buka"))
    #expect(folder.read(DeskTests.name) == Folders.smallFiles[DeskTests.name])
  }

  @Test func `killed at any moment`() throws {
    let folder = try Folders.small()
    var random = SeededRandom(seed: 11)
    var known = Set([try #require(Folders.smallFiles[DeskTests.name])])
    for round in 0..<TestRun.rounds(8, full: 200) {
      let desk = try DeskProgram(folder.path)
      try desk.enter()
      // Long enough that a write takes a moment.
      let text =
        "# Jam buka\n\nPutaran \(round). \(String(repeating: "Buka. ", count: 20_000))\n\n## Pertanyaan\n- jam buka kantor\n"
      let fields = try desk.entry(DeskTests.name) { _ in text }
      let client = try desk.begin("/entri", fields)
      _ = client.hasNews(within: Int32.random(in: 0...25, using: &random))
      desk.kill()
      known.insert(text)
      #expect(known.contains(folder.read(DeskTests.name)), "round \(round)")
      let lines = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/umum").sorted()
      #expect(lines == ["_kategori.md", "jam-buka.md", "tempat-parkir.md"])
      // The next desk makes what this one had begun.
      known = [folder.read(DeskTests.name), text]
    }
    let desk = try DeskProgram(folder.path)
    try desk.enter()
    #expect(try desk.get("/riwayat").status == 200)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/.pandu/tmp")) ?? [] == [])
  }

  @Test func `votes and Git`() throws {
    let folder = try Folders.small()
    let line =
      #"{"v":1,"kind":"feedback","time":"2026-01-01T00:00:00.000Z","entry":"jam-buka","helpful":false,"question":null,"comment":null,"knowledge_version":""}"#
    let files = try TemporaryFolder(["jurnal.jsonl": line + "\n"])
    let journal = files.path + "/jurnal.jsonl"
    let desk = try DeskProgram(folder.path, ["--journal", journal])
    try desk.enter()
    #expect(try desk.get("/").text.contains("tidak 1"))
    #expect(try !desk.get("/").text.contains("Git"))
    func git(_ words: String) throws {
      _ = try Program.run(
        [folder.path], script: "cd \"$1\" && git -c user.name=a -c user.email=a@b.example \(words)")
    }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return }
    try git("init -q && git add -A && git -c user.name=a -c user.email=a@b.example commit -qm a")
    try folder.write("umum/baru.md", "# Baru\n\nBaru.\n\n## Pertanyaan\n- baru\n")
    let page = try desk.get("/").text
    #expect(page.contains("1 berkas belum di-commit ke Git") && page.contains("umum/baru.md"))
  }
}

/// A request of somebody without a cookie.
private enum RawClientAnswer {
  static func get(_ port: Int, _ target: String) throws -> Int {
    guard let client = RawClient(port: port) else { throw ServingProgram.NotConnected() }
    client.send("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
    return client.answer()?.status ?? 0
  }
}
