// 1. An answer out of a source names the source's year, or that it bears none, in the text that a user reads.
// 2. An entry whose sources are old, or bear no year, says so in its own words too, not only in the list of sources.
// 3. Where two sources disagree, the entry names both, and the short text says that they do.

import FAQConversation
import FAQKnowledge
import Testing

struct DatedSourcesTests {
  @Test(arguments: Shipped.base.entries.map(\.id))
  func `the answer dates its sources`(id: String) throws {
    let entry = try #require(Shipped.base.entry(id))
    let answer = Shipped.answer(id)
    for citation in entry.citations {
      let source = try #require(Shipped.base.source(citation.source))
      #expect(answer.contains(source.year.map(String.init) ?? Shipped.base.phrasebook[.undated]))
    }
  }

  @Test(arguments: Shipped.base.entries.map(\.id))
  func `the entry dates what is old`(id: String) throws {
    let entry = try #require(Shipped.base.entry(id))
    let text = folded(([entry.summary] + entry.notes).joined(separator: " "))
    for year in Set(entry.citations.compactMap { Shipped.base.source($0.source) }.map(\.year)) {
      if let year {
        #expect(text.contains(String(year)))
      } else {
        #expect(text.contains("tahun"))
        #expect(text.contains("pekanbaru"))
      }
    }
  }

  @Test(arguments: [
    Fact("lupa-password", "Sumber berbeda"), Fact("lupa-password", "Paser (2012"),
    Fact("lupa-password", "OKU Timur (2023)"), Fact("login-data-tidak-sinkron", "Sumber berbeda"),
    Fact("login-sebagian-lpse", "jalan lapornya berbeda antara kedua sumber"),
    Fact("login-javascript-error", "FAQ Pekanbaru (tanpa tahun) menempuh jalan lain"),
    Fact("permohonan-lkpp", "FAQ OKU Timur (2023) menyarankan melapor lewat LPSE Support"),
    Fact("kontak", "(021) 5020 5577 hanya di FAQ OKU Timur, sedangkan 147 hanya di FAQ Pekanbaru"),
  ])
  func `sources that disagree are both named`(fact: Fact) {
    #expect(fact.isTold)
    #expect(Shipped.answer(fact.entry).contains(Shipped.base.phrasebook[.sourcesDiffer]))
  }
}
