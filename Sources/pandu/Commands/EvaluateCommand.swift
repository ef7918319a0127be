import FAQConversation
import FAQMatching
import FAQService
import FoundationEssentials

/// `pandu evaluate`: labelled questions, one JSON object a line, against the answers.
enum EvaluateCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    guard let path = options.words.first else { throw .missingOperand("BERKAS.jsonl", command: "evaluate") }
    let questions = try LabelledQuestion.read(path)
    let responder = try Workspace.open(options).responder
    var scratch = responder.matcher.makeScratch()
    var tally = Tally()
    for question in questions { tally.add(question, responder.respond(question.question, &scratch)) }
    Terminal.print(
      options.has("json")
        ? EvaluationReport.json(tally) : EvaluationReport.text(tally, verbose: options.has("verbose")))
    return try passes(tally, options) ? .done : .failed
  }

  private static func passes(_ tally: Tally, _ options: Options) throws(CommandError) -> Bool {
    let all = Double(max(1, tally.results.count))
    var passed = true
    if let bar = try options.number("min-resolved"), Double(tally.count(.resolved)) * 100 / all < bar {
      Terminal.error(
        "terjawab \(Figures.percent(tally.count(.resolved), of: tally.results.count)), kurang dari \(bar) %")
      passed = false
    }
    if let bar = try options.number("max-misled"), Double(tally.count(.misled)) * 100 / all > bar {
      Terminal.error(
        "salah jawab \(Figures.percent(tally.count(.misled), of: tally.results.count)), lebih dari \(bar) %")
      passed = false
    }
    return passed
  }
}

/// A question, and what should come of it.
struct LabelledQuestion: Decodable {
  var id: String
  var question: String
  var outcome: String
  var expect: [String]
  var style: String?

  /// Reads a file of one object a line; empty lines are passed over.
  static func read(_ path: String) throws(CommandError) -> [LabelledQuestion] {
    guard let data = FileManager.default.contents(atPath: path) else { throw .fileNotReadable(path) }
    var questions: [LabelledQuestion] = []
    for (number, line) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 <= 0x20 }) {
      do {
        questions.append(try JSONDecoder().decode(LabelledQuestion.self, from: Data(line)))
      } catch {
        throw .badLine(
          path: path, line: number + 1,
          "baris ini bukan objek {\"id\", \"question\", \"outcome\", \"expect\"}")
      }
    }
    return questions
  }
}
