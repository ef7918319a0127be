import FAQConversation
import FAQKnowledge
import JournalRecords

/// Writes the counters in the text format of Prometheus 0.0.4. Rows of zeros are left out, except those of outcomes and of updates.
enum MetricsText {
  static func write(_ metrics: Metrics) -> String {
    let counts = metrics.counts
    var text = ""
    requests(counts, &text)
    durations(counts, &text)
    head("pandu_answers_total", "counter", help: "Answers by outcome.", to: &text)
    for (outcome, count) in zip(Reply.Outcome.allCases, counts.answers) {
      text += "pandu_answers_total{outcome=\"\(outcome.rawValue)\"} \(count)\n"
    }
    updates(counts, &text)
    single(
      "pandu_connections_open", "gauge", help: "Connections open now.",
      value: metrics.openConnections, to: &text)
    single(
      "pandu_connections_total", "counter", help: "Connections accepted.",
      value: metrics.acceptedConnections, to: &text)
    let knowledge = metrics.knowledge
    single(
      "pandu_knowledge_entries", "gauge", help: "Entries of the knowledge.",
      value: knowledge.entries.count, to: &text)
    head("pandu_knowledge_info", "gauge", help: "The knowledge that answers, always 1.", to: &text)
    text += "pandu_knowledge_info{version=\"\(escaped(knowledge.version))\"} 1\n"
    notices(metrics.notices, &text)
    reloads(metrics.reloadRecord, &text)
    if let journal = metrics.journal { self.journal(journal.counts(), &text) }
    return text
  }

  private static func updates(_ counts: MetricCounts, _ text: inout String) {
    let name = "pandu_telegram_updates_total"
    head(name, "counter", help: "Updates of Telegram by what became of them.", to: &text)
    for (fate, count) in zip(TelegramFate.allCases, counts.updates) {
      text += "\(name){result=\"\(fate.rawValue)\"} \(count)\n"
    }
  }

  /// One row for each notice that stands, so that a graph shows when it did.
  private static func notices(_ standing: [(notice: Notice, state: Notice.State)], _ text: inout String) {
    head("pandu_notice_info", "gauge", help: "Notices that are told, by state, always 1.", to: &text)
    for (notice, state) in standing {
      text += "pandu_notice_info{id=\"\(escaped(notice.id))\",state=\"\(state.rawValue)\"} 1\n"
    }
  }

  private static func journal(_ counts: JournalCounts, _ text: inout String) {
    head("pandu_journal_lines_total", "counter", help: "Lines written to the journal.", to: &text)
    text += "pandu_journal_lines_total{kind=\"question\"} \(counts.questions)\n"
    text += "pandu_journal_lines_total{kind=\"feedback\"} \(counts.feedback)\n"
    let lost = "pandu_journal_questions_dropped_total"
    head(
      lost, "counter", help: "Questions that are not in the journal: no room in memory, or not written.",
      to: &text)
    text += "\(lost){reason=\"queue\"} \(counts.dropped)\n\(lost){reason=\"disk\"} \(counts.lost)\n"
    let rows = [
      ("feedback_refused_total", "counter", "Feedback that could not be kept.", counts.refused),
      ("bytes_total", "counter", "Bytes written to the journal.", counts.bytes),
      ("errors_total", "counter", "Calls to the system for the journal that failed.", counts.errors),
      ("rotations_total", "counter", "Journal files that were put aside.", counts.rotations),
      ("failing", "gauge", "1 while the journal cannot be written.", counts.isFailing ? 1 : 0),
    ]
    for (name, type, help, value) in rows {
      single("pandu_journal_" + name, type, help: help, value: value, to: &text)
    }
  }

  private static func requests(_ counts: MetricCounts, _ text: inout String) {
    head("pandu_requests_total", "counter", help: "Requests by route and status.", to: &text)
    let columns = MetricCounts.statuses.count
    for (row, label) in MetricCounts.Label.names.enumerated() {
      for (column, status) in MetricCounts.statuses.enumerated() {
        let count = counts.requests[row * columns + column]
        if count > 0 { text += "pandu_requests_total{route=\"\(label)\",status=\"\(status)\"} \(count)\n" }
      }
    }
  }

  private static func durations(_ counts: MetricCounts, _ text: inout String) {
    let name = "pandu_request_duration_seconds"
    head(name, "histogram", help: "Time to compute an answer, without the network.", to: &text)
    let columns = MetricCounts.bounds.count + 1
    for (row, label) in MetricCounts.Label.names.enumerated() {
      let buckets = counts.durations[row * columns..<(row + 1) * columns]
      guard buckets.contains(where: { $0 > 0 }) else { continue }
      var sum = 0
      for (bound, count) in zip(MetricCounts.bounds.map(seconds) + ["+Inf"], buckets) {
        sum += count
        text += "\(name)_bucket{route=\"\(label)\",le=\"\(bound)\"} \(sum)\n"
      }
      text += "\(name)_sum{route=\"\(label)\"} \(seconds(counts.nanoseconds[row]))\n"
      text += "\(name)_count{route=\"\(label)\"} \(sum)\n"
    }
  }

  private static func reloads(_ record: ReloadRecord, _ text: inout String) {
    let name = "pandu_knowledge_reload"
    head("\(name)s_total", "counter", help: "Attempts to read the knowledge anew, by result.", to: &text)
    for (result, count) in [
      ("published", record.published), ("unchanged", record.unchanged), ("failed", record.failed),
    ] { text += "\(name)s_total{result=\"\(result)\"} \(count)\n" }
    if let last = record.last {
      single(
        "\(name)_timestamp_seconds", "gauge", help: "End of the last attempt.",
        value: last.second, to: &text)
      head("\(name)_duration_seconds", "gauge", help: "Time that the last attempt took.", to: &text)
      text += "\(name)_duration_seconds \(seconds(last.nanoseconds))\n"
    }
    single(
      "pandu_knowledge_broken", "gauge",
      help: "1 while the folder cannot be used and an older version answers.",
      value: record.failure == nil ? 0 : 1, to: &text)
    single(
      "pandu_knowledge_errors", "gauge", help: "Errors of a folder that cannot be used.",
      value: record.failure?.errors ?? 0, to: &text)
  }

  private static func head(_ name: String, _ type: String, help: String, to text: inout String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private static func single(
    _ name: String, _ type: String, help: String, value: Int, to text: inout String
  ) {
    head(name, type, help: help, to: &text)
    text += "\(name) \(value)\n"
  }

  /// Nanoseconds in seconds, with as many decimals as are needed.
  static func seconds(_ nanoseconds: UInt64) -> String {
    let fraction = String(nanoseconds % 1_000_000_000)
    var text =
      "\(nanoseconds / 1_000_000_000)." + String(repeating: "0", count: 9 - fraction.count) + fraction
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func escaped(_ value: String) -> String {
    value.flatMap { character -> [Character] in
      switch character {
      case "\\", "\"": ["\\", character]
      case "\n": ["\\", "n"]
      default: [character]
      }
    }.map(String.init).joined()
  }
}
