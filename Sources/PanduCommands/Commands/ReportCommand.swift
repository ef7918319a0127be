import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQReport
import FAQText
import Glibc
import LinuxIO

/// `pandu report`: what was asked, answered, not answered, found (un)helpful, from the journal of `pandu serve`.
enum ReportCommand {
  static func run(_ options: Options) throws(CommandError) -> ExitCode {
    let page = try ReplaceableFile("html", options, sources: options.words)
    let zone = options["zone"].flatMap(Zone.init(named:)) ?? .wib
    let rows = options.integer("limit") ?? ReportLimits.rows
    let base = try Workspace.base(options)
    do throws(CommandError) {
      try report(options, base, zone: zone, rows: rows, page: page)
    } catch {
      throw error.worded(in: base)
    }
    return .done
  }

  private static func report(
    _ options: Options, _ base: KnowledgeBase, zone: Zone, rows: Int, page: ReplaceableFile?
  ) throws(CommandError) {
    let least = options.integer("min") ?? ReportLimits.leastForDraft
    let words = ServiceLines(texts: .of(base))
    let analyzer = Matcher.analyzer(base)
    let reading = try read(options.words, JournalTally(zone: zone, analyzer: analyzer))
    var report = Report(reading, base: base, analyzer: analyzer, at: Workspace.clock(options)())
    nameNearest(&report, base, rows: rows)
    warn(report.skipped, words)
    Terminal.print(
      options.has("json") ? JSONReport.text(report) : TextReport.text(report, base: base, rows: rows))
    try page?.replace(with: HTMLReport.html(report, base: base, rows: rows))
    if let folder = options["draft"] { try draft(report, base, least: least, to: folder, words: words) }
  }

  /// Names the nearest entries, for which the knowledge is fitted only where there is something to name.
  private static func nameNearest(_ report: inout Report, _ base: KnowledgeBase, rows: Int) {
    guard [report.unknown, report.unclear, report.outside].contains(where: { !$0.groups.isEmpty }) else {
      return
    }
    let responder = Responder(base, on: OnTwoThreads())
    var scratch = responder.matcher.makeScratch()
    report.nameNearest(rows: rows) { wording in
      guard let nearest = responder.nearest(to: wording, &scratch),
        nearest.confidence >= ReportLimits.leastNear
      else { return nil }
      return .init(entry: nearest.id, confidence: nearest.confidence)
    }
  }

  /// Reads all journals in one pass. All are checked before the first is read, so that a wrong name is reported at once.
  private static func read(_ paths: [String], _ tally: JournalTally) throws(CommandError) -> JournalReading {
    var total: Int? = 0
    for path in paths {
      do throws(JournalSource.Unreadable) {
        let size = try JournalSource.size(path)
        total = total.flatMap { sum in size.map { sum + $0 } }
      } catch {
        throw .fileNotReadable(error.path)
      }
    }
    let clock = ContinuousClock()
    let start = clock.now
    var progress = Progress(total: total, isTerminal: isatty(STDERR_FILENO) == 1, now: .zero)
    var reading = JournalReading(tally)
    defer { if let end = progress?.end { Terminal.tell(end) } }
    for path in paths {
      do throws(JournalSource.Unreadable) {
        try reading.take(try JournalSource(path), named: path) { bytes in
          if let text = progress?.advance(bytes, now: clock.now - start) {
            Terminal.tell(text)
          }
        }
      } catch {
        throw .fileNotReadable(error.path)
      }
    }
    return reading
  }

  private static func warn(_ skipped: SkippedLines, _ words: ServiceLines) {
    for place in skipped.places { Terminal.error(words.skipped(place)) }
    let others = skipped.total - skipped.places.count
    if others > 0 { Terminal.error(words.skippedMore(others)) }
  }

  private static func draft(
    _ report: Report, _ base: KnowledgeBase, least: Int, to folder: String, words: ServiceLines
  ) throws(CommandError) {
    // The ids of entries are taken, except where the folder has a file of the id: that entry grew from an earlier draft.
    // The system reads the path until its zero byte, while the call lasts.
    let taken = Set(base.entries.map(\.id)).filter { unsafe access("\(folder)/\($0).md", F_OK) != 0 }
    let drafts = Draft.drafts(report, base: base, least: least, taken: taken)
    if drafts.isEmpty { return Terminal.error(words.noDraft(least)) }
    for result in try DraftFolder.write(drafts, to: folder) { Terminal.error(words.drafted(result)) }
  }
}
