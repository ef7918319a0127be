import Basics
import FAQReport

/// A command: its name, what it takes, and what it does. Reading, help and messages follow from it.
struct Command: Sendable {
  let name: String
  let summary: HelpWord
  var operands = Operands.none
  /// How the corrected line uses words beyond the operands.
  var strayWords = StrayWords.nothing
  /// Its flags, besides `--knowledge` and `--help`, which every command has.
  var flags: [Flag] = []
  let run: @Sendable (Options) throws(CommandError) -> ExitCode
}

/// All commands, in the order of the help.
enum CommandTable {
  /// The command where none is named.
  static let chat = Command(
    name: "chat", summary: .chat, strayWords: .command("ask"),
    flags: [.json, .lpse, .at],
    run: { options throws(CommandError) in try ChatCommand.run(options) })

  static let ask = Command(
    name: "ask", summary: .ask,
    operands: .text(.question, example: ExampleWord.question.text, isOptional: true),
    flags: [
      .json, .lpse, Flag(name: "explain", summary: .askExplain), .at,
    ],
    run: { options throws(CommandError) in try AskCommand.run(options) })

  static let all: [Command] = [
    chat, ask,
    Command(
      name: "why", summary: .why,
      operands: .text(.question, example: ExampleWord.question.text), flags: [.json, .at],
      run: { options throws(CommandError) in try WhyCommand.run(options) }),
    Command(
      name: "search", summary: .search,
      operands: .text(.words, example: ExampleWord.question.text),
      flags: [
        .json,
        Flag(name: "limit", value: .integer(.number, 0...1_000_000), example: "10", summary: .searchLimit),
      ],
      run: { options throws(CommandError) in try SearchCommand.run(options) }),
    Command(
      name: "entries", summary: .entries,
      operands: .atMostOne(.id, example: ExampleWord.entry.text),
      flags: [.json],
      run: { options throws(CommandError) in try EntriesCommand.run(options) }),
    Command(
      name: "letter", summary: .letter,
      operands: .one(.id, example: ExampleWord.entryWithLetter.text),
      flags: [
        Flag(name: "html", value: .text(.file), example: ExampleWord.letterPage.text, summary: .letterHTML)
      ],
      run: { options throws(CommandError) in try LetterCommand.run(options) }),
    Command(
      name: "check", summary: .check, strayWords: .flag("knowledge"),
      flags: [
        Flag(name: "verbose", summary: .checkVerbose),
        .wordings, .at,
      ],
      run: { options throws(CommandError) in try CheckCommand.run(options) }),
    Command(
      name: "evaluate", summary: .evaluate,
      operands: .one(.labelledFile, example: ExampleWord.labelledFile.text),
      flags: [
        Flag(
          name: "min-resolved", value: .fraction(.percentage, 0...100), example: "90",
          summary: .evaluateMinResolved),
        Flag(
          name: "max-misled", value: .fraction(.percentage, 0...100), example: "5",
          summary: .evaluateMaxMisled),
        Flag(
          name: "min-held", value: .fraction(.percentage, 0...100), example: "85", summary: .evaluateMinHeld),
        Flag(name: "verbose", summary: .evaluateVerbose),
        Flag(name: "hypotheses", summary: .evaluateHypotheses),
        .wordings, .at,
        .json,
      ],
      run: { options throws(CommandError) in try EvaluateCommand.run(options) }),
    Command(
      name: "report", summary: .report,
      operands: .many(.journal, example: ExampleWord.journal.text),
      flags: [
        Flag(name: "html", value: .text(.file), example: ExampleWord.reportPage.text, summary: .reportHTML),
        Flag(name: "draft", value: .text(.folder), example: ExampleWord.drafts.text, summary: .reportDraft),
        Flag(name: "min", value: .integer(.number, 1...1_000_000), example: "5", summary: .reportMin),
        Flag(name: "limit", value: .integer(.number, 1...1_000_000), example: "10", summary: .reportLimit),
        Flag(
          name: "zone", value: .choice(.zone, Zone.allCases.map(\.rawValue)), example: "WIB",
          summary: .reportZone),
        Flag(name: "json", summary: .reportJSON), .at,
      ],
      run: { options throws(CommandError) in try ReportCommand.run(options) }),
    Command(
      name: "import", summary: .importing,
      operands: .many(.file, example: ExampleWord.page.text),
      flags: [
        Flag(
          name: "into", value: .text(.folder), example: ExampleWord.folder.text, summary: .importInto,
          isRequired: true),
        Flag(
          name: "category", value: .text(.category), example: ExampleWord.category.text,
          summary: .importCategory),
        Flag(name: "source", value: .text(.source), example: ExampleWord.source.text, summary: .importSource),
        Flag(
          name: "contact", value: .text(.id), example: ExampleWord.contact.text, summary: .importContact,
          isRepeatable: true),
        Flag(name: "dry-run", summary: .importDryRun),
        Flag(name: "json", summary: .importJSON),
      ],
      run: { options throws(CommandError) in try ImportCommand.run(options) }),
    Command(
      name: "notice", summary: .notice,
      operands: .text(
        .text, example: CommandTexts.indonesian.fill(ServiceWord.noticeExample), isOptional: true),
      flags: [
        Flag(name: "until", value: .minute(.time), example: "2030-01-31 04:00", summary: .noticeUntil),
        Flag(name: "from", value: .minute(.time), example: "2030-01-30 22:00", summary: .noticeFrom),
        Flag(
          name: "category", value: .text(.category), example: ExampleWord.noticeCategory.text,
          summary: .noticeCategory),
        .lpse,
        Flag(name: "end", value: .text(.id), example: ExampleWord.notice.text, summary: .noticeEnd),
        .at,
      ],
      run: { options throws(CommandError) in try NoticeCommand.run(options) }),
    EditCommand.command,
    Command(
      name: "serve", summary: .serve, strayWords: .flag("port"),
      flags: [
        Flag(name: "host", value: .host(.address), example: "127.0.0.1", summary: .serveHost),
        Flag(name: "port", value: .integer(.number, 0...65_535), example: "8080", summary: .servePort),
        Flag(
          name: "allow-origin", value: .origins(.origin), example: "https://lpse.example",
          summary: .serveAllowOrigin,
          isRepeatable: true),
        Flag(
          name: "allow-host", value: .hosts(.name), example: ExampleWord.host.text, summary: .serveAllowHost,
          isRepeatable: true),
        Flag(
          name: "rate-limit", value: .integer(.number, 0...1_000_000), example: "120",
          summary: .serveRateLimit),
        Flag(
          name: "connections-per-address", value: .integer(.number, 0...1_000_000), example: "256",
          summary: .serveConnections),
        Flag(name: "journal", value: .text(.file), example: ExampleWord.journal.text, summary: .serveJournal),
        Flag(
          name: "journal-max-bytes", value: .integer(.number, 0...1_000_000_000_000_000),
          example: "268435456", summary: .serveJournalMaxBytes),
        Flag(name: "trust-proxy", summary: .serveTrustProxy),
        Flag(name: "no-watch", summary: .serveNoWatch),
        Flag(name: "no-rest-channel", summary: .serveNoRestChannel),
        Flag(
          name: "telegram-secret-file", value: .text(.file), example: ExampleWord.secret.text,
          summary: .serveTelegramSecretFile),
        Flag(
          name: "telegram-name", value: .botName(.name), example: ExampleWord.bot.text,
          summary: .serveTelegramName),
        .at,
      ],
      run: { options throws(CommandError) in try ServeCommand.run(options) }),
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// A flag of any command.
  static func flag(_ name: String) -> Flag? {
    ([.knowledge, .help] + all.flatMap(\.flags)).first { $0.name == name }
  }
}
