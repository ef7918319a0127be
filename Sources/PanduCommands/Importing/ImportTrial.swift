import FAQConversation
import FAQImport
import FAQKnowledge
import FAQMatching
import FAQService
import LinuxIO

/// Asks the knowledge of today what it says to the questions of an import.
struct ImportTrial {
  /// The place that a question goes to.
  struct Goal {
    var outcome = Reply.Outcome.fallback
    /// The entry that answers.
    var entry: String?
    var confidence: Float = 0
    /// The name of what decided; nil where nothing did.
    var winner: String?
    /// The words that spoke for it.
    var words: [String] = []
    /// Wordings of the new entry that go elsewhere, and to what.
    var strays: [(wording: String, winner: String)] = []
  }

  private let responder: Responder?

  /// A responder of the knowledge of `--knowledge`; nil where there is none yet.
  static func responder(_ options: Options) -> Responder? {
    let folders = Workspace.folders(options).filter { (try? FileSystem.system.kind($0)) == .folder }
    guard !folders.isEmpty else { return nil }
    let responder = Responder.load(folders, on: OnTwoThreads()).responder
    return responder.base.entries.isEmpty ? nil : responder
  }

  init(_ responder: Responder?) { self.responder = responder }

  func goal(of entry: ImportPlan.Entry) -> Goal {
    guard let responder else { return Goal() }
    var scratch = responder.matcher.makeScratch()
    let result = responder.respond(entry.title, &scratch)
    let trial = KnowledgeTrial(responder.matcher)
    let (winner, words) = trial.winner(result.match, result.decision, &scratch)
    var goal = Goal(
      outcome: result.reply.outcome, entry: result.reply.entry?.id, confidence: result.reply.confidence,
      winner: winner, words: words)
    for wording in entry.wordings {
      let other = responder.respond(wording, &scratch)
      let (name, _) = trial.winner(other.match, other.decision, &scratch)
      if let name, name != entry.id, name != winner { goal.strays.append((wording, name)) }
    }
    return goal
  }
}
