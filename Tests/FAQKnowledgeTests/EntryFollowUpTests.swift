// 1. A section `Lanjutan: target` of an entry names a part, an item of one, a detail of the entry, what no source tells, or
//    another entry; every target is read back from its own name.
// 2. A heading without a target is unknown, and so is a target on any other heading.
// 3. An item that the entry lacks and an entry that is not there are errors at the heading, with the mend.
// 4. One question under two targets of an entry is an error; in two entries it may well stand.
// 5. A target that is still a draft is left out like every other reference; `OverlayTests` has one that a later folder
//    strikes.

@testable import FAQKnowledge
import Testing

struct EntryFollowUpTests {
  private static let parts: [FollowUp.Part] = [
    .summary, .steps, .attachments, .notes, .contacts, .phone, .email, .sources, .related, .stillFails,
  ]

  private static func entry(_ sections: String, id: String = "a") -> (entry: Entry, problems: [Diagnostic]) {
    let text = "# T\n\nJ.\n\n## Langkah\n1. satu\n2. dua\n\n## Rincian\n- waktu: 5 menit\n\n\(sections)\n"
    let (entry, problems) = EntryBuilder.build(document(text), id: id, category: "")
    return (entry, problems)
  }

  private static func base(_ entries: Entry...) -> KnowledgeBase {
    var base = KnowledgeBase()
    base.entries = entries
    return base
  }

  @Test(
    arguments: [
      ("Lanjutan: langkah 2", .item(.steps, 1)), ("lanjutan: Langkah", .part(.steps)),
      ("Follow-up: step 1", .entry("step 1")), ("Follow-up: steps 1", .item(.steps, 0)),
      ("Lanjutan: Waktu", .part(.detail("waktu"))), ("Lanjutan: biaya", .entry("biaya")),
      ("Lanjutan: tidak-disebut", .unsaid), ("Lanjutan: Tidak disebut", .unsaid),
      ("Follow-up: not said", .unsaid),
      ("Lanjutan: lupa-password", .entry("lupa-password")), ("Lanjutan: langkah 0", .entry("langkah 0")),
      ("Lanjutan: kontak 2", .entry("kontak 2")),
    ] as [(String, EntryFollowUp.Target)])
  func `a heading names a target`(heading: String, target: EntryFollowUp.Target) {
    let (entry, problems) = Self.entry("## \(heading)\n- apa saja\n- yang mana")
    #expect(problems.isEmpty)
    #expect(entry.followUps.map(\.target) == [target])
    #expect(entry.followUps.first?.wordings.map(\.value) == ["apa saja", "yang mana"])
  }

  @Test func `every target is read back from its name`() {
    let items = [FollowUp.Part.steps, .attachments, .notes].flatMap { part in
      (0..<12).map { EntryFollowUp.Target.item(part, $0) }
    }
    let all =
      Self.parts.map { .part($0) } + items + [
        .part(.detail("tanda tangan")), .unsaid, .entry("lupa-user-id"),
      ]
    for target in all {
      #expect(EntryFollowUp.Target(target.name, details: ["tanda tangan"]) == target)
    }
  }

  @Test(arguments: [
    ("Lanjutan", "lanjutan: langkah 1"), ("Follow-up", "follow-up: langkah 1"),
    ("Lanjutn: kontak", "lanjutan: langkah 1"),
    ("Langkah: 2", "langkah"), ("Pertanyaan: langkah 2", "pertanyaan"),
  ])
  func `a heading with a target too few or too many is unknown`(heading: String, mend: String) {
    let problems = Self.entry("## \(heading)\n- a").problems
    #expect(problems.map(\.problem) == [.shape(.unknownSection(heading, nearest: mend))])
  }

  @Test func `a target that is not there is an error at its heading`() {
    let entry = Self.entry("## Lanjutan: langkah 3\n- a\n\n## Lanjutan: lupa-pasword\n- b").entry
    let problems = References.check(Self.base(entry, Self.entry("", id: "lupa-password").entry))
    #expect(
      problems.filter { $0.location.line >= 12 }.map(\.problem) == [
        .content(.noSuchItem(number: 3, count: 2)),
        .content(.unknownReference(.entry, "lupa-pasword", nearest: "lupa-password")),
      ])
    #expect(problems.filter { $0.location.line >= 12 }.map(\.location.line) == [12, 15])
  }

  @Test func `one question has one target`() {
    let twice = Self.entry("## Lanjutan: langkah 1\n- Di mana?\n\n## Lanjutan: langkah 2\n- di mana").entry
    let once = Self.entry("## Lanjutan: langkah 1\n- di mana", id: "b").entry
    let problems = Duplicates.check(Self.base(twice, once))
    #expect(problems.map(\.location.line) == [16])
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func `a target that answers nothing is left out`() {
    var base = Self.base(
      Self.entry("## Lanjutan: b\n- dan b\n\n## Lanjutan: c\n- dan c").entry,
      Self.entry("", id: "c").entry)
    var draft = Self.entry("", id: "b").entry
    draft.isDraft = true
    base.drafts = [draft]
    #expect(Drafts.unlink(&base).map(\.problem) == [.content(.refersToDraft("b"))])
    #expect(base.entries[0].followUps.map(\.target) == [.entry("c")])
  }
}
