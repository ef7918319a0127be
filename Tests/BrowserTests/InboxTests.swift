// The desk's inbox in a browser, 360 pixels wide:
//
// 1. Thirty groups are worked off with one key each; "Belum terjawab" goes down to 0, and what was done stays done.
// 2. Before a wording is added or written as outside, it is shown what it moves; then it is in the file of its entry.
// 3. Nothing is wider than the page, and axe-core finds nothing on a group, nor on the pages that show what would move.

import Foundation
import JournalRecords
import Testing

extension BrowserSuite {
  @Suite struct InboxTests {
    private static let words = """
      zumba kelapa gitar menara kucing payung rendang sepeda kamera jendela bantal gelas wayang komodo lampion
      permadani kompas terompet delman kuali angklung durian layang perahu topeng gasing celengan kacang sarung bedug
      """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// A journal in which each word was asked, the first one most often.
    private func journal(in folder: OfficeFolder) throws -> String {
      var bytes: [UInt8] = []
      for (place, word) in Self.words.enumerated() {
        let record = QuestionRecord(
          time: JournalTime(milliseconds: 1_795_318_752_123), question: word, outcome: .fallback)
        for _ in 0..<(Self.words.count - place) { bytes += JournalRecord.question(record).line }
      }
      let path = folder.path + "/jurnal.jsonl"
      try Data(bytes).write(to: URL(filePath: path))
      return path
    }

    private static let title = "document.querySelector('#kelompok').textContent"

    @Test func `thirty groups by keyboard`() throws {
      let folder = try OfficeFolder()
      let desk = try RunningPandu(["edit", "--knowledge", folder.path, "--journal", try journal(in: folder)])
      try Browser.with(.phone) { browser in
        try browser.open(desk.address)
        try browser.wait(until: "document.querySelector('.entries')")
        try browser.open(desk.root + "kotak")
        #expect(Self.words.count == 30)
        for (place, word) in Self.words.enumerated() {
          try browser.wait(until: "document.querySelector('#kelompok')?.textContent === '\(word)'")
          let left = (1...(30 - place)).reduce(0, +)
          #expect(
            try browser.text("document.querySelector('#kemajuan').textContent")
              == "Belum terjawab: \(left) dari 465 pertanyaan")
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"))
          if place == 3 {
            try browser.run("document.querySelector('#f-entri').value = 'parkir'")
            try browser.type("t")
            try browser.wait(until: "document.querySelector('.moves')")
            #expect(!folder.read("umum/parkir.md").contains(word))
            try browser.type("t")
          } else if place % 2 == 0 {
            try browser.type("l")
            try browser.wait(until: "document.querySelector('[value=terbit-luar]')")
            #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"))
            try browser.type("l")
          } else {
            try browser.type("a")
          }
        }
        try browser.wait(until: "document.body.textContent.includes('Semua sudah beres')")
        #expect(folder.read("umum/parkir.md").contains("- \(Self.words[3])\n"))
        #expect(folder.read("basis.md").contains("- \(Self.words[0])\n"))
        try browser.reload()
        #expect(try browser.holds("document.body.textContent.includes('Semua sudah beres')"))
      }
    }

    @Test(
      .enabled(if: Chromium.isAxeWanted, "needs .build/axe.min.js, which .ci/run fetches"),
      arguments: [Browser.Look(), .dark, .phone, .darkPhone])
    func `axe finds nothing`(look: Browser.Look) throws {
      let folder = try OfficeFolder()
      let desk = try RunningPandu(["edit", "--knowledge", folder.path, "--journal", try journal(in: folder)])
      try Browser.with(look) { browser in
        try browser.open(desk.address)
        try browser.wait(until: "document.querySelector('.entries')")
        for (key, sign) in [("", "#kelompok"), ("t", ".moves"), ("l", "[value=terbit-luar]")] {
          try browser.open(desk.root + "kotak")
          if key == "t" { try browser.run("document.querySelector('#f-entri').value = 'parkir'") }
          if !key.isEmpty { try browser.type(key) }
          try browser.wait(until: "document.querySelector('\(sign)')")
          #expect(try browser.axeFaults() == "", "\(sign)")
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"), "\(sign)")
        }
      }
    }
  }
}
