import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService

/// `pandu evaluate`: compares the answers with labelled questions and dialogues, one JSON object a line.
enum EvaluateCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let path = options.word
    let bars = Bars(options)
    let file = try LabelledFile(path)
    let responder = try Workspace.open(options).responder
    do throws(CommandError) {
      try check(file, path, entries: responder.base.entries.map(\.id))
    } catch {
      throw error.worded(in: responder.base)
    }
    let report = EvaluationReport(texts: .of(responder.base))
    var scratch = responder.matcher.makeScratch()
    if options.has("hypotheses") {
      for question in file.questions {
        let lines = ClauseReadingTable.lines(question, responder, &scratch)
        for line in lines + ProblemCutTable.lines(question, responder, &scratch) { Terminal.print(line) }
      }
      for dialogue in file.dialogues {
        for line in HypothesisTable.lines(dialogue, responder, &scratch) { Terminal.print(line) }
      }
      return .done
    }
    var (tally, dialogues) = (Tally(), DialogueTally())
    let now = options.moment("at")
    for question in file.questions {
      tally.add(question, responder.respond(question.question, at: now, &scratch))
    }
    for dialogue in file.dialogues { dialogues.add(dialogue, responder, at: now, &scratch) }
    let asJSON = options.has("json")
    Terminal.print(
      asJSON
        ? report.json(tally, dialogues)
        : report.text(tally, dialogues, verbose: options.has("verbose")))
    let missed = bars.missed(tally, dialogues, texts: report.texts)
    for line in missed { Terminal.error(line) }
    return missed.isEmpty ? .done : .failed
  }

  /// Refuses labels that name no outcome or no entry, because each would count as a miss of the program.
  private static func check(_ file: LabelledFile, _ path: String, entries: [String]) throws(CommandError) {
    let outcomes = Reply.Outcome.allCases.map(\.rawValue)
    for (id, label) in file.outcomes where !outcomes.contains(label) {
      throw .unknownLabel(path: path, id, label, nearest: NearestName.of(label, among: outcomes))
    }
    for (id, label) in file.entries where !entries.contains(label) {
      throw .unknownLabel(path: path, id, label, nearest: NearestName.of(label, among: entries))
    }
  }

  /// The bars that a run must meet, in per cent; nil for one that is not set.
  private struct Bars {
    let resolved: Double?
    let misled: Double?
    let held: Double?

    init(_ options: Options) {
      resolved = options.fraction("min-resolved")
      misled = options.fraction("max-misled")
      held = options.fraction("min-held")
    }

    /// A sentence for each bar that is missed. A file without questions, or without dialogues, misses their bars only
    /// when they ask for more than nothing.
    func missed(_ tally: Tally, _ dialogues: DialogueTally, texts: CommandTexts) -> [String] {
      let (questions, all) = (tally.results.count, dialogues.results.count)
      func line(_ word: EvaluationWord, _ part: Int, of whole: Int, bar: Double) -> String {
        texts.fill(word, ["persen": Figures.percent(part, of: whole), "batas": "\(bar)"])
      }
      var lines: [String] = []
      if let resolved, Bars.share(tally.count(.resolved), questions) < resolved {
        lines.append(line(.tooFewResolved, tally.count(.resolved), of: questions, bar: resolved))
      }
      if let misled, Bars.share(tally.count(.misled), questions) > misled {
        lines.append(line(.tooManyMisled, tally.count(.misled), of: questions, bar: misled))
      }
      if let held, Bars.share(dialogues.held, all) < held {
        lines.append(line(.tooFewHeld, dialogues.held, of: all, bar: held))
      }
      return lines
    }

    private static func share(_ part: Int, _ whole: Int) -> Double {
      Double(part) * 100 / Double(max(1, whole))
    }
  }
}
