import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService

/// `pandu evaluate`: labelled questions, one JSON object a line, against the answers.
enum EvaluateCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let path = options.word
    let bars = (least: options.fraction("min-resolved"), most: options.fraction("max-misled"))
    let questions = try LabelledQuestion.read(path)
    let responder = try Workspace.open(options).responder
    try check(questions, path, responder.base.entries.map(\.id))
    var scratch = responder.matcher.makeScratch()
    var tally = Tally()
    for question in questions { tally.add(question, responder.respond(question.question, &scratch)) }
    let asJSON = options.has("json")
    Terminal.print(
      asJSON ? EvaluationReport.json(tally) : EvaluationReport.text(tally, verbose: options.has("verbose")))
    return passes(tally, least: bars.least, most: bars.most) ? .done : .failed
  }

  /// A label that names nothing would count as a miss of the program.
  private static func check(_ questions: [LabelledQuestion], _ path: String, _ entries: [String])
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

/// A question, and what should come of it.
struct LabelledQuestion {
  var id: String
  var question: String
  var outcome: String
  var expect: [String]
  var style: String?

  /// Reads a file of one object a line; empty lines are passed over.
  static func read(_ path: String) throws(CommandError) -> [LabelledQuestion] {
    guard let bytes = FileReader.anything(path) else { throw .fileNotReadable(path) }
    var questions: [LabelledQuestion] = []
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 <= 0x20 }) {
      guard let question = LabelledQuestion(line: Array(line)) else {
        throw .badLine(
          path: path, line: number + 1,
          "baris ini bukan objek {\"id\", \"question\", \"outcome\", \"expect\"}")
      }
      questions.append(question)
    }
    return questions
  }

  /// Nil for what is no such object. Members of other names are passed over.
  private init?(line: [UInt8]) {
    guard case .object(let members)? = try? JSONReader.read(line),
      let id = members[text: "id"], let question = members[text: "question"],
      let outcome = members[text: "outcome"], case .array(let expected)? = members[Array("expect".utf8)]
    else { return nil }
    (self.id, self.question, self.outcome, style) = (id, question, outcome, members[text: "style"])
    expect = []
    for entry in expected {
      guard case .string(let name) = entry else { return nil }
      expect.append(name)
    }
  }
}

extension [[UInt8]: JSONValue] {
  /// The member of a name when it is a string.
  fileprivate subscript(text name: String) -> String? {
    if case .string(let text)? = self[Array(name.utf8)] { text } else { nil }
  }
}
