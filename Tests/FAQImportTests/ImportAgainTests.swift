// 1. What only the page has changed is updated; what only a person has changed stays, and is no conflict.
// 2. What both have changed stays, and is told as a conflict; so is a file of the name that import never wrote.
// 3. A question that is new on the page is new in the folder; one that a person has struck stays struck.
// 4. An entry that a person has moved to another category stays there: it is kept, updated or in conflict as any other.
// 5. What was remembered is lost: files that say the same are kept.
// 6. Names of entries are distinct, and none of another category or of the knowledge below is taken.

import FAQKnowledge
import Testing

@testable import FAQImport

@Suite struct ImportAgainTests {
  private static func page(_ answers: [(String, String)]) -> String {
    "<h2>Akun</h2>" + answers.map { "<h3>\($0)</h3><p>\($1)</p>" }.joined()
  }

  private static let first = page([("Apa itu SPSE?", "Aplikasi."), ("Apa itu LPSE?", "Unit layanan.")])
  private static let second = page([
    ("Apa itu SPSE?", "Aplikasi pengadaan."), ("Apa itu LPSE?", "Unit layanan."),
  ])
  private static let spse = "akun/apa-itu-spse.md"

  private func imported() throws -> FolderInMemory {
    var folder = FolderInMemory()
    folder.carryOut(try folder.plan(ImportAgainTests.first))
    return folder
  }

  private func statuses(_ plan: ImportPlan) -> [ImportPlan.Status] { plan.entries.map(\.status) }

  @Test func `what only the page has changed is updated`() throws {
    var folder = try imported()
    let plan = try folder.plan(ImportAgainTests.second)
    #expect(statuses(plan) == [.updated, .kept])
    #expect(plan.writes.filter(\.replaces).map(\.path).contains(ImportAgainTests.spse))
    folder.carryOut(plan)
    #expect(folder.files[ImportAgainTests.spse]?.contains("Aplikasi pengadaan.") == true)
    #expect(try folder.plan(ImportAgainTests.second).writes == [])
  }

  @Test func `what only a person has changed stays`() throws {
    var folder = try imported()
    folder.files[ImportAgainTests.spse]? += "- aplikasi lelang itu apa\n"
    let plan = try folder.plan(ImportAgainTests.first)
    #expect(statuses(plan) == [.kept, .kept] && plan.writes == [])
  }

  @Test func `what both have changed stays and is told`() throws {
    var folder = try imported()
    folder.files[ImportAgainTests.spse]? += "- aplikasi lelang itu apa\n"
    let plan = try folder.plan(ImportAgainTests.second)
    #expect(statuses(plan) == [.conflict, .kept])
    #expect(!plan.writes.map(\.path).contains(ImportAgainTests.spse))
  }

  @Test func `a file of the name that was never imported stays`() throws {
    var folder = FolderInMemory(files: [ImportAgainTests.spse: "# Apa itu SPSE?\n\nTulisan sendiri.\n"])
    let plan = try folder.plan(ImportAgainTests.first)
    #expect(statuses(plan) == [.conflict, .new])
    folder.carryOut(plan)
    #expect(folder.files[ImportAgainTests.spse]?.contains("Tulisan sendiri.") == true)
  }

  @Test func `new questions are new, struck ones stay struck`() throws {
    var folder = try imported()
    folder.files[ImportAgainTests.spse] = nil
    let more = ImportAgainTests.first + "<h3>Apa itu PPK?</h3><p>Pejabat.</p>"
    let plan = try folder.plan(more)
    #expect(statuses(plan) == [.kept, .kept, .new])
    #expect(plan.writes.map(\.path).contains("akun/apa-itu-ppk.md"))
    #expect(!plan.writes.map(\.path).contains(ImportAgainTests.spse))
  }

  @Test func `an entry that was moved stays there`() throws {
    var folder = try imported()
    let moved = "layanan/apa-itu-spse.md"
    folder.files[moved] = folder.files.removeValue(forKey: ImportAgainTests.spse)
    #expect(try folder.plan(ImportAgainTests.first).writes == [])
    var edited = folder
    edited.files[moved]? += "- aplikasi lelang itu apa\n"
    #expect(statuses(try edited.plan(ImportAgainTests.second)) == [.conflict, .kept])
    let plan = try folder.plan(ImportAgainTests.second)
    #expect(statuses(plan) == [.updated, .kept] && plan.entries[0].file == moved)
    #expect(plan.entries[0].category == "layanan")
    folder.carryOut(plan)
    #expect(folder.files[moved]?.contains("Aplikasi pengadaan.") == true)
    #expect(folder.files[ImportAgainTests.spse] == nil)
    #expect(try folder.plan(ImportAgainTests.second).writes == [])
    // The only one that was imported: it is not written anew.
    var single = FolderInMemory()
    let page = ImportAgainTests.page([("Apa itu SPSE?", "Aplikasi.")])
    single.carryOut(try single.plan(page))
    single.files[moved] = single.files.removeValue(forKey: ImportAgainTests.spse)
    #expect(try single.plan(page).writes == [])
  }

  @Test func `files that say the same are kept without memory`() throws {
    var folder = try imported()
    folder.files[ImportMemory.path] = nil
    let plan = try folder.plan(ImportAgainTests.first)
    #expect(statuses(plan) == [.kept, .kept])
    #expect(plan.writes.map(\.path) == [ImportMemory.path])
  }

  @Test func `names are distinct`() throws {
    let folder = FolderInMemory(files: ["lain/apa-itu-spse.md": "# SPSE\n\nLama.\n"])
    let twice = ImportAgainTests.first + "<h2>Tender</h2><h3>Apa itu SPSE?</h3><p>Lain lagi.</p>"
    let plan = try folder.plan(twice) { $0.reserved = ["apa-itu-lpse"] }
    #expect(plan.entries.map(\.id) == ["apa-itu-spse-2", "apa-itu-lpse-2", "apa-itu-spse-3"])
    #expect(plan.entries.map(\.category) == ["akun", "akun", "tender"])
  }
}
