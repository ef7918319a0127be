// 1. A page of 1 MB holds all of its questions. That twice the page takes about twice the steps, `Tests/Figures/import-steps`
//    holds, which counts them.
// 2. Elements and lists nested without end, tags and comments never closed, end at their bounds and lose no text.
// 3. What is larger than the bound, and a broken document, are refused.
// 4. Any bytes can be a page, a table, a text or a document: beginnings and mixtures of the saved pages never trap.
// 5. A table that has no rows, because all its lines are rules, is nothing.

import Testing
import TestSupport

@testable import FAQImport

@Suite struct BoundTests {
  private static func page(_ count: Int) -> [UInt8] {
    let answer = String(repeating: "Jawaban panjang yang menjelaskan satu hal dengan tenang. ", count: 18)
    let pairs = (1...count).map {
      "<h3>\($0). Bagaimana cara ke-\($0)?</h3><p>\(answer)</p><ol><li>satu<li>dua</ol>"
    }
    return Array(("<html><body><h2>Umum</h2>" + pairs.joined(separator: "\n") + "</body></html>").utf8)
  }

  @Test func `a page of 1 MB holds all of its questions`() throws {
    let page = BoundTests.page(1_000)
    #expect(page.count > 1_000_000)
    let found = PairFinder.find(try SourceReader.read(page, name: "besar.html"))
    #expect(found.pairs.count == 1_000)
    #expect(found.pairs.allSatisfy { AnswerShape($0.body).steps.count == 2 })
  }

  private static let nested: [(String, String)] = [
    ("elements", String(repeating: "<div><b>", count: 2_000) + "<h3>Apa?</h3><p>Isi.</p>"),
    ("lists", String(repeating: "<ul><li>", count: 2_000) + "teks"),
    ("comments", String(repeating: "<!-- ", count: 4_000) + "<h3>Apa?</h3><p>Isi.</p>"),
    ("quotes", String(repeating: "<a href=\"", count: 4_000)),
    ("ends", String(repeating: "</div></b>", count: 4_000) + "<h3>Apa?</h3><p>Isi.</p>"),
    ("scripts", String(repeating: "<script>", count: 2_000)),
    ("ampersands", String(repeating: "&amp", count: 4_000)),
    ("brackets", String(repeating: "[", count: 4_000)),
    ("bold", String(repeating: "**a ", count: 2_000)),
    ("details", String(repeating: "<details><summary>Apa?</summary>", count: 1_000)),
  ]

  @Test(arguments: nested) func `nothing nests without end`(_ name: String, _ text: String) throws {
    for ending in ["html", "md", "txt", "csv"] {
      _ = PairFinder.find(try SourceReader.read(Array(text.utf8), name: "x." + ending))
    }
  }

  @Test(arguments: ["x.md", "x.txt"]) func `a table of nothing but rules is nothing`(_ name: String) throws {
    let page = "T: Apa LPSE?\nJ: Unit layanan.\n\n||||\n|---|---|\n"
    let pairs = PairFinder.find(try SourceReader.read(Array(page.utf8), name: name)).pairs
    #expect(pairs.map { MarkdownWriter.text($0.body) } == ["Unit layanan."])
  }

  @Test func `no question is without words`() throws {
    let page = "<dl><dt transfer><dd>Layanan pengadaan.<dt>Apa LPSE?<dd>Unit layanan.</dl>"
    let found = PairFinder.find(try SourceReader.read(Array(page.utf8), name: "x.html"))
    #expect(found.pairs.allSatisfy { !$0.title.isEmpty } && found.pairs.map(\.title).contains("Apa LPSE?"))
  }

  @Test func `what is too large or broken is refused`() throws {
    let large = [UInt8](repeating: UInt8(ascii: "a"), count: ImportLimits.input + 1)
    #expect(throws: SourceReader.Failure.tooLarge(limit: ImportLimits.input)) {
      try SourceReader.read(large, name: "a.txt")
    }
    #expect(throws: SourceReader.Failure.notADocument) {
      try SourceReader.read(Array("PK\u{03}\u{04}".utf8), name: "a")
    }
    #expect(throws: SourceReader.Failure.notADocument) { try SourceReader.read([1, 2, 3], name: "a.docx") }
  }

  @Test(arguments: SavedPage.all) func `any bytes can be imported`(_ page: SavedPage) {
    var random = SeededRandom(seed: UInt64(page.bytes.count))
    for _ in 0..<6 {
      var bytes = Array(page.bytes.prefix(random.below(page.bytes.count) + 1))
      for _ in 0..<8 where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if let document = try? SourceReader.read(bytes, name: page.name) {
        for pair in PairFinder.find(document).pairs { _ = AnswerShape(pair.body) }
      }
    }
  }
}
