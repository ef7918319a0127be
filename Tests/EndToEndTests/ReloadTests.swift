// `pandu serve`, as it is run:
//
// 1. An edit of its folder goes live by itself: a file written, a new category, a part of basis.md, a link turned.
//    Wordings that it leads astray are named on standard error, with their place and the files that changed.
//    The same holds for each of two folders that lie over one another.
// 2. A broken one is told on standard error, every problem of it, and in /readyz; the old answers stay until it is mended.
// 3. SIGHUP has the folder read at once, also where it is not watched, and ends nothing; SIGTERM ends the program as ever.
// 4. Many reloads leave no more memory in use than a few.
// 5. An edit that falls into a want of descriptors goes live by itself when there are some again, without another edit; the
//    reason is told meanwhile.

import Glibc
import TestSupport
import Testing

@Suite(.serialized, .timeLimit(runningMinutes: 5)) struct ReloadTests {
  private static let place = "umum/jam-buka.md"

  private func hour(_ word: String) throws -> String {
    try #require(Folders.smallFiles[Self.place]).split(separator: "delapan").joined(separator: word)
  }

  /// Asks until the answer is so, which it is soon or never.
  private func waits(_ client: RawClient, _ target: String, until isSo: (String) -> Bool) -> Bool {
    for _ in 0..<20_000 {
      client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
      guard let answer = client.answer() else { return false }
      if isSo(answer.text) { return true }
      // A glance at the socket, on which nothing comes, is a pause.
      _ = client.hasNews(within: 10)
    }
    return false
  }

  private func counts(_ client: RawClient, _ result: String, _ count: Int) -> Bool {
    waits(client, "/metrics") {
      $0.contains("pandu_knowledge_reloads_total{result=\"\(result)\"} \(count)\n")
    }
  }

  private static let question = "/v1/ask?q=jam+buka+kantor"

  @Test func `an edit goes live, a broken one does not`() throws {
    let program = try ServingProgram(["--rate-limit", "0"])
    let client = try program.client()
    #expect(waits(client, Self.question) { $0.contains("pukul delapan") })
    try program.folder.write(Self.place, hour("sembilan"))
    #expect(waits(client, Self.question) { $0.contains("pukul sembilan") })
    try program.folder.write(Self.place, "# Jam buka\n\nTutup.\n\n## Pertanyan\n- x\n\n## Aturan\n- (a\n")
    #expect(waits(client, "/readyz") { $0.contains("\"reload_failure\"") && $0.contains("2 errors") })
    let place = "\(program.folder.path)/\(Self.place)"
    for problem in [
      "\(place):5:1: error: bagian \"Pertanyan\" tidak dikenal",
      "\(place):9:3: error: aturan: kurung ini tidak ditutup",
      "(2 kesalahan, 3 peringatan); versi ",
    ] { #expect(program.errors.contains(problem), "\(program.errors)") }
    #expect(waits(client, Self.question) { $0.contains("pukul sembilan") })
    try program.folder.write(Self.place, hour("sepuluh"))
    #expect(waits(client, Self.question) { $0.contains("pukul sepuluh") })
    #expect(waits(client, "/readyz") { $0 == #"{"status":"ready"}"# })
    try program.folder.write(
      "baru/kunci.md", "# Kunci\n\nDi loket.\n\n## Pertanyaan\n- kunci hilang\n- kunci lemari\n")
    #expect(waits(client, "/v1/entries") { $0.contains("\"kunci\"") })
    try program.folder.write("basis/10-salam.md", "# Salam\n\n## Salam\nSelamat datang.\n")
    #expect(waits(client, "/v1/about") { $0.contains("Selamat datang.") })
    try program.folder.write("basis/10-salam.md", "# Salam\n\n## Salam\nMangga masuk.\n")
    #expect(waits(client, "/v1/about") { $0.contains("Mangga masuk.") })
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `an edit that leads known wordings astray says so`() throws {
    let program = try ServingProgram(["--rate-limit", "0"])
    let client = try program.client()
    #expect(waits(client, Self.question) { $0.contains("pukul delapan") })
    try program.folder.write(
      "umum/tutup.md",
      "# Jam tutup\n\nPukul empat.\n\n## Pertanyaan\n- jam tutup kantor\n\n## Aturan\n- buka\n"
    )
    #expect(waits(client, "/v1/entries") { $0.contains("\"tutup\"") })
    #expect(counts(client, "published", 1))
    let folder = program.folder.path
    #expect(program.errors.contains("\(folder)/\(Self.place):"), "\(program.errors)")
    #expect(program.errors.contains("dari jam-buka sejak perubahan ini"), "\(program.errors)")
    #expect(program.errors.contains("yang berubah: \(folder)/umum/tutup.md"), "\(program.errors)")
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `an edit of either of two folders goes live`() throws {
    let office = try TemporaryFolder(["umum/parkir.md": Self.parking("belakang")])
    let program = try ServingProgram(["--rate-limit", "0", "--knowledge", office.path])
    let client = try program.client()
    #expect(waits(client, Self.question) { $0.contains("pukul delapan") })
    #expect(waits(client, "/v1/ask?q=parkir+di+mana") { $0.contains("Di belakang") })
    try office.write("umum/parkir.md", Self.parking("depan"))
    #expect(waits(client, "/v1/ask?q=parkir+di+mana") { $0.contains("Di depan") })
    try program.folder.write(Self.place, hour("sembilan"))
    #expect(waits(client, Self.question) { $0.contains("pukul sembilan") })
    // The later folder's file of the same name wins as soon as it is there, and the earlier one is back without it.
    try office.write(Self.place, hour("sepuluh"))
    #expect(waits(client, Self.question) { $0.contains("pukul sepuluh") })
    #expect(unlink(office.path + "/" + Self.place) == 0)
    #expect(waits(client, Self.question) { $0.contains("pukul sembilan") })
    program.terminate()
    #expect(program.wait() == 0)
  }

  private static func parking(_ place: String) -> String {
    "# Parkir\n\nDi \(place).\n\n## Pertanyaan\n- parkir di mana\n- tempat parkir\n"
  }

  @Test func `SIGHUP`() throws {
    let program = try ServingProgram(["--no-watch", "--rate-limit", "0"])
    let client = try program.client()
    program.hangUp()
    #expect(counts(client, "unchanged", 1))
    try program.folder.write(Self.place, hour("sembilan"))
    program.hangUp()
    #expect(waits(client, Self.question) { $0.contains("pukul sembilan") })
    #expect(counts(client, "published", 1))
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `a want of descriptors`() throws {
    let program = try ServingProgram(["--rate-limit", "0"])
    let client = try program.client()
    #expect(waits(client, Self.question) { $0.contains("pukul delapan") })
    let limit = try DescriptorLimit(of: program.identifier)
    try limit.close()
    try program.folder.write(Self.place, hour("sembilan"))
    #expect(waits(client, "/readyz") { $0.contains("(Too many open files). It is tried again by itself.") })
    #expect(waits(client, Self.question) { $0.contains("pukul delapan") })
    #expect(program.errors.contains("untuk sementara (Too many open files)"))
    #expect(!program.errors.contains("periksa izin"))
    try limit.open()
    #expect(waits(client, Self.question) { $0.contains("pukul sembilan") })
    #expect(waits(client, "/readyz") { $0 == #"{"status":"ready"}"# })
    // What could not be looked at is watched again.
    try program.folder.write(Self.place, hour("sepuluh"))
    #expect(waits(client, Self.question) { $0.contains("pukul sepuluh") })
  }

  @Test func `memory`() throws {
    let program = try ServingProgram(["--no-watch", "--rate-limit", "0"])
    let client = try program.client()
    // A language of few words, so that a debug build reads it soon.
    try program.folder.write("basis.md", "---\nbahasa: en\n---\n# P\n")
    var early = 0
    let warm = 20
    let rounds = TestRun.rounds(80, full: 200)
    for number in 1...rounds {
      try program.folder.write(Self.place, hour("ke-\(number)"))
      program.hangUp()
      #expect(counts(client, "published", number))
      if number == warm { early = try program.residentKiB() }
    }
    // A version of this folder is half a megabyte or more: sixty that stay would show.
    let growth = try program.residentKiB() - early
    #expect(growth < 16_384, "\(growth) KiB after \(early)")
  }
}
