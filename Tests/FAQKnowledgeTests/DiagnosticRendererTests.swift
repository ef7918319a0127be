// 1. A place is path:line:column, or the path alone for a file as a whole.
// 2. The problems that only matching finds have their words too.
// 3. No problem is without a text and a mend: there is an example of every text, and each begins with the place and ends
//    with the mend.
//    Both hold in Indonesian and in English.
// 4. Every name in braces has a value, and both languages have the same names.
// 5. Whatever a file is called and whatever stands in it, what is printed has no character that acts, and no line more
//    than it has of a harmless name.
// 6. Each language has its own texts; a folder is told its problems in the language that it names.

import Basics
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
        .trial(.wordingMisses("lupa", owner: "a", reached: nil, words: [])),
        "pertanyaan \"lupa\" tidak sampai ke entri a\n  → perjelas kalimatnya, atau tambahkan beberapa pertanyaan sejenis di entri a"
      ),
      (
        .trial(.wordingMisses("lupa", owner: "a", reached: "b", words: ["kartu", "hilang"])),
        "pertanyaan \"lupa\" tidak sampai ke entri a, melainkan ke b karena kata kartu, hilang\n"
          + "  → perjelas kalimatnya, atau tambahkan beberapa pertanyaan sejenis di entri a"
      ),
      (
        .trial(.counterexampleHits("lupa", owner: "a")),
        "kalimat \"lupa\" di bagian Bukan malah dijawab dengan entri a\n"
          + "  → tulis kalimat itu sebagai Pertanyaan di entri yang benar, atau periksa Aturan entri a"
      ),
      (
        .file(.tooManyFiles(limit: 7)),
        "lebih dari 7 berkas\n  → pastikan folder yang disebut memang folder pengetahuan"
      ),
      (
        .file(.unreadable(.system(EACCES))),
        "tidak dapat dibaca: Permission denied\n  → periksa izin berkas atau tautannya"
      ),
      (
        .file(.unreadable(.system(ENOENT))),
        "tidak dapat dibaca: No such file or directory\n  → periksa ke mana tautannya menuju"
      ),
      (
        .file(.unreadable(.system(EMFILE))),
        "tidak dapat dibaca: Too many open files\n"
          + "  → ini kekurangan di sistem, bukan di berkasnya; coba lagi sebentar lagi"
      ),
      (
        .file(.unreadable(.wouldWait)),
        "membacanya akan menunggu tanpa akhir\n"
          + "  → ganti dengan berkas .md biasa, atau dengan tautan ke berkas biasa"
      ),
      (
        .shape(.notALink(.web, "data:x")),
        "\"data:x\" bukan alamat web\n  → tulis misalnya  https://lpse.example.go.id  (hanya http dan https)"
      ),
    ] as [(Problem, String)])
  func `problems have their words`(problem: Problem, words: String) {
    #expect(
      DiagnosticRenderer(language: "id").render(Diagnostic(.error, DiagnosticRendererTests.place, problem))
        == "a.md:3:5: error: \(words)")
  }

  static let all: [Problem] =
    plain + others + checks.map(Problem.check) + rules.map { .rule(.unreadable(text: "a & b", $0)) }

  static let plain: [Problem] = [
    .file(.folderMissing), .file(.notAFolder), .file(.noEntries), .file(.unreadable(.system(EIO))),
    .file(.unreadable(.notPlain)),
    .file(.unreadable(.madeByKernel)), .file(.unreadable(.tooLarge(limit: 9))),
    .shape(.tooManyKeys(limit: 9)),
    .shape(.notALink(.email, "x")), .shape(.notALink(.phone, "x")), .shape(.notALink(.office, "x")),
    .rule(.patternsTooLarge(states: 9, limit: 8)), .file(.tooLarge(bytes: 1, limit: 1)),
    .file(.tooManyFiles(limit: 1)),
    .file(.folderTooDeep), .file(.notUTF8(offset: 0)), .file(.badID("x")), .shape(.notKeyValue("x")),
    .shape(.frontMatterNotClosed),
    .shape(.fenceNotClosed),
    .shape(.unknownKey("x", nearest: nil)), .shape(.duplicateKey("x", first: place)),
    .shape(.keyOutsideBasis("x")),
    .shape(.unknownPlace("x", of: "y", known: [])), .shape(.unknownPlace("x", of: "y", known: ["z"])),
    .shape(.noTitle),
    .shape(.secondTitle(first: place)),
    .shape(.unknownSection("x", nearest: "y")), .shape(.duplicateSection("x", first: place)),
    .shape(.missingField("x", of: "y")),
    .shape(.badNumber("x")), .shape(.badDate("x")), .shape(.badTime("x")),
    .shape(.unknownStatus("x", nearest: "y")), .shape(.unknownZone("x", nearest: nil)),
    .content(.refersToDraft("x")), .content(.endsBeforeItBegins),
    .content(.reviewDue(CivilDate(daysSince1970: 0))), .content(.expired(CivilDate(daysSince1970: 0))),
    .content(.unknownReference(.category, "x", nearest: nil)),
    .content(.unknownReference(.notice, "x", nearest: nil)),
    .content(.unknownReference(.outside, "x", nearest: nil)),
    .content(.overrides(.entry, "x", other: place)), .content(.struck("x", other: place)),
    .content(.outsideFolders), .content(.unnamedCategory("x")), .shape(.pastedTable),
    .shape(.headingInText("x", of: "y")),
    .shape(.lostForm(.image)), .shape(.lostForm(.quote)), .shape(.lostForm(.tag("x"))),
    .shape(.lostForm(.link("x"))),
    .file(.doubledName("x")), .file(.notMarkdown("x")),
    .content(.takesWording("x", from: place)),
    .shape(.unknownKind("x", nearest: nil)), .shape(.notAChoice("x")), .shape(.notASynonym("x")),
    .shape(.unknownPhrase("x", nearest: nil)),
    .content(.noAnswer),
    .content(.noWordings), .content(.noSource), .content(.noContact), .content(.noCategoryFile("x")),
    .content(.duplicateID("x", first: place)),
    .content(.unknownReference(.contact, "x", nearest: nil)),
    .content(.duplicateWording("x", first: place, owner: "y")),
    .content(.duplicateVariant("x", of: "y", first: "z")), .letter(.placeholderWithoutField("x")),
    .letter(.fieldWithoutPlaceholder("x")),
    .letter(.withoutFields), .letter(.unknownFieldRule("x", nearest: nil)),
    .letter(.unknownFieldRule("x", nearest: "y")),
    .letter(.tooManyFields(limit: 9)), .letter(.withoutRecipient), .shape(.notACodeMeaning("x")),
    .shape(.badMailCode("x")),
    .shape(.duplicateCode(first: place)), .trial(.wordingMisses("x", owner: "y", reached: nil, words: [])),
    .trial(.refusalContradicts("x", refusal: "y", entry: "z")),
    .trial(.counterexampleHits("x", owner: "y")),
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
    .operatorMissing, .onlyNegation, .tooDeep, .tooManyOperands(limit: 9), .pattern(.empty),
  ].map { RuleError(reason: $0, offset: 2) }

  /// Cases that have more than one text.
  static let others: [Problem] = [
    .file(.unreadable(.system(ENOENT))), .file(.unreadable(.system(EMFILE))), .file(.unreadable(.wouldWait)),
    .shape(.notALink(.web, "x")), .shape(.notALink(.ticket, "x")),
    .content(.unknownReference(.source, "x", nearest: "y")),
    .content(.unknownReference(.entry, "x", nearest: "y")),
    .content(.unknownReference(.audience, "x", nearest: "y")),
    .content(.unknownReference(.language, "x", nearest: nil)),
    .content(.unknownReference(.detail, "x", nearest: nil)), .content(.noSuchItem(number: 4, count: 3)),
    .trial(.wordingMisses("x", owner: "y", reached: "z", words: ["v"])),
  ]

  @Test func `every text has an example`() {
    let suggestions: Set<ProblemWord> = [.nearest, .checkSpelling, .checkTarget]
    #expect(Set(Self.all.map(\.message.word)).union(suggestions) == Set(ProblemWord.allCases))
  }

  static let languages = ["id", "en"]

  @Test(arguments: languages) func `every text is written, with its mend, and no other`(language: String) {
    let texts = ProblemTexts.of(language: language).texts
    #expect(Set(texts.keys) == Set(ProblemWord.allCases.map(\.rawValue)))
    for (key, text) in texts {
      let isSuggestion = ["mungkin", "periksa-ejaan", "periksa-tujuan"].contains(key)
      #expect(text.problem.count > 5 && text.mend.isEmpty == isSuggestion, "\(key)")
    }
  }

  @Test(arguments: all) func `every name in a text has a value`(problem: Problem) {
    let message = problem.message
    let values = Array(message.values.keys) + (message.suggestion == nil ? [] : ["saran"])
    let names = Self.languages.map { language in
      let text = ProblemTexts.of(language: language)[message.word]
      return Set(PhraseText.names(in: text.problem + text.mend).filter { $0.allSatisfy(\.isLetter) })
    }
    for names in names { #expect(names.isSubset(of: values)) }
    #expect(Set(names).count == 1)
  }

  @Test(arguments: all, languages)
  func `no problem is without words and hint`(problem: Problem, language: String) {
    let renderer = DiagnosticRenderer(language: language)
    let text = renderer.render(Diagnostic(.warning, DiagnosticRendererTests.place, problem))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A rule stands in between, with a caret below.
    let isRule = if case .rule = problem { true } else { false }
    #expect(lines.count == 2 || (isRule && lines.count == 4))
    #expect(lines.first?.hasPrefix("a.md:3:5: warning: ") == true)
    #expect(lines.first.map { $0.count > 25 } == true)
    #expect(lines.last.map { $0.hasPrefix("  → ") && $0.count > 8 } == true)
  }

  @Test func `the languages differ`() {
    let (indonesian, english) = (ProblemTexts.indonesian.texts, ProblemTexts.english.texts)
    for key in indonesian.keys { #expect(indonesian[key]?.problem != english[key]?.problem, "\(key)") }
  }

  @Test(arguments: [
    ("id", "a.md:5:1: error: bagian \"Qestions\" tidak dikenal\n  → mungkin maksudnya \"questions\""),
    ("en", "a.md:5:1: error: the section \"Qestions\" is unknown\n  → perhaps \"questions\" is meant"),
  ])
  func `a folder is told its problems in its language`(language: String, words: String) throws {
    let folder = try TemporaryFolder(directories)
    try folder.write("basis.md", "---\nbahasa: \(language)\n---\n# Pandu\n")
    try folder.write("akun/lupa.md", "# Lupa\n\nJawaban.\n\n## Qestions\n- lupa\n")
    let (base, problems) = KnowledgeLoader.load(folder.path)
    let texts = problems.map(DiagnosticRenderer(language: base.language).render)
    #expect(texts.contains { $0.hasSuffix(words.replacing("a.md", with: "akun/lupa.md")) }, "\(texts)")
  }

  /// What could clear a screen, set a title, begin a line of its own and turn the direction of writing.
  private static let hostile =
    "x\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}1m\n/etc/passwd:1:1: error: y\r\u{202E}\u{2028}z"

  private static let named: [@Sendable (String, String) -> Problem] = [
    { .file(.badID($0 + $1)) }, { .shape(.notKeyValue($0 + $1)) }, { .shape(.unknownKey($0, nearest: $1)) },
    { .shape(.duplicateKey($0 + $1, first: place)) }, { .shape(.unknownSection($0, nearest: $1)) },
    { .shape(.duplicateSection($0 + $1, first: place)) }, { .shape(.missingField($0, of: $1)) },
    { .shape(.badNumber($0 + $1)) }, { .shape(.badDate($0 + $1)) }, { .shape(.badTime($0 + $1)) },
    { .shape(.unknownStatus($0, nearest: $1)) }, { .shape(.unknownZone($0, nearest: $1)) },
    { .content(.refersToDraft($0 + $1)) },
    { .shape(.unknownKind($0, nearest: $1)) }, { .shape(.notALink(.web, $0 + $1)) },
    { .shape(.notAChoice($0 + $1)) },
    { .shape(.notASynonym($0 + $1)) }, { .shape(.unknownPhrase($0, nearest: $1)) },
    { .shape(.notACodeMeaning($0 + $1)) },
    { .shape(.badMailCode($0 + $1)) }, { .content(.noCategoryFile($0 + $1)) },
    { .content(.duplicateID($0 + $1, first: place)) },
    { .content(.unknownReference(.contact, $0, nearest: $1)) },
    { .content(.duplicateWording($0, first: place, owner: $1)) },
    { .content(.duplicateVariant($0, of: $1, first: $0)) }, { .letter(.placeholderWithoutField($0 + $1)) },
    { .letter(.fieldWithoutPlaceholder($0 + $1)) }, { .letter(.unknownFieldRule($0, nearest: $1)) },
    { .trial(.wordingMisses($0, owner: $1, reached: $0, words: [$1])) },
    { .trial(.counterexampleHits($0, owner: $1)) },
    { .rule(.unreadable(text: $0 + $1, RuleError(reason: .operatorMissing, offset: 3))) },
    { .check(.strayText($0 + $1)) }, { .check(.answerWithoutQuestion($0 + $1)) },
    { .check(.answerWithoutTarget($0 + $1)) }, { .check(.answerWithoutLabel($0 + $1)) },
    { .check(.sentenceNotClosed($0 + $1)) }, { .check(.sentenceNotQuoted($0 + $1)) },
    { .check(.sameLabel($0 + $1, first: SourceLocation(path: $0, line: 1))) },
    { .check(.unknownTarget($0, nearest: $1)) },
    { .shape(.duplicateCode(first: SourceLocation(path: $0 + $1, line: 1))) },
    { .shape(.secondTitle(first: SourceLocation(path: $0 + $1, line: 1))) },
  ]

  @Test(arguments: named.indices, languages) func `no name acts`(index: Int, language: String) {
    func lines(_ name: String) -> [Substring] {
      let problem = DiagnosticRendererTests.named[index](name, name)
      let place = SourceLocation(path: "a/\(name).md", line: 3, column: 5)
      return DiagnosticRenderer(language: language).render(Diagnostic(.error, place, problem)).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let shown = lines(DiagnosticRendererTests.hostile)
    #expect(shown.count == lines("x").count)
    for line in shown { #expect(VisibleText.line(String(line)) == line) }
    #expect(shown.joined().contains("\\u{1b}[2J"))
  }
}
