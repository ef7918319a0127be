import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import Glibc
import LinuxIO
import PanduCommands

/// `pandu-bench [--knowledge FOLDER] [--questions FILE.jsonl]`: how long the parts of an answer take;
/// `pandu-bench --scale`: how the engine grows with its knowledge;
/// `pandu-bench [--knowledge FOLDER] --sensitivity FILE.jsonl...`: what each threshold changes (``Sensitivity``);
/// `pandu-bench [--knowledge FOLDER] --stability FILE.jsonl...`: how far chance moves the figures (``Stability``).
///
/// Prints the machine, the command, and median and percentiles of each figure. Every timed answer is held against its
/// label, so a fast wrong answer fails the run.
@main
struct Bench {
  /// Share of the timed questions that must be answered right; below it the figures mean nothing.
  static let leastRight = 0.9

  static func main() {
    let knowledge = option("knowledge") ?? "knowledge"
    let file = option("questions") ?? "Tests/Questions/fresh-a.jsonl"
    print("machine: \(Machine.description)")
    print("command: \(CommandLine.arguments.joined(separator: " "))")
    if CommandLine.arguments.contains("--scale") {
      if let wrong = Scale.run() { fail(wrong) }
      return
    }
    let (base, problems) = KnowledgeLoader.load(knowledge, validating: false, on: OnTwoThreads())
    if let files = list("sensitivity") { return Sensitivity(base, labelled(files)).run() }
    if let files = list("stability") {
      if !Stability(base, labelled(files)).run() { fail("chance moves the figures by more than 0.3 points") }
      return
    }
    guard !problems.contains(where: { $0.severity == .error }),
      let questions = LabelledFile.read(file)?.questions,
      !questions.isEmpty
    else {
      fail("\(knowledge) or \(file) cannot be read")
    }
    let responder = Responder(base)
    print("\(base.entries.count) entries, \(questions.count) questions, one thread")
    building(knowledge)
    asking(responder, questions)
    turning(responder, questions)
    telling(responder)
    Moves.run(base, responder)
    readingLogs()
  }

  private static func labelled(_ files: [String]) -> [LabelledFile] {
    let labelled = files.compactMap(LabelledFile.read)
    guard labelled.count == files.count, !files.isEmpty else { fail("not all can be read: \(files)") }
    return labelled
  }

  /// Reading the folder, and fitting the weights.
  private static func building(_ knowledge: String) {
    var loads: [Duration] = []
    var fits: [Duration] = []
    for _ in 0..<20 {
      let clock = ContinuousClock()
      var base = KnowledgeBase()
      loads.append(
        clock.measure { base = KnowledgeLoader.load(knowledge, validating: false, on: OnTwoThreads()).base })
      fits.append(clock.measure { _ = Responder(base, on: OnTwoThreads()) })
    }
    Figures.show("read the folder", loads)
    Figures.show("build and fit", fits)
  }

  /// Each question many times; the figure of a question is its median, so that the noise of the machine stays out.
  private static func asking(_ responder: Responder, _ questions: [LabelledQuestion]) {
    var scratch = responder.matcher.makeScratch()
    var tally = Tally()
    for question in questions { tally.add(question, responder.respond(question.question, &scratch)) }
    let right = tally.count(.resolved)
    guard Double(right) >= Double(questions.count) * leastRight else {
      fail("only \(right) of \(questions.count) timed questions are answered right")
    }
    var all: [Duration] = []
    for question in questions {
      var times: [Duration] = []
      for _ in 0..<31 {
        times.append(ContinuousClock().measure { _ = responder.respond(question.question, &scratch) })
      }
      all.append(times.sorted()[times.count / 2])
    }
    Figures.show("one question (\(right)/\(questions.count) right)", all)
  }

  /// Each question as it is, and as the next turn of a conversation, in turns so that the machine's moods hit both.
  private static func turning(_ responder: Responder, _ questions: [LabelledQuestion]) {
    var scratch = responder.matcher.makeScratch()
    let token = responder.respond("lupa user id", &scratch).reply.conversation
    guard !token.isEmpty else { fail("a conversation has no token") }
    var (alone, turns): ([Duration], [Duration]) = ([], [])
    for question in questions {
      var times: (alone: [Duration], turn: [Duration]) = ([], [])
      for _ in 0..<15 {
        times.alone.append(ContinuousClock().measure { _ = responder.respond(question.question, &scratch) })
        times.turn.append(
          ContinuousClock().measure {
            _ = try? responder.respond(question.question, token: token, &scratch)
          })
      }
      alone.append(times.alone.sorted()[7])
      turns.append(times.turn.sorted()[7])
    }
    Figures.show("one question alone", alone)
    Figures.show("the same as a turn", turns)
  }

  /// A story of 2,000 characters with the problem in the middle.
  private static func telling(_ responder: Responder) {
    let ballast =
      "Kemarin hujan deras sekali di kota kami dan listrik sempat padam dua kali, jadi kami baru bekerja lagi siang ini. "
    let problem = "Waktu login muncul tulisan Java Script error padahal di LPSE lain bisa masuk. "
    var story = ballast
    while story.count + ballast.count + problem.count < 1_000 { story += ballast }
    story += problem
    while story.count + ballast.count <= 2_000 { story += ballast }
    var scratch = responder.matcher.makeScratch()
    guard responder.respond(story, &scratch).reply.entry?.id == "login-javascript-error" else {
      fail("the story is not understood")
    }
    var times: [Duration] = []
    for _ in 0..<200 { times.append(ContinuousClock().measure { _ = responder.respond(story, &scratch) }) }
    Figures.show("a story of \(story.count) characters", times)
  }

  /// Texts as long as are read, which are nothing but the beginnings of a log.
  private static func readingLogs() {
    let pieces = [
      "550 5.1.1 ", "to=<a@b.id> ", "5.5.5.5 ", "said: 554 <a@b.id> ", "host h= relay= 554 said: ",
    ]
    var times: [Duration] = []
    for piece in pieces {
      let text = String(repeating: piece, count: TextLimits.log.bytes / piece.count)
      for _ in 0..<20 { times.append(ContinuousClock().measure { _ = MailLogReader.read(text) }) }
    }
    Figures.show("a hostile mail log of \(TextLimits.log.bytes) characters", times)
  }

  private static func option(_ name: String) -> String? {
    guard let index = CommandLine.arguments.firstIndex(of: "--\(name)"),
      index + 1 < CommandLine.arguments.count
    else { return nil }
    return CommandLine.arguments[index + 1]
  }

  /// The words behind a flag, up to the next one; nil without the flag.
  private static func list(_ name: String) -> [String]? {
    guard let index = CommandLine.arguments.firstIndex(of: "--\(name)") else { return nil }
    return Array(CommandLine.arguments[(index + 1)...].prefix { !$0.hasPrefix("--") })
  }

  private static func fail(_ reason: String) -> Never {
    print("pandu-bench: \(reason)")
    exit(1)
  }
}
