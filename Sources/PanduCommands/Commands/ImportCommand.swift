import Basics
import FAQConversation
import FAQImport
import FAQKnowledge
import FAQMatching
import Glibc
import LinuxIO

/// `pandu import`: makes entries of the pages that an office has, and tells where each question goes today.
enum ImportCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let clock = ContinuousClock()
    var progress = ImportProgress(isTerminal: isatty(STDERR_FILENO) == 1, start: clock.now)
    defer { progress.end() }
    let target = options["into"] ?? ""
    let files = try ImportFiles.read(options.words)
    let responder = ImportTrial.responder(options)
    let folder = try ImportFiles.folder(target)
    let base = responder?.base ?? folder.base
    let texts = CommandTexts.of(base)
    progress.tell(.reading, at: clock.now, texts: texts)
    let plan = try plan(files, options, folder, below: responder?.base ?? KnowledgeBase(), wordedIn: base)
    let trial = ImportTrial(responder)
    var goals: [ImportTrial.Goal] = []
    for (index, entry) in plan.entries.enumerated() {
      progress.tell(.trying(index + 1, of: plan.entries.count), at: clock.now, texts: texts)
      goals.append(trial.goal(of: entry))
    }
    if !options.has("dry-run") {
      do throws(WriteFailure) {
        try FolderWriter.write(plan.writes, to: target)
      } catch {
        throw CommandError.fileNotWritable(error.path, error.error).worded(in: base)
      }
    }
    progress.end()
    if options.has("json") {
      Terminal.print(ImportJSON.text(plan, goals))
    } else {
      let table = ImportTable(base)
      for line in table.lines(plan, goals, into: target, isTrial: options.has("dry-run")) {
        Terminal.print(line)
      }
    }
    return .done
  }

  private static func plan(
    _ files: [ImportedFile], _ options: Options, _ folder: ImportFolder, below: KnowledgeBase,
    wordedIn base: KnowledgeBase
  ) throws(CommandError) -> ImportPlan {
    let day = UTCTime(secondsSince1970: time(nil) + indonesianHours * 3_600).date
    var said = ImportOptions(today: day)
    said.language = base.language
    (said.category, said.source) = (options["category"], options["source"])
    said.contacts = options.texts("contact").flatMap { $0.split(separator: ",").map { String($0.trimmed()) } }
    let own = Set(folder.base.entries.map(\.id))
    said.reserved = Set(below.entries.map(\.id)).subtracting(own)
    let known = Set((folder.base.contacts + below.contacts).map(\.id))
    for id in said.contacts where !known.contains(id) {
      let nearest = NearestName.of(id, among: known.sorted())
      throw CommandError.unknownContact(id, nearest: nearest).worded(in: base)
    }
    do throws(ImportFailure) {
      return try ImportPlanner.plan(files, options: said, folder: folder, below: below)
    } catch {
      throw CommandError.notImported(error).worded(in: base)
    }
  }

  /// Western Indonesia is so many hours before UTC.
  private static let indonesianHours = 7
}
