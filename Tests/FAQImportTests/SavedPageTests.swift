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
      let pair = try #require(found.pairs.first { $0.title == wanted.title })
      let shape = AnswerShape(pair.body)
      #expect(shape.steps.count == wanted.steps, "\(wanted.title): \(shape.steps)")
      #expect(
        wanted.phrase.isEmpty || shape.summary.contains(wanted.phrase), "\(wanted.title): \(shape.summary)")
    }
    for question in page.unanswered { #expect(found.unanswered.map(\.text).contains(question)) }
    #expect(found.unanswered.count == page.unanswered.count)
  }

  @Test(arguments: SavedPage.all) func `the import loads and keeps every word`(_ page: SavedPage) throws {
    var folder = FolderInMemory()
    let plan = try self.plan(page, folder)
    folder.carryOut(plan)
    let (base, problems) = folder.loaded
    #expect(problems.filter { $0.severity == .error }.map(\.problem) == [])
    for pair in try page.found.pairs {
      let entry = try #require(base.entries.first { $0.title == pair.title })
      let written = try #require(folder.files["\(entry.category)/\(entry.id).md"])
      let words = Set(QuestionSigns.key(written).split(separator: " "))
      // The number of a step and the label of a note are told by their places.
      let missing = pair.body.plain.split(separator: "\n").flatMap { line in
        QuestionSigns.key(line.drop { $0.isNumber || $0.isSymbol } + "").split(separator: " ")
      }.filter {
        !words.contains($0) && !["catatan", "a", "b", "c"].contains($0) && !$0.allSatisfy(\.isNumber)
      }
      #expect(missing == [], "\(pair.title)")
      #expect(entry.steps == AnswerShape(pair.body).steps)
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
