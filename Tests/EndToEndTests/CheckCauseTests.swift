// `pandu check` on a folder that Git keeps. Of a wording that goes astray now, and did not in the last commit, it names the
// files that caused it:
//
// 1. Of several changed files only the one that does it alone; all of them where only several together do.
// 2. A file that is new, edited, staged or gone counts, in a folder anywhere in the repository, and in each of two folders.
// 3. Nothing is named for a wording that the last commit did not answer either, nor where there is no Git, no commit, or a
//    committed version that cannot be used.

import Foundation
import TestSupport
import Testing

@Suite(
  .timeLimit(runningMinutes: 5),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "needs Git"))
struct CheckCauseTests {
  /// A file that takes all questions with "buka" from their entry.
  private static let thief =
    "# Jam tutup\n\nPukul empat.\n\n## Pertanyaan\n- jam tutup kantor\n\n## Aturan\n- buka\n"
  private static let harmless = "# Kunci\n\nDi loket.\n\n## Pertanyaan\n- kunci hilang\n- kunci lemari\n"
  private static let sign = "masih sampai pada commit terakhir; yang mengubahnya: "

  /// Has "buka" read as "libur".
  private static let vocabulary = "# Kosakata\n\n## Istilah\n- libur: buka\n"

  private func git(_ folder: TemporaryFolder, _ words: String) throws {
    _ = try Program.run(
      [folder.path], script: "cd \"$1\" && git -c user.name=a -c user.email=a@b.example \(words)")
  }

  private func committed(_ files: [String: String] = Folders.smallFiles) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try git(folder, "init -q")
    try git(folder, "add -A")
    try git(folder, "commit -qm a")
    return folder
  }

  /// The causes that `check` names, each once.
  private func causes(_ folders: String...) throws -> [String] {
    let run = try Program.run(["check"] + folders.flatMap { ["--knowledge", $0] })
    let lines = run.lines.compactMap { $0.components(separatedBy: Self.sign).dropFirst().first }
    return Set(lines).sorted()
  }

  @Test func `the file that does it alone`() throws {
    let folder = try committed()
    try folder.write("umum/kunci.md", Self.harmless)
    try folder.write("umum/tutup.md", Self.thief)
    let run = try Program.run(["check", "--knowledge", folder.path])
    let place = "\(folder.path)/umum/jam-buka.md:14:3: error: pertanyaan \"jam buka kantor\" tidak sampai"
    let cause = "\n  → kalimat ini \(Self.sign)\(folder.path)/umum/tutup.md\n"
    #expect(run.output.contains(place) && run.output.contains(cause), "\(run.output)")
    #expect(run.code == 1)
  }

  @Test(arguments: ["add -A", "add -N .", "status"]) func `staged or not`(command: String) throws {
    let folder = try committed()
    try folder.write("umum/tutup.md", Self.thief)
    try git(folder, command)
    #expect(try causes(folder.path) == ["\(folder.path)/umum/tutup.md"])
    #expect(try causes(folder.path + "/") == ["\(folder.path)/umum/tutup.md"])
  }

  @Test func `an edited file`() throws {
    var files = Folders.smallFiles
    files["umum/tutup.md"] = Self.thief.replacing("\n## Aturan\n- buka\n", with: "")
    let folder = try committed(files)
    #expect(try causes(folder.path).isEmpty)
    try folder.write("umum/tutup.md", Self.thief)
    #expect(try causes(folder.path) == ["\(folder.path)/umum/tutup.md"])
  }

  @Test func `a file that is gone`() throws {
    // The vocabulary keeps the rule from firing; a folder that is gone as a whole has nothing to do with it.
    var files = Folders.smallFiles
    files["umum/tutup.md"] = Self.thief.replacing("- buka\n", with: "- /buka/ & !libur\n")
    files["kosakata.md"] = Self.vocabulary
    files["layanan/_kategori.md"] = "# Layanan\n\nYang mana?\n"
    files["layanan/kunci.md"] = Self.harmless
    let folder = try committed(files)
    #expect(try causes(folder.path).isEmpty)
    try git(folder, "rm -rq layanan kosakata.md")
    #expect(try causes(folder.path) == ["\(folder.path)/kosakata.md"])
  }

  @Test func `two files that do it only together`() throws {
    let folder = try committed()
    try folder.write("umum/tutup.md", Self.thief.replacing("- buka\n", with: "- /buka/ & libur\n"))
    try folder.write("kosakata.md", Self.vocabulary)
    #expect(try causes(folder.path) == ["\(folder.path)/kosakata.md, \(folder.path)/umum/tutup.md"])
  }

  @Test func `a folder of the repository`() throws {
    let files = Folders.smallFiles.map { ("isi/pengetahuan/" + $0.key, $0.value) }
    let folder = try committed(Dictionary(uniqueKeysWithValues: files + [("lain.md", "# Lain\n")]))
    let knowledge = folder.path + "/isi/pengetahuan"
    try folder.write("isi/pengetahuan/umum/tutup.md", Self.thief)
    try folder.write("lain.md", "# Lain lagi\n")
    #expect(try causes(knowledge) == ["\(knowledge)/umum/tutup.md"])
  }

  @Test func `two folders`() throws {
    let (base, office) = (try committed(), try committed(["umum/kunci.md": Self.harmless]))
    try office.write("umum/tutup.md", Self.thief)
    #expect(try causes(base.path, office.path) == ["\(office.path)/umum/tutup.md"])
    // Git knows only one of them.
    let loose = try TemporaryFolder(["umum/tutup.md": Self.thief])
    #expect(try causes(base.path, loose.path).isEmpty)
  }

  @Test func `nothing to compare with`() throws {
    var files = Folders.smallFiles
    files["umum/tutup.md"] = Self.thief
    #expect(try causes(TemporaryFolder(files).path).isEmpty)
    let empty = try TemporaryFolder(files)
    try git(empty, "init -q")
    #expect(try causes(empty.path).isEmpty)
    let old = try committed(files)
    try old.write("umum/kunci.md", Self.harmless)
    #expect(try causes(old.path).isEmpty)
    var broken = Folders.smallFiles
    broken["umum/tutup.md"] = "tanpa judul\n"
    let folder = try committed(broken)
    try folder.write("umum/tutup.md", Self.thief)
    #expect(try causes(folder.path).isEmpty)
  }

  @Test func `no Git on the machine`() throws {
    let folder = try committed()
    try folder.write("umum/tutup.md", Self.thief)
    let run = try Program.run(["check", "--knowledge", folder.path], environment: ["PATH": folder.path])
    #expect(run.code == 1 && !run.output.contains(Self.sign) && run.error.isEmpty)
  }
}
