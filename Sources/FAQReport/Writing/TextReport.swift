import Basics
package import FAQKnowledge
import JournalRecords

/// A report as text, for a terminal or a message.
package struct TextReport {
  private let report: Report
  private let forms: ReportForms
  private let rows: Int
  private var lines: [String] = []
  /// Width of the longest bar, in characters.
  private static let bar = 24
  /// The most points of a series over time.
  private static let mostPoints = 31
  /// The number of wordings of each group that are shown.
  private static let wordings = 5

  /// - Parameters:
  ///   - report: the report.
  ///   - base: gives the words.
  ///   - rows: the most rows of a table.
  /// - Returns: the text, without a newline at its end.
  package static func text(_ report: Report, base: KnowledgeBase, rows: Int = ReportLimits.rows) -> String {
    var text = TextReport(report, base, rows: rows)
    text.write()
    return text.lines.joined(separator: "\n")
  }

  private init(_ report: Report, _ base: KnowledgeBase, rows: Int) {
    (self.report, self.rows) = (report, rows)
    forms = ReportForms(base)
  }

  private var words: ScreenWords { forms.words }

  private mutating func write() {
    lines.append(words[.heading])
    guard report.span != nil else {
      lines.append(words[.empty])
      if report.skipped.total > 0 { columns([skipped]) }
      return due()
    }
    lines.append(forms.span(report))
    tasks()
    summary()
    questions(report.unknown, words[.unknown], remarks: [words[.paste], words[.offers]])
    unhelpful()
    close()
    questions(report.unclear, words[.unclear], remarks: [words[.unclearMeaning]])
    questions(report.outside, words[.outside], remarks: [words[.outsideMeaning]])
    outcomes()
    entries()
    due()
    times()
  }

  // MARK: Sections

  /// The tasks, and the comparison of the last days.
  private mutating func tasks() {
    let tasks = forms.tasks(report)
    heading(words[.tasks] + (tasks.isEmpty ? ": " + words[.noTasks] : ""))
    for task in tasks {
      lines.append("  " + task.title)
      lines += task.subjects.map { "  - " + $0 }
    }
    guard let comparison = report.comparison else { return }
    heading(words.fill(.compared, ["jumlah": forms.number(comparison.days)]))
    columns(forms.comparison(comparison).map { [$0.name, $0.value, $0.before] })
  }

  private mutating func summary() {
    heading(words[.summary])
    var cells = [[words[.asked], forms.number(report.questions), ""]]
    cells.append([
      words[.perDay], forms.number((report.questions * 2 + report.length) / (report.length * 2)), "",
    ])
    cells.append([words[.alone], forms.percent(report.alone, of: report.judged), ""])
    cells.append([
      words[.feedback], forms.number(report.feedback),
      report.feedback == 0
        ? ""
        : words.fill(
          .opinions, ["membantu": forms.number(report.helpful), "tidak": forms.number(report.unhelpful)]),
    ])
    if let latency = report.latency {
      cells.append([
        words[.latency], "",
        words.fill(
          .latencyValues, ["tengah": forms.duration(latency.median), "lambat": forms.duration(latency.slow)]),
      ])
    }
    if report.skipped.total > 0 { cells.append(skipped) }
    columns(cells)
    if report.judged > 0 { lines.append("  " + words[.aloneMeaning]) }
  }

  private var skipped: [String] {
    [words[.skipped], forms.number(report.skipped.total), forms.reasons(report.skipped)]
  }

  private mutating func outcomes() {
    guard report.questions > 0 else { return }
    heading(words[.outcomes])
    bars(report.shownOutcomes.map { (forms.outcome($0), report.count($0)) }, of: report.questions)
  }

  private mutating func entries() {
    let answering = report.entries.filter { $0.answers > 0 }
    guard !answering.isEmpty else { return }
    heading(words[.topEntries])
    bars(
      answering.prefix(rows).map { ($0.id, $0.answers) }, of: report.count(.answer),
      notes: answering.prefix(rows).map { $0.title ?? "(\(words[.noEntry]))" })
  }

  private mutating func questions(_ questions: Report.Questions, _ title: String, remarks: [String]) {
    guard questions.total > 0 else { return }
    heading(
      "\(title): \(forms.number(questions.total)) (\(forms.percent(questions.total, of: report.questions)))")
    for remark in remarks { lines.append("  " + remark) }
    if questions.error > 0 {
      lines.append("  " + words.fill(.atLeast, ["batas": forms.number(questions.error)]))
    }
    for group in questions.groups.prefix(rows) {
      lines += ["", "  " + words.fill(.times, ["jumlah": forms.number(group.count)])]
      lines += group.wordings.prefix(TextReport.wordings).map { "  " + $0.line }
      if let nearest = group.nearest { lines.append("  " + forms.nearest(nearest)) }
    }
    let others = questions.groups.count - rows
    if others > 0 { lines += ["", "  " + words.fill(.moreGroups, ["jumlah": forms.number(others)])] }
    if questions.wordless > 0 {
      lines += ["", "  " + words.fill(.wordless, ["jumlah": forms.number(questions.wordless)])]
    }
  }

  private mutating func close() {
    guard report.closeTotal > 0 else { return }
    heading(words[.narrow])
    lines.append("  " + words.fill(.narrowMeaning, ["jumlah": forms.number(report.closeTotal)]))
    if report.closeError > 0 {
      lines.append("  " + words.fill(.atLeast, ["batas": forms.number(report.closeError)]))
    }
    columns(
      report.close.prefix(rows).map {
        [
          "", forms.number($0.count),
          words.fill(.narrowPair, ["entri": $0.answered, "saingan": $0.rival]) + ": " + $0.example,
        ]
      })
  }

  private mutating func unhelpful() {
    let entries = report.unhelpfulEntries
    guard !entries.isEmpty else { return }
    heading(words[.unhelpful])
    let width = entries.prefix(rows).map(\.id.count).max() ?? 0
    for entry in entries.prefix(rows) {
      let share = words.fill(
        .unhelpfulOf,
        ["tidak": forms.number(entry.unhelpful), "semua": forms.number(entry.helpful + entry.unhelpful)])
      lines.append(
        "  \(TextReport.padded(entry.id, width))  \(share)  \(forms.percent(entry.unhelpful, of: entry.helpful + entry.unhelpful))"
      )
      lines += entry.comments.map { "    \(forms.date($0.moment.day)): \"\($0.text)\"" }
    }
  }

  /// Entries whose day has come, whatever was asked.
  private mutating func due() {
    guard !report.due.isEmpty else { return }
    heading(words[.due])
    lines += report.due.prefix(rows).map { "  " + forms.due($0) }
  }

  private mutating func times() {
    guard report.questions > 0 else { return }
    heading("\(words[.hours]) (\(report.zone.rawValue))")
    let hours = report.hours
    let busy = (0..<24).drop { hours[$0] == 0 }.reversed().drop { hours[$0] == 0 }.reversed()
    bars(busy.map { (forms.hour($0), hours[$0]) }, of: report.questions)
    heading(words[.weekdays])
    bars(report.weekdays.enumerated().map { (forms.weekday($0), $1) }, of: report.questions)
    let series = Series(report.days, most: TextReport.mostPoints)
    heading(forms.heading(series.step))
    bars(series.points.map { (forms.point($0, series.step), $0.questions) }, of: report.questions)
  }

  // MARK: Rows

  private mutating func heading(_ text: String) { lines += ["", text] }

  /// Rows of a name, a number aligned to the right, and a remark.
  private mutating func columns(_ cells: [[String]]) {
    let widths = (0..<2).map { column in cells.map { $0[column].count }.max() ?? 0 }
    for row in cells {
      let name = widths[0] == 0 ? "" : TextReport.padded(row[0], widths[0]) + "  "
      lines.append(
        TextReport.trimmed(
          "  \(name)\(TextReport.padded(row[1], widths[1], toRight: true))  \(row[2])"))
    }
  }

  /// Rows with a share and a bar, or a note in place of the bar.
  private mutating func bars(_ values: [(name: String, count: Int)], of whole: Int, notes: [String]? = nil) {
    let most = values.map(\.count).max() ?? 0
    let shares = values.map { forms.percent($0.count, of: whole) }
    let width = values.map(\.name.count).max() ?? 0
    let numberWidth = values.map { forms.number($0.count).count }.max() ?? 0
    let shareWidth = shares.map(\.count).max() ?? 0
    for (row, value) in values.enumerated() {
      let length = most == 0 ? 0 : (value.count * TextReport.bar + most - 1) / most
      let last = notes.map { $0[row] } ?? String(repeating: "█", count: length)
      lines.append(
        TextReport.trimmed(
          "  " + TextReport.padded(value.name, width) + "  "
            + TextReport.padded(forms.number(value.count), numberWidth, toRight: true) + "  "
            + TextReport.padded(shares[row], shareWidth, toRight: true) + "  " + last))
    }
  }

  private static func padded(_ text: String, _ width: Int, toRight: Bool = false) -> String {
    let room = String(repeating: " ", count: max(0, width - text.count))
    return toRight ? room + text : text + room
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
