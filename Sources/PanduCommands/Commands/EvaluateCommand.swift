import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import JSON

/// `pandu evaluate`: compares the answers with labelled questions, one JSON object a line.
enum EvaluateCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let path = options.word
    let bars = (least: options.fraction("min-resolved"), most: options.fraction("max-misled"))
    let questions = try LabelledQuestion.read(path)
    let responder = try Workspace.open(options).responder
    try check(questions, path, entries: responder.base.entries.map(\.id))
    var scratch = responder.matcher.makeScratch()
    var tally = Tally()
    for question in questions { tally.add(question, responder.respond(question.question, &scratch)) }
    let asJSON = options.has("json")
    Terminal.print(
      asJSON ? EvaluationReport.json(tally) : EvaluationReport.text(tally, verbose: options.has("verbose")))
    return passes(tally, least: bars.least, most: bars.most) ? .done : .failed
  }

  /// Refuses labels that name no entry, because each would count as a miss of the program.
  private static func check(_ questions: [LabelledQuestion], _ path: String, entries: [String])
    throws(CommandError)
  {
    let outcomes = Reply.Outcome.allCases.map(\.rawValue)
    for question in questions {
      if !outcomes.contains(question.outcome) {
        throw .unknownLabel(
          path: path, question.id, question.outcome,
          nearest: NearestName.of(question.outcome, among: outcomes))
      }
      for id in question.expect where !entries.contains(id) {
        throw .unknownLabel(path: path, question.id, id, nearest: NearestName.of(id, among: entries))
      }
    }
  }

  private static func passes(_ tally: Tally, least: Double?, most: Double?) -> Bool {
    let all = Double(max(1, tally.results.count))
    var passed = true
    if let bar = least, Double(tally.count(.resolved)) * 100 / all < bar {
      Terminal.error(
        "terjawab \(Figures.percent(tally.count(.resolved), of: tally.results.count)), kurang dari \(bar) %")
      passed = false
    }
    if let bar = most, Double(tally.count(.misled)) * 100 / all > bar {
      Terminal.error(
        "salah jawab \(Figures.percent(tally.count(.misled), of: tally.results.count)), lebih dari \(bar) %")
      passed = false
    }
    return passed
  }
}
