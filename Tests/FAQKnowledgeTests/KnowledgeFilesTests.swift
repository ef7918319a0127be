// 1. Broken UTF-8 is an error at its line and byte column, whatever ends the lines; the rest of the file is read.
// 2. A file too large, also behind a link, is refused with its size, unread; so is what is no plain file.
// 3. Links that lead in circles end; dead links and unreadable files are errors that say what the system says; the other
//    files are still read.
// 4. What would wait for a writer, what the kernel makes up and what grows beyond the bound is refused and never waited for.
// 5. Where the system is short of something, what cannot be read for now is told as that, and not as a folder that is gone.
// 6. Folders below a category are warned of; file names that make no id are errors.

import Glibc
import Testing

@testable import FAQKnowledge

struct KnowledgeFilesTests {
  private static func unreadable(_ error: FileError) -> String {
    let problem = Diagnostic(.error, SourceLocation(path: ""), .file(.unreadable(error)))
    return String(DiagnosticRenderer(language: "id").render(problem).dropFirst(2))
  }

  /// A folder with one good entry, so that only what the test adds is wrong.
  private func goodFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(directories)
    try folder.write("akun/lupa.md", entryText("Lupa", wording: "lupa"))
    return folder
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x61, 0xC3], 1), ([0xC3, 0xA9, 0xC3, 0x28], 2), ([0xE2, 0x86, 0x92, 0xE2, 0x86], 3),
      ([0xC0, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0), ([0x61, 0xF5, 0x80, 0x80, 0x80], 1), ([0x61, 0x80], 1),
      ([0xF0, 0x9F, 0x98, 0x80], nil), ([], nil),
    ] as [([UInt8], Int?)])
  func `the first bad byte is found`(bytes: [UInt8], offset: Int?) {
    #expect(KnowledgeFiles.firstBadByte(bytes) == offset)
  }

  @Test(arguments: [
    ("# T\n\né ", "3:4"), ("# T\r\n\r\né ", "3:4"), ("# T\r\ré ", "3:4"), ("", "1:1"),
    ("\u{FEFF}# T ", "1:5"), ("# T\n", "2:1"),
    ("# T\r", "2:1"),
  ])
  func `broken UTF-8 is an error at its place`(before: String, place: String) throws {
    let folder = try goodFolder()
    let text = entryText("Baru", wording: "baru")
    try folder.write("akun/baru.md", bytes: Array(before.utf8) + [0xFF, 0x0A] + Array(text.utf8))
    #expect(
      check(folder).first { $0.contains("UTF-8") }
        == "akun/baru.md:\(place): error: huruf di sini bukan UTF-8 yang benar; dibaca sebagai tanda ganti\n"
        + "  → simpan ulang berkas dengan penyandian UTF-8")
    #expect(KnowledgeLoader.load(folder.path).base.entry("baru")?.wordings.map(\.value) == ["baru"])
  }

  @Test func `a file of fifty million bytes is refused`() throws {
    let folder = try goodFolder()
    try folder.write("akun/besar.md", "# B\n")
    #expect(truncate(folder.path + "/akun/besar.md", 50_000_000) == 0)
    let problem =
      "error: berkas terlalu besar: 50000000 bita, paling banyak 4194304\n"
      + "  → pecah menjadi beberapa entri, atau pindahkan ke luar folder ini"
    #expect(check(folder) == ["akun/besar.md: \(problem)"])
    try folder.link("akun/tautan.md", to: folder.path + "/akun/besar.md")
    #expect(check(folder) == ["akun/besar.md: \(problem)", "akun/tautan.md: \(problem)"])
  }

  @Test func `the largest file is read`() throws {
    let folder = try goodFolder()
    try folder.write("akun/besar.md", entryText("B", wording: "b"))
    #expect(truncate(folder.path + "/akun/besar.md", KnowledgeFiles.largestFile) == 0)
    #expect(!check(folder).contains { $0.contains("terlalu besar") })
    #expect(KnowledgeLoader.load(folder.path).base.entry("besar") != nil)
  }

  @Test func `links in circles end`() throws {
    let folder = try goodFolder()
    try folder.link("akun/diri.md", to: "diri.md")
    try folder.link("akun/dua.md", to: "tiga.md")
    try folder.link("akun/tiga.md", to: "dua.md")
    try folder.link("akun/atas", to: "..")
    try folder.link("akun/mati.md", to: "tidak-ada.md")
    #expect(
      check(folder) == [
        "akun/atas: warning: folder di dalam folder kategori diabaikan\n  → taruh entri langsung di folder kategorinya",
        "akun/diri.md: \(KnowledgeFilesTests.unreadable(.system(ELOOP)))",
        "akun/dua.md: \(KnowledgeFilesTests.unreadable(.system(ELOOP)))",
        "akun/mati.md: \(KnowledgeFilesTests.unreadable(.system(ENOENT)))",
        "akun/tiga.md: \(KnowledgeFilesTests.unreadable(.system(ELOOP)))",
      ])
  }

  @Test func `a link to the folder itself is a category like any other and goes no deeper`() throws {
    let folder = try goodFolder()
    try folder.link("putar", to: ".")
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(base.entry("lupa") != nil)
    #expect(
      problems.contains { $0.problem == .file(.folderTooDeep) && $0.location.path.hasSuffix("/putar/akun") })
  }

  @Test func `links to files and folders are followed`() throws {
    let other = try goodFolder()
    let folder = try TemporaryFolder()
    for name in ["akun", "sumber.md", "kontak.md"] { try folder.link(name, to: other.path + "/" + name) }
    #expect(check(folder).isEmpty)
    #expect(KnowledgeLoader.load(folder.path).base.version == KnowledgeLoader.load(other.path).base.version)
  }

  @Test func `a pipe and a device are not read`() throws {
    let folder = try goodFolder()
    #expect(mkfifo(folder.path + "/akun/pipa.md", 0o600) == 0)
    try folder.link("akun/nol.md", to: "/dev/zero")
    #expect(
      check(folder) == [
        "akun/nol.md: \(KnowledgeFilesTests.unreadable(.notPlain))",
        "akun/pipa.md: \(KnowledgeFilesTests.unreadable(.notPlain))",
      ])
  }

  @Test func `a file whose reading fails is an error`() throws {
    let folder = try goodFolder()
    try folder.link("akun/rusak.md", to: "/proc/self/mem")
    #expect(check(folder) == ["akun/rusak.md: \(KnowledgeFilesTests.unreadable(.system(EIO)))"])
  }

  @Test func `a file that the kernel makes up is refused`() throws {
    let folder = try goodFolder()
    try folder.link("akun/versi.md", to: "/proc/version")
    #expect(check(folder) == ["akun/versi.md: \(KnowledgeFilesTests.unreadable(.madeByKernel))"])
  }

  @Test(.disabled(if: access("/proc/kmsg", R_OK) != 0, "only root may read the kernel's messages"))
  func `a plain file that blocks is refused`() throws {
    let folder = try goodFolder()
    try folder.link("akun/pesan.md", to: "/proc/kmsg")
    // It depends on whether the kernel has something to say.
    let refusals = [FileError.wouldWait, .madeByKernel].map {
      "akun/pesan.md: \(KnowledgeFilesTests.unreadable($0))"
    }
    let told = check(folder)
    #expect(told.count == 1 && refusals.contains(told[0]), "\(told)")
  }

  /// The system, but for one name of which it says `error`.
  private func system(refusing name: String, _ error: FileError) -> FileSystem {
    let system = FileSystem.system
    @Sendable func look(_ path: String) throws(FileError) { if path.hasSuffix(name) { throw error } }
    return FileSystem(
      kind: { path throws(FileError) in
        try look(path + "?")
        return try system.kind(path)
      },
      names: { path throws(FileError) in
        try look(path + "/")
        return try system.names(path)
      },
      contents: { path, size, limit throws(FileError) in
        try look(path)
        return try system.contents(path, size, limit)
      })
  }

  @Test(arguments: ["lupa.md?", "lupa.md", "akun?", "akun/"], [EMFILE, ENFILE, ENOMEM, EINTR, ESTALE])
  func `a system that is short of something says so`(name: String, code: Int32) throws {
    let folder = try goodFolder()
    let problems = KnowledgeLoader.load(folder.path, system: system(refusing: name, .system(code))).problems
    #expect(problems.contains { $0.problem == .file(.unreadable(.system(code))) })
    #expect(FileError.system(code).isPassing)
  }

  @Test func `a folder that cannot be seen for now is not gone`() throws {
    let folder = try goodFolder()
    func problems(_ error: FileError) -> [Problem] {
      let system = system(refusing: folder.path + "?", error)
      return KnowledgeLoader.load(folder.path, system: system).problems.map(\.problem)
    }
    #expect(problems(.system(EMFILE)) == [.file(.unreadable(.system(EMFILE)))])
    #expect(problems(.system(ENOENT)) == [.file(.folderMissing)])
  }

  @Test func `a file that grows beyond the bound while it is read is refused`() throws {
    let folder = try goodFolder()
    let system = FileSystem(
      kind: FileSystem.system.kind, names: FileSystem.system.names,
      contents: { path, _, _ throws(FileError) in try FileReader.plain(path, size: 1, limit: 10) })
    let problems = KnowledgeLoader.load(folder.path, system: system).problems
    #expect(problems.contains { $0.problem == .file(.unreadable(.tooLarge(limit: 10))) })
  }

  @Test(.disabled(if: geteuid() == 0, "root may read anything"))
  func `a file and a folder without permission are errors`() throws {
    let folder = try goodFolder()
    try folder.write("akun/rahasia.md", "# R\n")
    try folder.folder("tertutup")
    #expect(chmod(folder.path + "/akun/rahasia.md", 0) == 0 && chmod(folder.path + "/tertutup", 0) == 0)
    let texts = check(folder)
    #expect(chmod(folder.path + "/tertutup", 0o700) == 0)
    #expect(
      texts == [
        "akun/rahasia.md: \(KnowledgeFilesTests.unreadable(.system(EACCES)))",
        "tertutup: \(KnowledgeFilesTests.unreadable(.system(EACCES)))",
      ])
  }

  @Test func `a folder below a category is warned of`() throws {
    let folder = try goodFolder()
    try folder.write("akun/dalam/sekali/x.md", "```\n")
    #expect(
      check(folder) == [
        "akun/dalam: warning: folder di dalam folder kategori diabaikan\n  → taruh entri langsung di folder kategorinya"
      ])
  }

  @Test(arguments: ["Lupa Password", "lupa_password", "é", "lupa.v2", "_kategorii"])
  func `a file name that makes no id is an error`(name: String) throws {
    let folder = try goodFolder()
    try folder.write("akun/\(name).md", entryText("X", wording: "x"))
    #expect(
      check(folder) == [
        "akun/\(name).md: error: nama berkas \"\(name)\" tidak dapat menjadi id entri\n"
          + "  → pakai huruf kecil a-z, angka, dan tanda hubung, misalnya lupa-password.md"
      ])
  }
}
