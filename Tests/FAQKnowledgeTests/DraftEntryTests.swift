// 1. A draft is no entry, and no error of its file is an error of the load, whatever is wrong with it.
// 2. A reference to a draft is a warning and counts as if it were not written; the entry of the same id wins over a draft.
// 3. A folder of nothing but drafts loads.
// 4. An entry ends the day after its last day and is due on the day itself, by the clock of the office.

import Basics
import Testing

@testable import FAQKnowledge

struct DraftEntryTests {
  private static let entry = "# Jam buka\n\nPukul delapan.\n\n## Pertanyaan\n- jam buka\n"

  @Test(arguments: [
    "---\nstatus: draf\n---\n", "---\nstatus: draf\n---\n# printer rusak\n\n## Pertanyaan\n- printer rusak\n",
    "---\nstatus: draft\nsalah: ya\nkontak: tidak-ada\n---\n# P\n\n## Apa ini\n- x\n\n## Aturan\n- (a\n",
    "---\nstatus: Draf\ntinjau: besok\n---\n# P\n# Q\n```\n",
  ])
  func `a draft is no entry and no error`(text: String) throws {
    for name in ["draf/printer.md", "draf/Printer Rusak.md"] {
      let folder = try TemporaryFolder(["umum/jam-buka.md": DraftEntryTests.entry, name: text])
      let (base, problems) = KnowledgeLoader.load(folder.path)
      #expect(base.entries.map(\.id) == ["jam-buka"] && base.drafts.count == 1)
      #expect(problems.filter { $0.severity == .error } == [])
    }
  }

  @Test func `a finished entry is an entry`() throws {
    for status in ["status: terbit", "status: published", "untuk: penyedia"] {
      let folder = try TemporaryFolder(["umum/jam-buka.md": "---\n\(status)\n---\n" + DraftEntryTests.entry])
      let (base, problems) = KnowledgeLoader.load(folder.path)
      #expect(base.entries.count == 1 && base.drafts.isEmpty)
      #expect(problems.filter { $0.severity == .error } == [])
    }
  }

  @Test func `another status is an error`() throws {
    let folder = try TemporaryFolder(["umum/jam-buka.md": "---\nstatus: drat\n---\n" + DraftEntryTests.entry])
    let problems = KnowledgeLoader.load(folder.path).problems.filter { $0.severity == .error }
    #expect(problems.map(\.problem) == [.shape(.unknownStatus("drat", nearest: "draf"))])
    #expect(problems.map(\.location.column) == [9])
  }

  @Test func `a reference to a draft is a warning`() throws {
    let folder = try TemporaryFolder([
      "umum/jam-buka.md": "---\nterkait: printer\n---\n" + DraftEntryTests.entry,
      "umum/_kategori.md": """
      # Umum

      Apa?

      ## Pilihan
      - Printer → printer
      - Jam → jam-buka

      ## Pemeriksaan
      1. Menyala?
         - ya → printer
         - tidak → jam-buka

      """,
      "umum/printer.md": "---\nstatus: draf\n---\n# Printer\n",
    ])
    let (base, problems) = KnowledgeLoader.load(folder.path)
    let found = problems.filter { $0.problem == .content(.refersToDraft("printer")) }
    #expect(found.map(\.severity) == [.warning, .warning, .warning])
    #expect(problems.filter { $0.severity == .error } == [])
    #expect(base.entries[0].related.isEmpty)
    #expect(base.categories[0].clarification.choices.map(\.entry) == ["jam-buka"])
    #expect(base.categories[0].check?.entries(from: 0) == ["jam-buka"])
  }

  @Test func `an entry wins over a draft of its id`() throws {
    let folder = try TemporaryFolder([
      "umum/jam-buka.md": DraftEntryTests.entry, "draf/jam-buka.md": "---\nstatus: draf\n---\n# Jam\n",
      "umum/lain.md": "---\nterkait: jam-buka\n---\n# Lain\n\nYa.\n\n## Pertanyaan\n- lain\n",
    ])
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(base.entry("lain")?.related.map(\.value) == ["jam-buka"])
    #expect(problems.filter { $0.severity == .error } == [])
  }

  @Test func `nothing but drafts`() throws {
    let folder = try TemporaryFolder(["draf/a.md": "---\nstatus: draf\n---\n# A\n"])
    #expect(KnowledgeLoader.load(folder.path).problems == [])
  }

  @Test func `days of an entry`() throws {
    let head = "---\nberlaku-sampai: 2026-12-31\ntinjau: 2026-12-01\n---\n"
    let folder = try TemporaryFolder(["umum/jam-buka.md": head + DraftEntryTests.entry])
    let base = KnowledgeLoader.load(folder.path).base
    func found(_ time: String) throws -> [Problem] {
      Dated.check(base, at: try #require(WallTime(rfc3339: time))).map(\.problem)
    }
    let review = try #require(CivilDate(text: "2026-12-01"))
    let last = try #require(CivilDate(text: "2026-12-31"))
    #expect(try found("2026-11-30T23:59:59+07:00") == [])
    #expect(try found("2026-12-01T00:00:00+07:00") == [.content(.reviewDue(review))])
    #expect(try found("2026-12-31T23:59:59+07:00") == [.content(.reviewDue(review))])
    #expect(
      try found("2027-01-01T00:00:00+07:00") == [.content(.expired(last)), .content(.reviewDue(review))])
  }

  @Test(arguments: ["berlaku-sampai: 31 Desember 2026", "tinjau: 2026-02-30", "valid-until: besok"])
  func `a day that does not exist`(line: String) throws {
    let folder = try TemporaryFolder(["umum/jam-buka.md": "---\n\(line)\n---\n" + DraftEntryTests.entry])
    let errors = KnowledgeLoader.load(folder.path).problems.filter { $0.severity == .error }
    let value = line.split(separator: ": ")[1]
    #expect(errors.map(\.problem) == [.shape(.badDate(String(value)))])
    #expect(errors.map(\.location.line) == [2])
  }
}
