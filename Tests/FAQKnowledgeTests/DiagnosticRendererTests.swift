// 1. A place is path:line:column, or the path alone for a file as a whole.
// 2. The problems that only matching finds have their words too.
// 3. No problem is without words and without a hint: there is an example of every case, or a test fails.

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
      (.unreadable("izin"), "tidak dapat dibaca: izin\n  → periksa izin berkas atau tautannya"),
    ] as [(Problem, String)])
  func `problems have their words`(problem: Problem, words: String) {
    #expect(
      DiagnosticRenderer.render(Diagnostic(.error, DiagnosticRendererTests.place, problem))
        == "a.md:3:5: error: \(words)")
  }

  static let all: [Problem] = plain + checks.map(Problem.check) + rules.map { .rule(text: "a & b", $0) }

  static let plain: [Problem] = [
    .folderMissing, .notAFolder, .noEntries, .unreadable(""), .tooLarge(bytes: 1, limit: 1),
    .tooManyFiles(limit: 1),
    .folderTooDeep, .notUTF8(offset: 0), .badID("x"), .notKeyValue("x"), .frontMatterNotClosed,
    .fenceNotClosed,
    .unknownKey("x", nearest: nil), .duplicateKey("x", first: place), .noTitle, .secondTitle(first: place),
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
}
