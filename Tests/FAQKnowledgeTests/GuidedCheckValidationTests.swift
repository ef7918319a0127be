// 1. A check whose every path ends, and whose every question can be reached, has no problem.
// 2. A question without answers, an answer twice, a target that is not there, a circle, and a question that no answer
//    leads to are errors at their places, each with its mend.
// 3. Each circle is told once, at the answer that closes it.
// 4. An id that is no entry but a contact is one; checks of categories are looked at, too.

import FAQKnowledge
import Testing

struct GuidedCheckValidationTests {
  private func folder(_ check: String) throws -> TemporaryFolder {
    try TemporaryFolder(
      directories.merging([
        "akun/lupa.md": entryText("L", wording: "lupa", extra: "## Pemeriksaan\n" + check),
        "akun/lain.md": entryText("M", wording: "lain"),
      ]) { $1 })
  }

  @Test(arguments: [
    "1. Apa?\n   - Ya → lain",
    "1. Apa?\n   - Ya → 2\n   - Tidak → 3\n2. Dan?\n   - Ya → 3\n   - Tidak → pusat\n3. Lalu?\n   - Ya → lupa",
    "1. Apa?\n   - Ya → \"Selesai.\"\n   - Tidak → \"Lapor.\" → pusat",
  ])
  func `a check that ends has no problem`(text: String) throws {
    #expect(try check(folder(text)) == [])
  }

  @Test(arguments: [
    (
      "1. Apa?\n   - Ya → 2\n2. Dan?", "14:4: error: pertanyaan 2 tidak punya jawaban",
      "tambahkan di bawahnya, menjorok:  - jawaban → tujuan"
    ),
    (
      "1. Apa?\n   - Ya → lain\n   - YA! → lupa",
      "14:6: error: jawaban \"YA!\" ditulis dua kali; yang pertama di akun/lupa.md:13:6",
      "bedakan kalimatnya, atau hapus salah satunya"
    ),
    (
      "1. Apa?\n   - Ya → laim", "13:13: error: tujuan \"laim\" bukan entri maupun kontak",
      "mungkin maksudnya \"lain\""
    ),
    (
      "1. Apa?\n   - Ya → puzat", "13:13: error: tujuan \"puzat\" bukan entri maupun kontak",
      "mungkin maksudnya \"pusat\""
    ),
    (
      "1. Apa?\n   - Ya → Selesai sudah semuanya",
      "13:13: error: tujuan \"Selesai sudah semuanya\" bukan entri maupun kontak",
      "periksa ejaannya; kalimat penutup diapit tanda kutip"
    ),
    (
      "1. Apa?\n   - Ya → \"Lapor.\" → pusat, pusad", "13:33: error: kontak \"pusad\" tidak ada",
      "mungkin maksudnya \"pusat\""
    ),
    (
      "1. Apa?\n   - Ya → 4", "13:13: error: pertanyaan 4 tidak ada",
      "pilih nomor 1 sampai 1, atau tambahkan pertanyaannya"
    ),
    (
      "1. Apa?\n   - Ya → 0", "13:13: error: pertanyaan 0 tidak ada",
      "pilih nomor 1 sampai 1, atau tambahkan pertanyaannya"
    ),
    (
      "1. Apa?\n   - Ya → 1", "13:13: error: pemeriksaan ini berputar: pertanyaan 1 → 1",
      "arahkan jawaban ini ke entri, kontak, atau \"kalimat penutup\" agar ada akhirnya"
    ),
    (
      "1. Apa?\n   - Ya → 2\n2. Dan?\n   - Ya → 3\n   - Tidak → lain\n3. Lalu?\n   - Ya → 2",
      "18:13: error: pemeriksaan ini berputar: pertanyaan 2 → 3 → 2",
      "arahkan jawaban ini ke entri, kontak, atau \"kalimat penutup\" agar ada akhirnya"
    ),
    (
      "1. Apa?\n   - Ya → lain\n2. Dan?\n   - Ya → lain",
      "14:4: error: tidak ada jalan dari pertanyaan 1 ke pertanyaan 2",
      "arahkan sebuah jawaban ke → 2, atau hapus pertanyaan ini"
    ),
  ])
  func `what is wrong is told with its place and mend`(text: String, what: String, mend: String) throws {
    #expect(try check(folder(text)) == ["akun/lupa.md:\(what)\n  → \(mend)"])
  }

  @Test func `each circle is told once`() throws {
    let text = "1. A?\n   - Ya → 2\n   - Tidak → 3\n2. B?\n   - Ya → 3\n   - Tidak → 1\n3. C?\n   - Ya → 2"
    #expect(
      try firstLines(check(folder(text))) == [
        "akun/lupa.md:17:16: error: pemeriksaan ini berputar: pertanyaan 1 → 2 → 1",
        "akun/lupa.md:19:13: error: pemeriksaan ini berputar: pertanyaan 2 → 3 → 2",
      ])
  }

  @Test func `questions out of reach in a circle are told both ways`() throws {
    let text = "1. A?\n   - Ya → lain\n2. B?\n   - Ya → 3\n3. C?\n   - Ya → 2"
    #expect(
      try firstLines(check(folder(text))) == [
        "akun/lupa.md:14:4: error: tidak ada jalan dari pertanyaan 1 ke pertanyaan 2",
        "akun/lupa.md:16:4: error: tidak ada jalan dari pertanyaan 1 ke pertanyaan 3",
        "akun/lupa.md:17:13: error: pemeriksaan ini berputar: pertanyaan 2 → 3 → 2",
      ])
  }

  @Test func `an id that is a contact ends a path`() throws {
    let folder = try folder("1. Apa?\n   - Ya → pusat\n   - Tidak → lain")
    let base = KnowledgeLoader.load(folder.path).base
    let check = try #require(base.check(.entry("lupa")))
    let targets = check.questions[0].answers.map(\.target)
    guard case .closing("", let contacts) = targets[0] else { return #expect(Bool(false)) }
    #expect(contacts.map(\.value) == ["pusat"])
    #expect(targets[1] == .entry("lain"))
  }

  @Test func `the check of a category is looked at`() throws {
    let folder = try TemporaryFolder(
      directories.merging([
        "akun/_kategori.md": "# Akun\n\nApa?\n\n## Pemeriksaan\n1. Apa?\n   - Ya → 1\n",
        "akun/lain.md": entryText("M", wording: "lain"),
      ]) { $1 })
    #expect(
      firstLines(check(folder)) == [
        "akun/_kategori.md:7:13: error: pemeriksaan ini berputar: pertanyaan 1 → 1"
      ])
    #expect(KnowledgeLoader.load(folder.path).base.check(.category("akun"))?.questions.count == 1)
  }
}
