// 1. What only the page has changed is updated; what only a person has changed stays, and is no conflict.
// 2. What both have changed stays, and is told as a conflict; so is a file of the name that import never wrote.
// 3. A question that is new on the page is new in the folder; one that a person has struck stays struck.
// 4. What was remembered is lost: files that say the same are kept.
// 5. Names of entries are distinct, and none of another category or of the knowledge below is taken.

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
