// 1. `perintah.id.md` and `perintah.en.md` hold the text of every key, and nothing else; so does `bantuan.id.md`.
// 2. A text has the same names in braces in both languages, and the languages differ.
// 3. Every key is used by a source of the commands.
// 4. Every name in braces of an error, of the help, of a message, of a table gets a value.
// 5. An error is worded in the language of the knowledge that its command has read, else in Indonesian, and its exit code
//    is the same.

import FAQConversation
import FAQJournal
import FAQService
import Foundation
import Glibc
import Testing

@testable import Basics
@testable import FAQImport
@testable import FAQKnowledge
@testable import FAQReport
@testable import FolderWatching
@testable import HTTPServing
@testable import PanduCommands

@Suite struct CommandTextsTests {
  /// A key of any kind, with the name of its case.
  struct Key: Sendable {
    var key: String
    var name: String
    var indonesian: String
    var english: String
    var names: [Set<String>]

    init(_ key: some CommandKey) {
      let (id, en) = (CommandTexts.indonesian.texts, CommandTexts.english.texts)
      (self.key, name) = (key.rawValue, "\(key)")
      (indonesian, english) = (id[key], en[key])
      names = [Set(id.names(key)), Set(en.names(key))]
    }
  }

  static let keys: [Key] =
    ErrorWord.allCases.map(Key.init) + UsageWord.allCases.map(Key.init) + ServiceWord.allCases.map(Key.init)
    + EvaluationWord.allCases.map(Key.init) + ImportTableWord.allCases.map(Key.init)
  static let values = ValueWord.allCases.map(Key.init)

  @Test func `every text is written, and no other`() {
    let known = (Self.keys + Self.values).map(\.key)
    #expect(Set(known).count == known.count)
    #expect(CommandTexts.indonesian.texts.keys == Set(known))
    #expect(CommandTexts.english.texts.keys == Set(known))
    let help = HelpWord.allCases.map(\.rawValue) + ExampleWord.allCases.map(\.rawValue)
    #expect(Set(help).count == help.count)
    #expect(HelpWord.texts.keys == Set(help))
  }

