// 1. A group that was asked often enough makes a draft; a smaller one makes none.
// 2. The knowledge's reader takes the file without a word about its form, as a draft, which answers nothing.
// 3. Wordings are whole, without masks, each once; what they hold cannot break the file.
// 4. No two drafts have one name, and none has one that is taken.
// 5. A finished draft is an entry without an error: its answer is written, and its status is gone.

import JournalRecords
import Testing

@testable import FAQKnowledge
@testable import FAQReport

@Suite struct DraftTests {
  private func drafts(_ questions: [String], times: Int = 5, least: Int = 5) -> [Draft] {
    let lines = questions.flatMap { text in Array(repeating: Journal.question(text, .fallback), count: times)
    }
    return Draft.drafts(
      Journal.report(lines), base: TestKnowledge.small.base, least: least,
      taken: ["lupa-password"])
  }

  private func build(_ draft: Draft) -> (entry: Entry, problems: [Diagnostic]) {
    let (document, problems) = MarkdownReader.read(draft.text, path: "draf/\(draft.id).md")
    let (entry, more) = EntryBuilder.build(document, id: draft.id, category: "draf")
    return (entry, problems + more)
  }

  @Test func `large groups only`() {
    #expect(drafts(["printer rusak"], times: 4).isEmpty)
    #expect(drafts(["printer rusak"], times: 5).map(\.id) == ["printer-rusak"])
    #expect(drafts(["printer rusak"], times: 2, least: 2).count == 1)
  }

  @Test func `the file as it is`() throws {
    #expect(
      drafts(["printer kantor rusak", "printer kantor rusak min"]).map(\.text) == [
        """
        ---
        status: draf
        ---
        # Printer kantor rusak

        <!-- Draf dari jurnal 22 Nov 2026 10.39 – 22 Nov 2026 10.39 WIB, 1 hari: ditanyakan 10 kali, belum terjawab. -->
        <!-- Belum selesai: tulis jawabannya di sini dalam satu sampai tiga kalimat, tambahkan sumber dan kontak, lalu hapus kedua baris ini dan baris status di atas. -->

        ## Pertanyaan
        - printer kantor rusak
        - printer kantor rusak min

        """
      ])
  }

  @Test(arguments: [
    "printer rusak", "- # ## judul", "--- ``` <!-- x -->", "a: b -->", "| a | b |", "1. satu", "> kutip",
    "{{isian}} é 中",
    "---", "```", "-- --", "[x](y) *** **tebal**",
  ])
  func `the reader takes it`(question: String) throws {
    let draft = try #require(drafts([question]).first)
    let (entry, problems) = build(draft)
    #expect(problems == [])
    #expect(entry.isDraft && entry.summary.isEmpty && entry.steps.isEmpty)
    #expect(entry.wordings.map(\.value) == [Wording(question).text])
  }

  @Test func `masks are no words`() {
    let draft = drafts(["npwp saya 01*** ditolak sistem", "npwp saya *** ditolak sistem"])
    #expect(draft.map(\.id) == ["npwp-saya-ditolak-sistem"])
    #expect(draft.allSatisfy { !$0.text.contains("*") })
    #expect(draft.flatMap { build($0).entry.wordings.map(\.value) } == ["npwp saya ditolak sistem"])
  }

  @Test func `a beginning is no wording`() {
    let story = (0..<60).map { "kata\($0)x" }.joined(separator: " ")
    #expect(drafts([story]).isEmpty)
  }

  @Test func `names`() throws {
    let ids = drafts(["lupa password", "???", "!!!", "中文 问题"]).map(\.id).sorted()
    #expect(ids == ["draf", "draf-2", "draf-3", "lupa-password-2"])
    let long = drafts([String(repeating: "panjang sekali ", count: 9)]).map(\.id)
    #expect(long == ["panjang-sekali-panjang-sekali-panjang-sekali-panjang-sekali"])
  }

  @Test func `a finished draft is an entry`() throws {
    var draft = try #require(drafts(["printer rusak"]).first)
    draft.text = draft.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "status: draf" }.map {
        $0.hasPrefix("<!-- Belum selesai") ? "Hubungi bagian umum." : String($0)
      }.joined(separator: "\n")
    var base = TestKnowledge.small.base
    base.entries = [build(draft).entry]
    #expect(!base.entries[0].isDraft)
    #expect(Validation.run(base).filter { $0.severity == .error }.isEmpty)
  }
}
