// 1. `impor.id.md` and `impor.en.md` hold the text of every key, and nothing else, with the same names in braces.
// 2. Import into knowledge in English writes English words of its own, and the day of a source is set again in a folder of
//    either language.

import Basics
import FAQKnowledge
import Testing

@testable import FAQImport

@Suite struct ImportTextsTests {
  @Test func `every text is written, and no other`() {
    let keys = Set(ImportWord.allCases.map(\.rawValue))
    for texts in ImportTexts.all {
      #expect(texts.texts.keys == keys)
      for word in ImportWord.allCases { #expect(!texts[word].isEmpty) }
    }
    for word in ImportWord.allCases {
      #expect(
        Set(ImportTexts.indonesian.texts.names(word)) == Set(ImportTexts.english.texts.names(word)), "\(word)"
      )
    }
  }

  private static func page(_ answer: String) -> String {
    "<h3>What is SPSE?</h3><p>\(answer) Call 021 2993 5577.</p><h3>Where is the office of the agency?</h3>"
  }

  @Test func `knowledge in English gets English words`() throws {
    var folder = FolderInMemory()
    folder.carryOut(try folder.plan(Self.page("An application.")) { $0.language = "en" })
    let all = folder.files.map { $0.key + "\n" + $0.value }.joined(separator: "\n")
    for word in [ImportWord.sourcesTitle, .contactsTitle, .unstated, .general, .proposal, .phone, .leftTitle]
    {
      #expect(all.contains(ImportTexts.english[word]), "\(word)")
      #expect(!all.contains(ImportTexts.indonesian[word]), "\(word)")
    }
    #expect(folder.files["general/_kategori.md"] == "# General\n")
    #expect(folder.loaded.problems.filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: ["id", "en"])
  func `the day of a source is set again`(language: String) throws {
    var folder = FolderInMemory()
    folder.carryOut(try folder.plan(Self.page("An application.")) { $0.language = language })
    let later = CivilDate(daysSince1970: FolderInMemory.day.daysSince1970 + 1)
    let plan = try folder.plan(Self.page("A program.")) { ($0.language, $0.today) = ("en", later) }
    folder.carryOut(plan)
    #expect(folder.files["sumber.md"]?.contains(later.text) == true)
  }
}
