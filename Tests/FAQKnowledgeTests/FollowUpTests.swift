// 1. A section `Lanjutan: part` names a part that every entry has, in either language, or a detail of its own.
// 2. A line of `Rincian` is a name and a text; a line without a colon is an error at its place.
// 3. A detail that no `Lanjutan` asks for is an error, with the nearest that one does.

@testable import FAQKnowledge
import Testing

struct FollowUpTests {
  @Test(
    arguments: [
      ("Lanjutan: langkah", .steps), ("lanjutan: Lampiran", .attachments), ("Follow-up: phone", .phone),
      ("Lanjutan: masih gagal", .stillFails), ("Follow-up: still fails", .stillFails),
      ("Lanjutan: Tanda Tangan", .detail("tanda tangan")), ("Lanjutan: jawaban", .summary),
      ("Lanjutan: sumber", .sources), ("Lanjutan: email", .email), ("Lanjutan: kontak", .contacts),
      ("Lanjutan: catatan", .notes),
    ] as [(String, FollowUp.Part)])
  func `a heading names a part`(heading: String, part: FollowUp.Part) {
    let text = "# P\n\n## \(heading)\nIni:\n- apa saja\n- yang mana\n"
    let (base, problems) = BasisBuilder.build(document(text), into: KnowledgeBase())
    #expect(problems.isEmpty)
    #expect(base.followUps.map(\.part) == [part])
    #expect(base.followUps.first?.lead == "Ini:")
    #expect(base.followUps.first?.wordings.map(\.value) == ["apa saja", "yang mana"])
  }

  @Test func `details are read`() {
    let text =
      "# T\n\nJ.\n\n## Rincian\n- Tanda tangan: direktur: sendiri\n- waktu: 5 menit\n- tanpa titik dua\n"
    let (entry, problems) = EntryBuilder.build(document(text), id: "a", category: "")
    #expect(entry.details.map(\.name) == ["tanda tangan", "waktu"])
    #expect(entry.details.map(\.text) == ["direktur: sendiri", "5 menit"])
    #expect(problems.map(\.location.line) == [8])
  }

  @Test func `a detail that nobody asks for is an error`() {
    var base = KnowledgeBase()
    let place = SourceLocation(path: "a.md", line: 6, column: 3)
    base.followUps = [
      FollowUp(
        part: .detail("waktu"), lead: "", wordings: [], location: SourceLocation(path: "basis.md", line: 1))
    ]
    var entry = Entry(id: "a", category: "", title: "A", location: place)
    entry.details = [
      Detail(name: "waktu", text: "x", location: place), Detail(name: "wakt", text: "x", location: place),
    ]
    base.entries = [entry]
    let problems = References.check(base)
    #expect(
      problems == [Diagnostic(.error, place, .content(.unknownReference(.detail, "wakt", nearest: "waktu")))])
  }
}
