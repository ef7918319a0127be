import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import Glibc
import LinuxIO

/// The knowledge that a command works on.
struct Workspace {
  let responder: Responder

  /// The folders of `--knowledge`, each over those before it, else that of `PANDU_KNOWLEDGE`, else `./knowledge`.
  static func folders(_ options: Options) -> [String] {
    let folders = options.all("knowledge")
    if !folders.isEmpty { return folders }
    // The value ends with a zero byte, and is copied at once, before anybody could change the environment.
    let named = unsafe getenv("PANDU_KNOWLEDGE").map { unsafe String(cString: $0) } ?? ""
    return [named.isEmpty ? "knowledge" : named]
  }

  /// The clock of the system, or one that stands still at `--at`.
  static func clock(_ options: Options) -> @Sendable () -> WallTime {
    if let time = options.moment("at") { return { time } }
    return { WallTime(seconds: time(nil)) }
  }

  /// The LPSE of `--lpse`, or empty.
  static func lpse(_ options: Options, _ base: KnowledgeBase) throws(CommandError) -> String {
    guard let name = options["lpse"]?.lowercased() else { return "" }
    let known = Set(base.contacts.map(\.lpse)).filter { !$0.isEmpty }.sorted()
    guard known.contains(name) else { throw CommandError.unknownLPSE(name, known: known).worded(in: base) }
    return name
  }

  /// Reads the folders without fitting, for a command that answers no question. Errors in its files end the command.
  static func base(_ options: Options) throws(CommandError) -> KnowledgeBase {
    let (base, problems) = KnowledgeLoader.load(folders(options), validating: false, on: OnTwoThreads())
    try refuse(problems, base)
    return base
  }

  /// Loads the folders. Errors in its files end the command, which reports all of them.
  static func open(_ options: Options) throws(CommandError) -> Workspace {
    if let most = options.integer("wordings") {
      var base = try base(options)
      base.keepWordings(most)
      return Workspace(responder: Responder(base, on: OnTwoThreads()))
    }
    let (responder, problems) = Responder.load(folders(options), on: OnTwoThreads())
    try refuse(problems, responder.base)
    return Workspace(responder: responder)
  }

  /// Ends the command where a running service would not take the folders over either.
  private static func refuse(_ problems: [Diagnostic], _ base: KnowledgeBase) throws(CommandError) {
    let reading = problems.filter { $0.severity == .error }
    // A file that cannot be read has consequences, which are no problems of their own.
    let errors = reading.isEmpty ? Validation.blocking(base) : reading
    guard errors.isEmpty else { throw .knowledge(errors, language: base.language) }
  }
}

extension KnowledgeBase {
  /// Cuts the wordings of each entry, to see how well it is found with few.
  mutating func keepWordings(_ most: Int) {
    for entry in entries.indices {
      entries[entry].wordings.removeLast(max(0, entries[entry].wordings.count - most))
    }
  }
}
