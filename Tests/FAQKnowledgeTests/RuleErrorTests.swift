// 1. Each way to write a rule wrongly has its reason, at its byte.
// 2. A pattern within a rule reports at the byte of the rule, also behind escaped slashes.
// 3. The rendered text shows the rule, a caret under the wrong sign (counted in letters), and a hint.
// 4. In a file, the column counts bytes from the start of the line, also behind list marks and backticks.

@testable import FAQKnowledge
import Testing

struct RuleErrorTests {
  typealias Reason = RuleError.Reason

  static let bad: [(String, Reason, Int)] = [
    ("", .empty, 0), ("   ", .empty, 0),
    ("a &", .operandMissing, 3), ("a & & b", .operandMissing, 4), ("| a", .operandMissing, 0),
    ("a | ", .operandMissing, 4),
    ("()", .operandMissing, 1), ("!", .operandMissing, 1), ("a & !", .operandMissing, 5),
    ("(a & )", .operandMissing, 5),
    (")", .operandMissing, 0),
    ("(a", .parenthesisNotClosed, 0), ("a & (b | (c)", .parenthesisNotClosed, 4),
    ("((a)", .parenthesisNotClosed, 0),
    ("(a b)", .parenthesisNotClosed, 0),
    ("a)", .parenthesisNotOpened, 1), ("(a) & b)", .parenthesisNotOpened, 7),
    ("\"a", .quoteNotClosed, 0), ("a & \"b", .quoteNotClosed, 4), ("\"\"", .quoteNotClosed, 0),
    ("\"", .quoteNotClosed, 0),
    ("/a", .slashNotClosed, 0), ("a | /b\\/", .slashNotClosed, 4), ("//", .slashNotClosed, 0),
    ("/", .slashNotClosed, 0),
    ("/a\\", .slashNotClosed, 0),
    ("a b", .operatorMissing, 2), ("a \"b\"", .operatorMissing, 2), ("\"a\" b", .operatorMissing, 4),
    ("a !b", .operatorMissing, 2),
    ("(a) (b)", .operatorMissing, 4), ("é b", .operatorMissing, 3), ("and/or", .operatorMissing, 3),
    ("!a", .onlyNegation, 0), ("!a & !b", .onlyNegation, 0), ("a | !b", .onlyNegation, 0),
    ("!(a | b)", .onlyNegation, 0),
    ("/*/", .pattern(.nothingToRepeat), 1), ("a & /(b/", .pattern(.groupNotClosed), 5),
    ("/b)/", .pattern(.groupNotOpened), 2),
    ("é & /x[a/", .pattern(.setNotClosed), 7), ("/a{2,1}/", .pattern(.badRepeat), 2),
    ("/a\\q/", .pattern(.badEscape), 2),
    ("/a\\/b\\/(c/", .pattern(.groupNotClosed), 7),
    ("/(a{64}){9}/", .pattern(.tooLong), 1),
  ]

  @Test(arguments: bad)
  func `a bad rule says why and where`(text: String, reason: Reason, offset: Int) {
    #expect(throws: RuleError(reason: reason, offset: offset)) { try RuleParser.parse(text) }
  }

  @Test(arguments: [
    (
      "(login & masuk", "(login & masuk\n    ^", "kurung ini tidak ditutup", "tambahkan )"
    ),
    ("login)", "login)\n         ^", "kurung tutup tanpa kurung buka", "hapus ) atau tambahkan ("),
    (
      "a & | b", "a & | b\n        ^", "di sini seharusnya ada kata", "tulis kata, \"frasa\", /pola/ atau (…)"
    ),
    ("a & ", "a &\n       ^", "di sini seharusnya ada kata", "tulis kata, \"frasa\", /pola/ atau (…)"),
    ("a & \"b", "a & \"b\n        ^", "tanda kutip ini tidak ditutup atau kosong", "tambahkan \""),
    ("a & /b", "a & /b\n        ^", "garis miring ini tidak ditutup atau kosong", "tambahkan /"),
    (
      "lupa sandi", "lupa sandi\n         ^", "di antara dua kata harus ada & atau |",
      "tulis & (dan), | (atau), atau \"frasa\""
    ),
    (
      "\"é → é\" x", "\"é → é\" x\n            ^", "di antara dua kata harus ada & atau |",
      "tulis & (dan), | (atau), atau \"frasa\""
    ),
    (
      "!login", "!login\n    ^", "hanya berisi pengecualian, sehingga cocok dengan pertanyaan apa pun",
      "tambahkan kata yang harus ada"
    ),
    (
      "/a\\/(b/", "/a\\/(b/\n        ^", "pola ini tidak dapat dibaca di sini",
      "yang boleh: huruf, . [ ] * + ? {m,n} | ( ) \\d \\s \\w ^ $"
    ),
  ])
  func `the caret stands under the wrong sign`(text: String, shown: String, what: String, hint: String) throws
  {
    let file = document("# T\n## Aturan\n- \(text)\n")
    let problem = try #require(EntryBuilder.build(file, id: "t", category: "").1.first)
    let lines = DiagnosticRenderer(language: "id").render(problem)
    let place = problem.location
    #expect(lines == "a.md:3:\(place.column): error: aturan: \(what)\n    \(shown)\n  → \(hint)")
  }

  @Test(arguments: [
    ("- a b", "3:5"), ("  -   a b", "3:9"), ("12. a b", "3:7"), ("- `a b`", "3:6"),
    ("- é \"é\" & & b", "3:6"),
    ("- `é & (b`", "3:9"), ("- !a", "3:3"), ("-", "3:2"),
  ])
  func `the column of a rule counts bytes of its line`(line: String, place: String) {
    let problems = EntryBuilder.build(document("# T\n## Aturan\n\(line)\n"), id: "t", category: "").1
    #expect(problems.map { "\($0.location.line):\($0.location.column)" } == [place])
  }

  @Test func `an empty rule has no caret`() {
    let problems = EntryBuilder.build(document("# T\n## Aturan\n- \n"), id: "t", category: "").1
    #expect(rendered(problems) == ["a.md:3:2: error: aturan kosong\n  → hapus barisnya"])
  }

  @Test func `a bad rule does not take the others with it`() {
    let entry = EntryBuilder.build(document("# T\n## Aturan\n- a\n- (b\n- `c`\n"), id: "t", category: "").0
    #expect(entry.rules.map(\.value) == [.word("a"), .word("c")])
    #expect(entry.rules.map(\.location.column) == [3, 4])
  }

  @Test func `a rule may nest 63 deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try RuleParser.parse(nested(63)) == .word("a"))
    #expect(throws: RuleError(reason: .tooDeep, offset: 64)) { try RuleParser.parse(nested(64)) }
    let text = String(repeating: "!", count: 70) + "a"
    let problem = Diagnostic(
      .error, SourceLocation(path: "a.md", line: 1),
      .rule(.unreadable(text: text, RuleError(reason: .tooDeep, offset: 64))))
    #expect(
      DiagnosticRenderer(language: "id").render(problem)
        == "a.md:1:1: error: aturan: terlalu banyak kurung atau ! di dalam satu sama lain\n"
        + "    \(text)\n    \(String(repeating: " ", count: 64))^\n  → pecah menjadi beberapa aturan")
  }

  @Test(arguments: ["(", "!", "!(", "a&("])
  func `a rule nested without end is refused, not followed`(opening: String) {
    let deep = String(repeating: opening, count: 200_000) + "a"
    #expect(throws: RuleError.self) { try RuleParser.parse(deep) }
  }
}
