// 1. A folder without a problem is told in one line, with what it holds.
// 2. `--verbose` adds how many wordings of each entry still arrive when left out, and the share of all.
// 3. A wording of another entry, and one written twice, are told with both places.
// 4. Names and keys that would act on a terminal are shown by their numbers, on standard output and on standard error; a
//    file that would be waited for is an error.
// 5. A folder in English is told its problems in English, by every command.

import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct CheckTests {
  @Test func `a clean folder is told in one line`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["check", "--knowledge", folder.path])
    #expect(
      run.output == "\(folder.path): 2 entri, 8 pertanyaan, 1 kontak, 1 sumber; 0 kesalahan, 0 peringatan\n")
    #expect(run.code == 0)
    #expect(run.error == "")
  }

  @Test func `verbose adds the share of each entry`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["check", "--verbose", "--knowledge", folder.path])
    #expect(run.code == 0)
    #expect(run.lines.dropFirst(2).first == "Tiap pertanyaan diuji seolah-olah belum pernah ditulis:")
    #expect(run.lines.contains { $0.contains(/^  jam-buka +[0-4]\/4 +\d+\.\d %$/) })
    #expect(run.lines.contains { $0.contains(/^  tempat-parkir +[0-4]\/4 +\d+\.\d %$/) })
    #expect(run.lines.last?.contains(/^  semua +[0-8]\/8 +\d+\.\d % tetap sampai$/) == true)
  }

  @Test func `a wording in two places is told with both`() throws {
    let folder = try Folders.small()
    try folder.write(
      "umum/jam-tutup.md",
      "# Jam tutup\n\nPukul empat.\n\n## Pertanyaan\n- jam tutup kantor\n- Kapan kantor buka?\n")
    let run = try Program.run(["check", "--knowledge", folder.path])
    #expect(
      run.output.contains(
        "\(folder.path)/umum/jam-tutup.md:7:3: error: kalimat \"Kapan kantor buka?\" sudah ada pada jam-buka, di \(folder.path)/umum/jam-buka.md:16:3\n  → simpan di satu tempat saja\n"
      ))
    #expect(run.code == 1)
  }

  @Test func `names and keys that act`() throws {
    let folder = try Folders.small()
    let name = "umum/\u{1B}[2Jjahat\nbasis.md:1:1: error: x\u{202E}.md"
    try folder.write(name, "---\nkun\u{1B}]0;x\u{7}ci: a\n---\n# T\n\n## Pert\u{9B}31manyaan\n- x\n")
    #expect(mkfifo(folder.path + "/umum/pipa.md", 0o600) == 0)
    let check = try Program.run(["check", "--knowledge", folder.path])
    let ask = try Program.run(["ask", "x", "--knowledge", folder.path])
    #expect(check.code == 1 && ask.code == 66)
    for text in [check.output, ask.error] {
      #expect(
        !text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) })
      #expect(!text.contains("\u{202E}") && text.contains("\\u{1b}[2Jjahat\\u{a}basis.md"))
      #expect(
        text.contains("\"kun\\u{1b}]0;x\\u{7}ci: a\"") && text.contains("pipa.md: error: bukan berkas biasa"))
    }
  }

  @Test func `an English folder`() throws {
    let folder = try Folders.small()
    try folder.write("basis.md", "---\nlanguage: en\n---\n# Desk\n")
    try folder.write("umum/parkir.md", "# Parking\n\n## Qestions\n- where to park\n")
    let place = "\(folder.path)/umum/parkir.md:3:1: error: "
    let text = "\(place)the section \"Qestions\" is unknown\n  → perhaps \"questions\" is meant\n"
    #expect(try Program.run(["check", "--knowledge", folder.path]).output.contains(text))
    for command in [["ask", "x"], ["entries"]] {
      #expect(try Program.run(command + ["--knowledge", folder.path]).error.contains(text))
    }
  }
}
