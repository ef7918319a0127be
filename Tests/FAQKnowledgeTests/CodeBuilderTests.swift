// 1. A line names codes, words besides, what they mean, and perhaps an entry.
// 2. What is wrong is an error at its place, with the mend.
// 3. An entry that does not exist is an error of the folder.

@testable import FAQKnowledge
import Testing

struct CodeBuilderTests {
  private func build(_ line: String) -> (meanings: [CodeMeaning], problems: [String]) {
    let (meanings, problems) = CodeBuilder.build(document("# Kode\n## A\n\(line)\n"))
    return (meanings, rendered(problems))
  }

  @Test(
    arguments: [
      ("- 554: gagal → a", ["554//"], "gagal", "a"),
      ("- 5.1.1: tidak ada -> a-b", ["/5.1.1/"], "tidak ada", "a-b"),
      ("- 550 5.7.1, 550-5.7.2: spam: ya", ["550/5.7.1/", "550/5.7.2/"], "spam: ya", nil),
      ("- 4.4.x, 45x: nanti", ["/4.4.x/", "45x//"], "nanti", nil),
      ("- 550 \"User: a, b\", 554: kata → e", ["550//user: a, b", "554//"], "kata", "e"),
    ] as [(String, [String], String, String?)])
  func `a line is read`(line: String, signs: [String], meaning: String, entry: String?) {
    let (meanings, problems) = build(line)
    #expect(problems.isEmpty)
    #expect(meanings.count == 1)
    #expect(
      meanings.first?.signs.map {
        "\($0.value.reply)/\($0.value.enhanced.joined(separator: "."))/\($0.value.words)"
      } == signs)
    #expect(meanings.first?.meaning == meaning)
    #expect(meanings.first?.entry?.value == entry)
  }

  @Test(arguments: [
    ("- 554", "a.md:3:3: error: \"554\" bukan baris kode"),
    ("- 554: → a", "a.md:3:3: error: \"554: → a\" bukan baris kode"),
    ("- 55: x", "a.md:3:3: error: \"55\" bukan kode log email"),
    ("- 554, 5.1: x", "a.md:3:8: error: \"5.1\" bukan kode log email"),
    ("- 354: x", "a.md:3:3: error: \"354\" bukan kode log email"),
    ("- \"user unknown\": x", "a.md:3:3: error: \"\"user unknown\"\" bukan kode log email"),
    ("- 554 550: x", "a.md:3:3: error: \"554 550\" bukan kode log email"),
    ("- lima: x", "a.md:3:3: error: \"lima\" bukan kode log email"),
    ("- 554: x\n- 550, 554: y", "a.md:4:8: error: kode ini sudah ada di a.md:3:3"),
  ])
  func `what is wrong is told`(line: String, problem: String) {
    #expect(firstLines(build(line).problems) == [problem])
  }

  @Test func `an entry must exist`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in directories { try folder.write(name, text) }
    try folder.write("akun/lupa.md", entryText("Lupa", wording: "lupa"))
    try folder.write("kode.md", "# Kode\n\n## A\n- 554: gagal → lup\n- 550: lain → lupa\n")
    #expect(check(folder) == ["kode.md:4:18: error: entri \"lup\" tidak ada\n  → mungkin maksudnya \"lupa\""])
  }
}