  @Test func `the languages have the same names in braces, and differ`() {
    for key in Self.keys + Self.values { #expect(key.names[0] == key.names[1], "\(key.key)") }
    for key in Self.keys { #expect(key.indonesian != key.english, "\(key.key)") }
  }

  @Test func `every key is used`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources/PanduCommands").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Words/") }
    #expect(files.count > 50)
    let text = try files.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }.joined()
    let used = Set(text.matches(of: /\.([A-Za-z]+)/).map { String($0.output.1) })
    let names =
      (Self.keys + Self.values).map(\.name) + HelpWord.allCases.map { "\($0)" }
      + ExampleWord.allCases.map { "\($0)" }
    // Named by the reader of the texts itself.
    for name in names where name != "meant" { #expect(used.contains(name), "\(name)") }
  }

  // MARK: Values

  static let usages: [UsageProblem] =
    [
      .unknownFlag("--x", nearest: "y"), .missingValue(.lpse), .unwantedValue(.json), .twice(.at),
      .strayWord("x", .none), .strayWord("x", .one(.id, example: "y")), .missingFlag(.knowledge),
      .missingOperand(.one(.file, example: "y")), .unknownCommand("x", nearest: nil),
    ] + problems.map { .badValue(.at, "x", $0) }

  static let problems: [ValueProblem] =
    [
      .blank, .notInteger(1...2), .notFraction(1...2), .notAmong(["y"]), .notAMoment, .notAMinute, .notHost,
      .notBotName, .notHostName("x"), .emptyOrigin(list: ""),
    ]
    + ([.opaque, .wildcard, .noScheme, .scheme, .user, .path, .host, .port] as [OriginError]).map {
      .notOrigin("x", $0, list: "")
    }

  static let refusals: [NoticeRefusal] = [
    .past(flag: "x", "y"), .endsFirst, .beside(flag: "x"), .unknownCategory("x", nearest: "y"),
    .unknownNotice("x", nearest: nil), .hasEnded("x"),
  ]

  static let socket = SocketError(call: .bind, code: EACCES, address: "a:1")

  static let errors: [CommandError] =
    usages.map { .usage($0, command: "ask", right: "pandu ask x") }
    + refusals.map { .notice($0, right: "pandu notice x") }
    + ([.source, .journal, .link, .special] as [FileRefusal]).map {
      .fileNotReplaced($0, path: "x", command: "report", right: "y")
    }
    + ([.question, .dialogue, .turn(1), .expression(turn: 1, "x")] as [LabelError]).map {
      .badLine(path: "x", line: 1, $0)
    }
    + ([.system(ENOENT), .notPlain, .tooLarge(limit: 9)] as [FileError]).map { .secretNotReadable("x", $0) }
    + ([.empty, .tooLong(limit: 9), .badCharacter] as [TelegramSecret.Fault]).map { .badSecret("x", $0) }
    + ([.openToOthers(host: "x"), .weakKey("x", least: 9), .cannotListen(socket)] as [EditProblem]).map {
      .edit($0, right: "y")
    }
    + [
      .unknownEntry("x", nearest: "y"), .unknownLPSE("x", known: ["y"]), .unknownLPSE("x", known: []),
      .entryWithoutLetter("x", having: ["y"]), .entryWithoutLetter("x", having: []),
      .badField(line: 1, label: "x", "y"), .fileNotReadable("x"), .fileNotWritable("x", SystemError(EACCES)),
      .unknownLabel(path: "x", "y", "z", nearest: nil), .cannotServe(socket),
      .cannotJournal("x", JournalError(.lock, EWOULDBLOCK)), .cannotJournal("x", JournalError(.open, EACCES)),
      .cannotReload(WatchError(code: EAGAIN)), .unknownContact("x", nearest: "y"),
      .notImported(ImportFailure(file: "x", reason: .tooLarge(limit: 9))),
      .notImported(ImportFailure(file: "x", reason: .notADocument)),
    ]

  /// A place that was not filled, such as `{berkas}`.
  private func holdsPlace(_ text: String) -> Bool { text.contains(/\{[a-z]+\}/) }

  @Test(arguments: errors) func `every name in an error has a value`(error: CommandError) {
    let texts = ["id", "en"].map { CommandWords.error(.worded(error, language: $0)) }
    for text in texts { #expect(!holdsPlace(text) && text.count > 10, "\(text)") }
    #expect(texts[0] != texts[1])
    #expect(CommandWords.error(error) == texts[0])
    #expect(CommandError.worded(error, language: "en").code == error.code)
  }

  @Test(arguments: ["id", "en"]) func `every name in a message has a value`(language: String) {
    let words = ServiceLines(texts: .of(language: language))
    var base = KnowledgeBase()
    base.language = language
    let folders = ["x"]
    let messages =
      [
        words.serving("x"), words.widget("x"), words.noticeWritten("x", id: "y", from: "z", until: "w"),
        words.noticeEnded("x", id: "y", at: "z"), words.skippedMore(1), words.noDraft(1),
        words.drafted(.written("x")), words.drafted(.kept("x")), ReloadLines.published(base, errors: 0),
        ReloadLines.published(base, errors: 1), ReloadLines.broken(folders, [], keeping: base),
        ReloadLines.unavailable(folders, .system(EIO), keeping: base),
        ReloadLines.mended(.init(since: 0, errors: 1), keeping: base),
        ReloadLines.mended(.init(since: 0, errors: 1, reason: "x"), keeping: base),
        ReloadLines.unwatched(folders, WatchError(code: ENOSPC)), CommandWords.outputLost(SystemError(EPIPE)),
      ] + words.editing("x", isByFile: true) + words.editing("x", isByFile: false)
      + SkippedLines.Reason.allCases.map {
        words.skipped(.init(file: "x", line: 1, offset: 0, reason: $0))
      }
    for text in messages { #expect(!holdsPlace(text), "\(text)") }
  }

  @Test(arguments: ["id", "en"]) func `every name in a table has a value`(language: String) {
    let texts = CommandTexts.of(language: language)
    var base = KnowledgeBase()
    base.language = language
    var lines = [CheckCommand.summary(["x"], base, errors: 1, warnings: 1)]
    base.drafts = [Entry(named: "x", category: "y", title: "z", location: SourceLocation(path: "w"))]
    lines.append(CheckCommand.summary(["x"], base, errors: 1, warnings: 1))
    let misses: [DialogueTally.Miss] = [
      .notOffered("x"), .outcome("x"), .entry(nil), .entry("x"), .lacks("x"), .has("x"),
    ]
    lines += misses.map(DialogueReport(texts: texts).words)
    lines += [ImportProgress.line(.reading, texts), ImportProgress.line(.trying(1, of: 2), texts)]
    base.examples = ["x"]
    for isTrial in [false, true] {
      lines += ImportTable(base).lines(Self.plan, Self.goals, into: "x", isTrial: isTrial)
    }
    for text in lines { #expect(!holdsPlace(text), "\(text)") }
  }

  @Test func `every name in the help has a value`() {
    for text in [Help.overview] + CommandTable.all.map(Help.page) { #expect(!holdsPlace(text), "\(text)") }
  }

  /// An entry of each status for each goal, and one of all else.
  static let plan: ImportPlan = {
    var plan = ImportPlan()
    let statuses: [ImportPlan.Status] = [.new, .updated, .kept, .conflict]
    plan.entries = goals.indices.map { number in
      ImportPlan.Entry(
        id: "x", title: "y", file: "z", category: "c", line: 1, status: statuses[number % 4], summary: "",
        steps: [], attachments: [], wordings: [], origin: "o")
    }
    plan.contacts = [.init(id: "x", kind: .email, value: "y", status: .new)]
    plan.unplaced = [.init(line: 1, text: "x", origin: "o")]
    plan.writes = [
      .init(path: "x", text: "y", replaces: true),
      .init(path: "c/_kategori.md", text: "# C", replaces: false),
    ]
    plan.leftovers = "w"
    return plan
  }()

  static let goals: [ImportTrial.Goal] =
    [.init(outcome: .answer, entry: "x"), .init()]
    + Reply.Outcome.allCases.map {
      .init(outcome: $0, entry: "v", winner: "u", words: ["t"], strays: [(wording: "s", winner: "r")])
    }
}
