import FAQConversation
import FAQKnowledge
import JournalRecords

/// Writes the counters in the text format of Prometheus 0.0.4. Rows of zeros are left out, but for the outcomes.
enum MetricsText {
  static func write(_ metrics: Metrics) -> String {
    let counts = metrics.counts
    var text = ""
    requests(counts, &text)
    durations(counts, &text)
    head("pandu_answers_total", "counter", "Answers by outcome.", &text)
    for (outcome, count) in zip(Reply.Outcome.allCases, counts.answers) {
      text += "pandu_answers_total{outcome=\"\(outcome.rawValue)\"} \(count)\n"
    }
    single("pandu_connections_open", "gauge", "Connections open now.", metrics.openConnections, &text)
    single(
      "pandu_connections_total", "counter", "Connections accepted.", metrics.acceptedConnections, &text)
    let knowledge = metrics.knowledge
    single("pandu_knowledge_entries", "gauge", "Entries of the knowledge.", knowledge.entries.count, &text)
    head("pandu_knowledge_info", "gauge", "The knowledge that answers, always 1.", &text)
    text += "pandu_knowledge_info{version=\"\(escaped(knowledge.version))\"} 1\n"
    reloads(metrics.reloadRecord, &text)
    if let journal = metrics.journal { self.journal(journal.counts(), &text) }
    return text
  }

  private static func journal(_ counts: JournalCounts, _ text: inout String) {
    head("pandu_journal_lines_total", "counter", "Lines written to the journal.", &text)
    text += "pandu_journal_lines_total{kind=\"question\"} \(counts.questions)\n"
    text += "pandu_journal_lines_total{kind=\"feedback\"} \(counts.feedback)\n"
    let lost = "pandu_journal_questions_dropped_total"
    head(lost, "counter", "Questions that are not in the journal: no room in memory, or not written.", &text)
    text += "\(lost){reason=\"queue\"} \(counts.dropped)\n\(lost){reason=\"disk\"} \(counts.lost)\n"
    let rows = [
      ("feedback_refused_total", "counter", "Feedback that could not be kept.", counts.refused),
      ("bytes_total", "counter", "Bytes written to the journal.", counts.bytes),
      ("errors_total", "counter", "Calls to the system for the journal that failed.", counts.errors),
      ("rotations_total", "counter", "Journal files that were put aside.", counts.rotations),
      ("failing", "gauge", "1 while the journal cannot be written.", counts.isFailing ? 1 : 0),
    ]
    for (name, type, help, value) in rows { single("pandu_journal_" + name, type, help, value, &text) }
  }

  private static func requests(_ counts: MetricCounts, _ text: inout String) {
    head("pandu_requests_total", "counter", "Requests by route and status.", &text)
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
    head(name, "histogram", "Time to compute an answer, without the network.", &text)
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
    head("\(name)s_total", "counter", "Attempts to read the knowledge anew, by result.", &text)
    for (result, count) in [
      ("published", record.published), ("unchanged", record.unchanged), ("failed", record.failed),
    ] { text += "\(name)s_total{result=\"\(result)\"} \(count)\n" }
    if let last = record.last {
      single("\(name)_timestamp_seconds", "gauge", "End of the last attempt.", last.second, &text)
      head("\(name)_duration_seconds", "gauge", "Time that the last attempt took.", &text)
      text += "\(name)_duration_seconds \(seconds(last.nanoseconds))\n"
    }
    single(
      "pandu_knowledge_broken", "gauge", "1 while the folder cannot be used and an older version answers.",
      record.failure == nil ? 0 : 1, &text)
    single(
      "pandu_knowledge_errors", "gauge", "Errors of a folder that cannot be used.",
      record.failure?.errors ?? 0, &text)
  }

  private static func head(_ name: String, _ type: String, _ help: String, _ text: inout String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private static func single(
    _ name: String, _ type: String, _ help: String, _ value: Int, _ text: inout String
  ) {
    head(name, type, help, &text)
    text += "\(name) \(value)\n"
  }

  /// Seconds with as many decimals as it takes.
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
