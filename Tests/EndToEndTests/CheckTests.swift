// 1. A folder without a problem is told in one line, with what it holds.
// 2. `--verbose` adds how many wordings of each entry still arrive when left out, and the share of all.
// 3. A wording of another entry, and one written twice, are told with both places.

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
}
