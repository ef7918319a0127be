// 1. A check is a numbered list of questions with indented answers, under both headings, in entries and categories.
// 2. An answer leads to a question, an entry, a contact, or a closing sentence with contacts, after either arrow.
// 3. Labels and targets keep their places; an arrow within a quotation parts nothing.
// 4. What is neither question nor answer, and an answer that lacks a part, is an error at its place, with its mend.
// 5. Text goes on in indented lines; a number further to the right than the questions' is an answer's.

@testable import FAQKnowledge
import Testing

struct GuidedCheckBuilderTests {
  private func build(_ body: String, heading: String = "Pemeriksaan") -> (GuidedCheck?, [String]) {
    let text = "# T\n\n## \(heading)\n\(body)\n"
    let (entry, problems) = EntryBuilder.build(document(text), id: "t", category: "")
    return (entry.check, rendered(problems))
  }

  /// `line:column label → target`.
  private func told(_ check: GuidedCheck?) -> [String] {
    (check?.questions ?? []).flatMap { question in
      ["\(question.location.line):\(question.location.column) \(question.text)"]
        + question.answers.map { answer in
          "\(answer.location.line):\(answer.location.column) \(answer.label)"
            + " → \(answer.targetLocation.column) \(told(answer.target))"
        }
    }
  }

  private func told(_ target: GuidedCheck.Target) -> String {
    switch target {
    case .question(let number): "question \(number)"
    case .entry(let id): "entry \(id)"
    case .closing(let text, let contacts):
      (["say \(text)"] + contacts.map { "\($0.location.column) \($0.value)" }).joined(separator: " | ")
    }
  }

  @Test(arguments: ["Pemeriksaan", "PEMERIKSAAN", "Check"])
  func `a check is questions with answers`(heading: String) {
    let body = "1. Apa yang muncul?\n   - Pesan A → 2\n   - Lain -> lupa\n2. Di LPSE lain?\n   - Ya → lupa"
    let (check, problems) = build(body, heading: heading)
    #expect(problems.isEmpty)
    #expect(
      told(check) == [
        "4:4 Apa yang muncul?", "5:6 Pesan A → 18 question 1", "6:6 Lain → 14 entry lupa",
        "7:4 Di LPSE lain?", "8:6 Ya → 13 entry lupa",
      ])
  }

  @Test func `a category has one too`() {
    let text = "# A\n\n## Pemeriksaan\n1. Apa?\n   - Ya → a\n"
    let (category, problems) = ClarificationBuilder.category(document(text), id: "akun")
    #expect(problems.isEmpty)
    #expect(told(category.check) == ["4:4 Apa?", "5:6 Ya → 13 entry a"])
  }

  @Test(arguments: [
    ("- Ya → 12", "5:6 Ya → 13 question 11"), ("- Ya→a-b", "5:6 Ya → 11 entry a-b"),
    ("- Ya -> \"Selesai.\"", "5:6 Ya → 12 say Selesai."),
    ("- Ya → “Selesai.”", "5:6 Ya → 13 say Selesai."),
    ("- Ya → \"Lapor.\" → a, b", "5:6 Ya → 13 say Lapor. | 26 a | 29 b"),
    ("- Ya → \"Lapor.\" -> a", "5:6 Ya → 13 say Lapor. | 25 a"),
    ("- Ya → \"Tekan A → B.\" → a", "5:6 Ya → 13 say Tekan A → B. | 34 a"),
    ("- Ya → \"Pesan \"X\" itu.\" → a", "5:6 Ya → 13 say Pesan \"X\" itu. | 34 a"),
    ("- \"A -> B\" muncul → a", "5:6 \"A -> B\" muncul → 26 entry a"),
    ("- é → a", "5:6 é → 13 entry a"), ("- Ya → -3", "5:6 Ya → 13 entry -3"),
    ("- Ya → 99999999999999999999", "5:6 Ya → 13 entry 99999999999999999999"),
    ("1. Ya → a", "5:7 Ya → 14 entry a"), ("* Ya\n     saja → a", "5:6 Ya saja → 18 entry a"),
  ])
  func `an answer leads somewhere`(line: String, expected: String) {
    let (check, problems) = build("1. Apa?\n   \(line)")
    #expect(problems.isEmpty)
    #expect(told(check) == ["4:4 Apa?", expected])
  }

  @Test func `a question may go on in the next line`() {
    #expect(build("1. Apa\n   itu?\n   - Ya → a").0?.questions.map(\.text) == ["Apa itu?"])
  }

  @Test(arguments: [
    ("", "3:1: error: pemeriksaan tanpa pertanyaan", "menjorok di bawahnya"),
    ("- Ya → a\n1. Apa?", "4:3: error: jawaban \"Ya → a\" tidak berada di bawah pertanyaan", "di atasnya"),
    (
      "1. Apa?\n   - Ya", "5:6: error: jawaban \"Ya\" tidak punya tanda →",
      "tulis  - jawaban → nomor pertanyaan, id entri, id kontak, atau \"kalimat penutup\""
    ),
    ("1. Apa?\n   - Ya →", "5:12: error: tidak ada tujuan setelah tanda →", "id kontak"),
    ("1. Apa?\n   - → a", "5:6: error: \"→ a\" tidak punya jawaban di depan tanda →", "- jawaban → tujuan"),
    (
      "1. Apa?\n   - Ya → \"Selesai.", "5:13: error: kalimat penutup \"Selesai. tidak diakhiri tanda kutip",
      "tambahkan \""
    ),
    (
      "1. Apa?\n   - Ya → b → a", "5:13: error: \"b\" di antara dua tanda → bukan kalimat berkutip",
      "\"kalimat penutup\""
    ),
    ("2. Apa?\n   - Ya → a", "4:4: error: pertanyaan bernomor 2, seharusnya 1", "urutkan nomornya"),
    (
      "1. Apa?\n   - Ya → a\n3. Lalu?\n   - Ya → a", "6:4: error: pertanyaan bernomor 3, seharusnya 2",
      "urutkan nomornya"
    ),
    (
      "1. Apa?\n   - Ya → a\n\nBegitu saja.",
      "7:1: error: \"Begitu saja.\" bukan pertanyaan bernomor dan bukan jawaban", "1. Pertanyaan?"
    ),
  ])
  func `what is wrong is told with its place and mend`(body: String, expected: String, mend: String) throws {
    let problems = build(body).1
    #expect(firstLines(problems) == ["a.md:" + expected])
    #expect(try #require(problems.first).contains(mend))
  }

  @Test func `more questions than anybody answers are one error`() {
    let lines = (1...200).map { "\($0). Apa?\n   - Ya → a" }.joined(separator: "\n")
    let (check, problems) = build(lines)
    #expect(check?.questions.count == GuidedCheckBuilder.mostQuestions)
    #expect(firstLines(problems) == ["a.md:202:6: error: pemeriksaan lebih dari 99 pertanyaan"])
  }
}
