// 1. A choice is a label, an arrow in either writing, and the id of an entry, with the place of the id.
// 2. A category has a title, a question, choices and vague wordings, under headings in both languages.
// 3. A choice without an arrow, an unknown heading and a missing title are errors at their places.

@testable import FAQKnowledge
import Testing

struct ClarificationBuilderTests {
  @Test(arguments: [
    ("- Lupa → lupa-password", "Lupa", "lupa-password", 12),
    ("- Lupa -> lupa-password", "Lupa", "lupa-password", 11),
    ("- Lupa→lupa", "Lupa", "lupa", 10), ("-  \"é\"  →  b", "\"é\"", "b", 15),
    ("- a -> b → c", "a -> b", "c", 14),
  ])
  func `a choice is a label and an entry`(line: String, label: String, entry: String, column: Int) {
    let (category, problems) = ClarificationBuilder.category(
      document("# A\n## Pilihan\n\(line)\n"), id: "akun")
    let place = SourceLocation(path: "a.md", line: 3, column: column)
    #expect(category.clarification.choices == [.init(label: label, entry: entry, location: place)])
    #expect(problems.isEmpty)
  }

  @Test(arguments: [("Pilihan", "Pertanyaan"), ("Choices", "QUESTIONS")])
  func `a category is read in both languages`(choices: String, wordings: String) {
    let text = "# Masuk\n\nYang mana?\nCeritakan.\n\n## \(choices)\n- a → b\n\n## \(wordings)\n- gagal\n"
    let (category, problems) = ClarificationBuilder.category(document(text), id: "login")
    #expect(problems.isEmpty)
    #expect([category.id, category.title] == ["login", "Masuk"])
    #expect(category.clarification.question == "Yang mana? Ceritakan.")
    #expect(category.clarification.choices.map(\.entry) == ["b"])
    #expect(category.clarification.wordings.map(placed) == ["10:3 gagal"])
  }

  @Test(arguments: [
    (
      "# A\n## Pilihan\n- é lupa\n",
      "a.md:3:3: error: pilihan \"é lupa\" tidak punya tanda →\n  → tulis  - label → id-entri"
    ),
    (
      "# A\n## Plihan\n",
      "a.md:2:1: error: bagian \"Plihan\" tidak dikenal\n  → mungkin maksudnya \"pilihan\""
    ),
    ("Yang mana?\n", "a.md:1:1: error: judul tidak ada\n  → mulai isi dengan baris  # Judul entri"),
  ])
  func `what is wrong is an error at its place`(text: String, expected: String) {
    #expect(rendered(ClarificationBuilder.category(document(text), id: "akun").1) == [expected])
  }
}
