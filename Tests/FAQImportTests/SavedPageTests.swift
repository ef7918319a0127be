// 1. Of each saved page all questions are found, word for word, with the steps and the words of their answers; none is
//    invented, and those without an answer are told.
// 2. What is imported loads without an error, and holds every word of each answer.
// 3. A second import of the same page writes nothing.
// 4. Letters that the page writes in another encoding are those that its reader sees.

import FAQKnowledge
import Testing

@testable import FAQImport

@Suite struct SavedPageTests {
  @Test func `there are pages of every kind`() {
    #expect(SavedPage.all.count >= 12)
    let endings = Set(SavedPage.all.compactMap { $0.name.split(separator: ".").last })
    #expect(endings.isSuperset(of: ["html", "htm", "md", "txt", "csv", "docx"]))
  }

  @Test(arguments: SavedPage.all) func `all questions are found and none is invented`(_ page: SavedPage)
    throws
  {
    let found = try page.found
    #expect(found.pairs.map(\.title).sorted() == page.wanted.map(\.title).sorted())
    for wanted in page.wanted {
      // Two questions may have the same title.
      let shapes = found.pairs.filter { $0.title == wanted.title }.map { AnswerShape($0.body) }
      #expect(
        shapes.contains {
          $0.steps.count == wanted.steps && (wanted.phrase.isEmpty || $0.summary.contains(wanted.phrase))
        },
        "\(wanted.title): \(shapes)")
    }
    for question in page.unanswered { #expect(found.unanswered.map(\.text).contains(question)) }
  }

  @Test(arguments: SavedPage.all) func `the import loads and keeps every word`(_ page: SavedPage) throws {
    var folder = FolderInMemory()
    let plan = try self.plan(page, folder)
    folder.carryOut(plan)
    let (base, problems) = folder.loaded
    #expect(problems.filter { $0.severity == .error }.map(\.problem) == [])
    for (pair, planned) in zip(try page.found.pairs, plan.entries) {
      let entry = try #require(base.entry(planned.id))
      let written = try #require(folder.files[planned.file])
      #expect(entry.title == pair.title && entry.steps == planned.steps)
      #expect(SavedPageTests.missing(pair.body.plain, in: written) == [], "\(pair.title)")
    }
  }

  /// Words of an answer that a file lacks. The marks of steps and the label of a note are told by their places.
  private static func missing(_ answer: String, in written: String) -> [Substring] {
    let words = Set(QuestionSigns.key(written).split(separator: " "))
    return QuestionSigns.key(answer).split(separator: " ").filter { word in
      !words.contains(word) && !["catatan", "nb"].contains(word) && word.count > 1
        && !word.allSatisfy(\.isNumber)
    }
  }

  @Test(arguments: SavedPage.all) func `a second import writes nothing`(_ page: SavedPage) throws {
    var folder = FolderInMemory()
    folder.carryOut(try plan(page, folder))
    let again = try plan(page, folder)
    #expect(again.writes == [])
    #expect(again.entries.allSatisfy { $0.status == .kept })
  }

  private func plan(_ page: SavedPage, _ folder: FolderInMemory) throws -> ImportPlan {
    try ImportPlanner.plan(
      [ImportedFile(name: page.name, bytes: page.bytes)], options: ImportOptions(today: FolderInMemory.day),
      folder: folder.folder)
  }
}
