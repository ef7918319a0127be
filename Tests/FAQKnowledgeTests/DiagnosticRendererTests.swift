// 1. A place is path:line:column, or the path alone for a file as a whole.
// 2. The problems that only matching finds have their words too.
// 3. No problem is without words and without a hint: there is an example of every case, or a test fails.
// 4. Whatever a file is called and whatever stands in it, what is printed has no character that acts, and no line more
//    than it has of a harmless name.

import Glibc
import Testing

@testable import FAQKnowledge

struct DiagnosticRendererTests {
  static let place = SourceLocation(path: "a.md", line: 3, column: 5)

  @Test func `a place is path, line and column`() {
    #expect(DiagnosticRenderer.place(DiagnosticRendererTests.place) == "a.md:3:5")
    #expect(DiagnosticRenderer.place(SourceLocation(path: "a b.md")) == "a b.md")
  }

  @Test func `places sort by path, line and column`() {
    let sorted = [
      SourceLocation(path: "a"), SourceLocation(path: "a", line: 2, column: 9),
      SourceLocation(path: "a", line: 10, column: 1),
      SourceLocation(path: "a", line: 10, column: 2), SourceLocation(path: "b"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test(
    arguments: [
      (
        .wordingMisses("lupa", owner: "a", reached: nil),
        "pertanyaan \"lupa\" tidak sampai ke entri a\n  → perjelas kalimatnya, atau tambahkan beberapa pertanyaan sejenis di entri a"
      ),
      (
        .wordingMisses("lupa", owner: "a", reached: "b"),
        "pertanyaan \"lupa\" tidak sampai ke entri a, melainkan ke b\n"
          + "  → perjelas kalimatnya, atau tambahkan beberapa pertanyaan sejenis di entri a"
      ),
      (
        .counterexampleHits("lupa", owner: "a"),
        "kalimat \"lupa\" di bagian Bukan malah dijawab dengan entri a\n"
          + "  → tulis kalimat itu sebagai Pertanyaan di entri yang benar, atau periksa Aturan entri a"
      ),
      (
        .tooManyFiles(limit: 7),
        "lebih dari 7 berkas\n  → pastikan folder yang disebut memang folder pengetahuan"
      ),
      (
        .unreadable(.system(EACCES)),
        "tidak dapat dibaca: Permission denied\n  → periksa izin berkas atau tautannya"
      ),
      (
        .unreadable(.system(ENOENT)),
        "tidak dapat dibaca: No such file or directory\n  → periksa ke mana tautannya menuju"
      ),
      (
        .unreadable(.system(EMFILE)),
        "tidak dapat dibaca: Too many open files\n"
          + "  → ini kekurangan di sistem, bukan di berkasnya; coba lagi sebentar lagi"
      ),
      (
        .unreadable(.wouldWait),
        "membacanya akan menunggu tanpa akhir\n"
          + "  → ganti dengan berkas .md biasa, atau dengan tautan ke berkas biasa"
      ),
      (
        .notALink(.web, "data:x"),
        "\"data:x\" bukan alamat web\n  → tulis misalnya  https://lpse.example.go.id  (hanya http dan https)"
      ),
    ] as [(Problem, String)])
  func `problems have their words`(problem: Problem, words: String) {
    #expect(
      DiagnosticRenderer.render(Diagnostic(.error, DiagnosticRendererTests.place, problem))
        == "a.md:3:5: error: \(words)")
  }

  static let all: [Problem] = plain + checks.map(Problem.check) + rules.map { .rule(text: "a & b", $0) }

  static let plain: [Problem] = [
    .folderMissing, .notAFolder, .noEntries, .unreadable(.system(EIO)), .unreadable(.notPlain),
    .unreadable(.madeByKernel), .unreadable(.tooLarge(limit: 9)), .tooManyKeys(limit: 9),
    .notALink(.email, "x"), .notALink(.phone, "x"), .notALink(.office, "x"),
    .patternsTooLarge(states: 9, limit: 8), .tooLarge(bytes: 1, limit: 1),
    .tooManyFiles(limit: 1),
    .folderTooDeep, .notUTF8(offset: 0), .badID("x"), .notKeyValue("x"), .frontMatterNotClosed,
    .fenceNotClosed,
    .unknownKey("x", nearest: nil), .duplicateKey("x", first: place), .keyOutsideBasis("x"),
    .unknownPlace("x", of: "y", known: []), .unknownPlace("x", of: "y", known: ["z"]), .noTitle,
    .secondTitle(first: place),
    .unknownSection("x", nearest: "y"), .duplicateSection("x", first: place), .missingField("x", of: "y"),
    .badNumber("x"),
    .unknownKind("x", nearest: nil), .notAChoice("x"), .notASynonym("x"), .unknownPhrase("x", nearest: nil),
    .noAnswer,
    .noWordings, .noSource, .noContact, .noCategoryFile("x"), .duplicateID("x", first: place),
    .unknownReference(.contact, "x", nearest: nil), .duplicateWording("x", first: place, owner: "y"),
    .duplicateVariant("x", of: "y", first: "z"), .placeholderWithoutField("x"), .fieldWithoutPlaceholder("x"),
    .letterWithoutFields, .unknownFieldRule("x", nearest: nil), .unknownFieldRule("x", nearest: "y"),
    .tooManyFields(limit: 9), .letterWithoutRecipient, .notACodeMeaning("x"), .badMailCode("x"),
    .duplicateCode(first: place), .wordingMisses("x", owner: "y", reached: nil),
    .counterexampleHits("x", owner: "y"),
  ]

  static let checks: [CheckProblem] = [
    .noQuestions, .tooManyQuestions(limit: 9), .wrongNumber(3, expected: 2), .strayText("x"),
    .answerWithoutQuestion("x"), .answerWithoutTarget("x"), .answerWithoutTarget(""),
    .answerWithoutLabel("x"), .sentenceNotClosed("x"), .sentenceNotQuoted("x"), .noAnswers(1),
    .sameLabel("x", first: place),
    .unknownQuestion(9, last: 2), .unknownTarget("x", nearest: nil), .unknownTarget("x", nearest: "y"),
    .loop([1, 2, 1]), .unreachable(2),
  ]

  static let rules: [RuleError] = [
    .empty, .operandMissing, .parenthesisNotClosed, .parenthesisNotOpened, .quoteNotClosed, .slashNotClosed,
    .operatorMissing, .onlyNegation, .tooDeep,
  ].map { RuleError(reason: $0, offset: 2) }

  @Test func `every case has an example`() {
    #expect(Set(Self.all.map(ProblemKind.init)) == Set(ProblemKind.allCases))
    #expect(Set(Self.checks.map(CheckProblemKind.init)) == Set(CheckProblemKind.allCases))
  }

  @Test(arguments: all)
  func `no problem is without words and hint`(problem: Problem) {
    let text = DiagnosticRenderer.render(Diagnostic(.warning, DiagnosticRendererTests.place, problem))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A rule stands in between, with a caret below.
    let isRule = if case .rule = problem { true } else { false }
    #expect(lines.count == 2 || (isRule && lines.count == 4))
    #expect(lines.first?.hasPrefix("a.md:3:5: warning: ") == true)
    #expect(lines.first.map { $0.count > 25 } == true)
    #expect(lines.last.map { $0.hasPrefix("  → ") && $0.count > 8 } == true)
  }

  /// What could clear a screen, set a title, begin a line of its own and turn the direction of writing.
  private static let hostile =
    "x\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}1m\n/etc/passwd:1:1: error: y\r\u{202E}\u{2028}z"

  private static let named: [@Sendable (String, String) -> Problem] = [
    { .badID($0 + $1) }, { .notKeyValue($0 + $1) }, { .unknownKey($0, nearest: $1) },
    { .duplicateKey($0 + $1, first: place) }, { .unknownSection($0, nearest: $1) },
    { .duplicateSection($0 + $1, first: place) }, { .missingField($0, of: $1) }, { .badNumber($0 + $1) },
    { .unknownKind($0, nearest: $1) }, { .notALink(.web, $0 + $1) }, { .notAChoice($0 + $1) },
    { .notASynonym($0 + $1) }, { .unknownPhrase($0, nearest: $1) }, { .notACodeMeaning($0 + $1) },
    { .badMailCode($0 + $1) }, { .noCategoryFile($0 + $1) }, { .duplicateID($0 + $1, first: place) },
    { .unknownReference(.contact, $0, nearest: $1) }, { .duplicateWording($0, first: place, owner: $1) },
    { .duplicateVariant($0, of: $1, first: $0) }, { .placeholderWithoutField($0 + $1) },
    { .fieldWithoutPlaceholder($0 + $1) }, { .unknownFieldRule($0, nearest: $1) },
    { .wordingMisses($0, owner: $1, reached: $0) }, { .counterexampleHits($0, owner: $1) },
    { .rule(text: $0 + $1, RuleError(reason: .operatorMissing, offset: 3)) },
    { .check(.strayText($0 + $1)) }, { .check(.answerWithoutQuestion($0 + $1)) },
    { .check(.answerWithoutTarget($0 + $1)) }, { .check(.answerWithoutLabel($0 + $1)) },
    { .check(.sentenceNotClosed($0 + $1)) }, { .check(.sentenceNotQuoted($0 + $1)) },
    { .check(.sameLabel($0 + $1, first: SourceLocation(path: $0, line: 1))) },
    { .check(.unknownTarget($0, nearest: $1)) },
    { .duplicateCode(first: SourceLocation(path: $0 + $1, line: 1)) },
    { .secondTitle(first: SourceLocation(path: $0 + $1, line: 1)) },
  ]

  @Test(arguments: named.indices) func `no name acts`(index: Int) {
    func lines(_ name: String) -> [Substring] {
      let problem = DiagnosticRendererTests.named[index](name, name)
      let place = SourceLocation(path: "a/\(name).md", line: 3, column: 5)
      return DiagnosticRenderer.render(Diagnostic(.error, place, problem)).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let shown = lines(DiagnosticRendererTests.hostile)
    #expect(shown.count == lines("x").count)
    for line in shown { #expect(VisibleText.line(String(line)) == line) }
    #expect(shown.joined().contains("\\u{1b}[2J"))
  }
}
