import FAQKnowledge
import FAQMatching
import LinuxIO

/// `pandu check`: reports all problems of all files, then tries every wording against its entry.
enum CheckCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let folders = Workspace.folders(options)
    var (base, found) = KnowledgeLoader.load(folders, on: OnTwoThreads())
    if let most = options.integer("wordings") { base.keepWordings(most) }
    var problems = found
    var causes = [SourceLocation: [String]]()
    if !base.entries.isEmpty {
      let matcher = Matcher(base, on: OnTwoThreads())
      let trial = KnowledgeTrial(matcher).problems()
      problems += trial.map { softened($0, folders) }
      // With fewer wordings than the files have, no change is the cause.
      if trial.contains(where: isMiss), !options.has("wordings") {
        causes = StrayCauses(folders, matcher).files
      }
    }
    problems += Dated.check(base, at: Workspace.clock(options)())
    problems.sort { $0.location < $1.location }
    let renderer = DiagnosticRenderer(language: base.language)
    for problem in base.notes + problems {
      Terminal.print(renderer.render(problem))
      if isMiss(problem), let files = causes[problem.location] { Terminal.print(cause(files, base)) }
    }
    let errors = problems.count { $0.severity == .error }
    Terminal.print(summary(folders, base, errors: errors, warnings: problems.count - errors))
    if options.has("verbose"), !base.entries.isEmpty { leaveOneOut(base) }
    return errors == 0 ? .done : .failed
  }

  private static func isMiss(_ problem: Diagnostic) -> Bool {
    if case .trial(.wordingMisses) = problem.problem { true } else { false }
  }

  /// Most files that a cause names.
  private static let mostFiles = 5

  private static func cause(_ files: [String], _ base: KnowledgeBase) -> String {
    let names = files.prefix(mostFiles).map(VisibleText.line) + (files.count > mostFiles ? ["…"] : [])
    let values = ["berkas": names.joined(separator: ", ")]
    return "  → " + CommandTexts.of(base).fill(EvaluationWord.cause, values)
  }

  /// A problem of the trial as a warning where its file lies in an earlier folder: who writes the last one need not be able
  /// to mend the others.
  private static func softened(_ problem: Diagnostic, _ folders: [String]) -> Diagnostic {
    guard folders.count > 1, let last = folders.last, !problem.location.path.hasPrefix(last) else {
      return problem
    }
    return Diagnostic(.warning, problem.location, problem.problem)
  }

  /// What the folders hold. Drafts, which are no entries yet, are told where there are some.
  static func summary(_ folders: [String], _ base: KnowledgeBase, errors: Int, warnings: Int)
    -> String
  {
    let wordings = base.entries.reduce(0) { $0 + $1.wordings.count }
    return CommandTexts.of(base).fill(
      base.drafts.isEmpty ? EvaluationWord.checked : .checkedWithDrafts,
      [
        "folder": folders.map(VisibleText.line).joined(separator: " + "), "entri": "\(base.entries.count)",
        "draf": "\(base.drafts.count)", "pertanyaan": "\(wordings)", "kontak": "\(base.contacts.count)",
        "sumber": "\(base.sources.count)", "kesalahan": "\(errors)", "peringatan": "\(warnings)",
      ])
  }

  private static func leaveOneOut(_ base: KnowledgeBase) {
    let texts = CommandTexts.of(base)
    let figures = KnowledgeTrial.leaveOneOut(base)
    Terminal.print("\n" + texts.fill(EvaluationWord.leftOut))
    for figure in figures {
      Terminal.print(
        "  \(VisibleText.line(figure.entry).padded(to: 28)) \(figure.reached)/\(figure.all)  \(Figures.percent(figure.reached, of: figure.all))"
      )
    }
    let (reached, all) = (figures.reduce(0) { $0 + $1.reached }, figures.reduce(0) { $0 + $1.all })
    let arrives = texts.fill(
      EvaluationWord.arrives,
      ["sampai": "\(reached)", "semua": "\(all)", "persen": Figures.percent(reached, of: all)])
    Terminal.print("  \(texts.fill(EvaluationWord.all).padded(to: 28)) \(arrives)")
  }
}
