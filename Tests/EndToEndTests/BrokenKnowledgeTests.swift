// 1. Every error of every file is told at once, each with its place and a hint, a rule with a caret.
// 2. A program that answers ends with 66 and says nothing else; `check` tells the same and ends with 1.
// 3. Warnings alone hinder nobody: `check` tells them and ends with 0, `ask` answers.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct BrokenKnowledgeTests {
  private func broken() throws -> TemporaryFolder {
    try TemporaryFolder([
      "umum/_kategori.md": "# Umum\n\nTentang apa?\n\n## Pilihan\n- Jam buka jam-buka\n",
      "umum/jam-buka.md": """
      ---
      untuk umum
      ---
      # Jam buka

      Pukul delapan.

      ## Pertanyan
      - jam buka kantor

      ## Aturan
      - (jam | pukul

      """,
      "umum/Parkir Mobil.md": "# Parkir\n\nDi belakang.\n\n## Pertanyaan\n- parkir mobil di mana\n",
      "umum/tanpa-judul.md": "Jawaban saja.\n",
    ])
  }

  private static let errors = [
    "umum/Parkir Mobil.md: error: nama berkas \"Parkir Mobil\" tidak dapat menjadi id entri",
    "umum/_kategori.md:6:3: error: pilihan \"Jam buka jam-buka\" tidak punya tanda →",
    "umum/jam-buka.md:2:1: error: \"untuk umum\" bukan bentuk kunci: nilai",
    "umum/jam-buka.md:8:1: error: bagian \"Pertanyan\" tidak dikenal\n  → mungkin maksudnya \"pertanyaan\"",
    "umum/jam-buka.md:12:3: error: aturan: kurung ini tidak ditutup\n    (jam | pukul\n    ^\n  → tambahkan )",
    "umum/tanpa-judul.md:1:1: error: judul tidak ada",
  ]

  @Test(arguments: [["ask", "jam buka"], ["chat"], ["why", "jam buka"], ["entries"]])
  func `a program that answers tells all errors`(arguments: [String]) throws {
    let folder = try broken()
    let run = try Program.run(arguments + ["--knowledge", folder.path], input: "jam buka\n")
    for error in BrokenKnowledgeTests.errors { #expect(run.error.contains("\(folder.path)/\(error)")) }
    #expect(run.code == 66)
    #expect(run.output == "")
  }

  @Test func `check tells all errors`() throws {
    let folder = try broken()
    let run = try Program.run(["check", "--knowledge", folder.path])
    for error in BrokenKnowledgeTests.errors { #expect(run.output.contains("\(folder.path)/\(error)")) }
    #expect(run.lines.last?.hasPrefix("\(folder.path): ") == true)
    #expect(run.lines.last?.contains(" kesalahan, ") == true)
    #expect(run.code == 1)
    #expect(run.error == "")
  }

  @Test func `warnings hinder nobody`() throws {
    let folder = try TemporaryFolder(["a.md": Folders.one("Pukul delapan.")])
    let check = try Program.run(["check", "--knowledge", folder.path])
    #expect(check.output.contains("\(folder.path)/a.md:1:1: warning: sumber tidak disebut"))
    #expect(check.output.contains("\(folder.path)/a.md:1:1: warning: kontak tidak disebut"))
    #expect(
      check.lines.last
        == "\(folder.path): 1 entri, 2 pertanyaan, 0 kontak, 0 sumber; 0 kesalahan, 2 peringatan")
    #expect(check.code == 0)
    let ask = try Program.run(["ask", "kantor buka jam berapa", "--knowledge", folder.path])
    #expect(ask.output == "Jam buka\n\nPukul delapan.\n")
    #expect(ask.error == "")
  }
}
