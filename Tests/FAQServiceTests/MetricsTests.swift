// 1. Requests are counted by the name of their route and their status; a path that somebody makes up is no label.
// 2. Answers are counted by outcome; connections as they come and go; the knowledge is named.
// 3. The histogram's buckets never fall, and the last is the count.
// 4. What threads count apart is summed; the text is one that Prometheus reads.
// 5. With a journal there are its figures; without one there is no word of it.
// 6. The text is written once a second at most, for GET and HEAD alike, and once more when the knowledge was read.

import HTTPWire
import JournalRecords
import Synchronization
import Testing

@testable import FAQService

@Suite struct MetricsTests {
  private func service() -> Service { Services.shop { _ in } }

  @Test func `requests are counted`() throws {
    let service = service()
    var (first, second) = (Caller(service), Caller(service))
    for _ in 0..<3 { _ = try first.get("/v1/ask?q=flat+tyre") }
    _ = try second.get("/v1/ask?q=let+me+talk+to+a+person")
    _ = try second.get("/v1/ask")
    _ = try second.get("/v1/entries/none")
    _ = try second.get("/secret/path")
    _ = try second.send("BREW", "/v1/about")
    _ = service.timedOut()
    _ = service.respond(to: .malformedChunk)
    let lines = Set(service.metrics.text.split(separator: "\n"))
    for line in [
      #"pandu_requests_total{route="ask",status="200"} 4"#,
      #"pandu_requests_total{route="ask",status="422"} 1"#,
      #"pandu_requests_total{route="entry",status="404"} 1"#,
      #"pandu_requests_total{route="unknown",status="404"} 1"#,
      #"pandu_requests_total{route="about",status="501"} 1"#,
      #"pandu_requests_total{route="wire",status="408"} 1"#,
      #"pandu_requests_total{route="wire",status="400"} 1"#, #"pandu_answers_total{outcome="answer"} 3"#,
      #"pandu_answers_total{outcome="handoff"} 1"#, #"pandu_answers_total{outcome="clarify"} 0"#,
      #"pandu_request_duration_seconds_count{route="ask"} 5"#,
      #"pandu_request_duration_seconds_bucket{route="ask",le="+Inf"} 5"#, "pandu_connections_open 0",
      "pandu_knowledge_entries 2", #"pandu_knowledge_info{version="00112233445566aa"} 1"#,
    ] { #expect(lines.contains(Substring(line)), "\(line)") }
    #expect(!service.metrics.text.contains("secret"))
  }

  @Test func `connections come and go`() {
    let metrics = service().metrics
    for _ in 0..<5 { metrics.connectionOpened() }
    for _ in 0..<2 { metrics.connectionClosed() }
    #expect(metrics.text.contains("\npandu_connections_open 3\n"))
    #expect(metrics.text.contains("\npandu_connections_total 5\n"))
  }

  @Test func `buckets never fall`() {
    var counts = MetricCounts()
    for power in 0..<12 {
      for digit: UInt64 in 1...9 {
        let taken = digit * (0..<power).reduce(1) { product, _ in product * 10 }
        counts.request(.route(.ask), status: 200, nanoseconds: taken)
      }
    }
    #expect(counts.durations.reduce(0, +) == 108)
    #expect(counts.requests.reduce(0, +) == 108)
    #expect(MetricCounts.bounds == MetricCounts.bounds.sorted())
  }

  @Test func `every status that is worded is counted as itself`() {
    for error in WireError.allCases { #expect(MetricCounts.statuses.contains(error.status)) }
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.000000001"), (10_000, "0.00001"), (1_500_000_000, "1.5"), (2_000_000_000, "2"),
    ] as [(UInt64, String)])
  func `seconds`(nanoseconds: UInt64, text: String) { #expect(MetricsText.seconds(nanoseconds) == text) }

  @Test func `each line is a comment or a sample`() throws {
    var caller = Caller(service())
    _ = try caller.get("/v1/ask?q=a")
    let sample = /[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.]+/
    let text = try caller.get("/metrics").text
    #expect(text.hasSuffix("\n"))
    for line in text.split(separator: "\n") {
      #expect(line.hasPrefix("# HELP ") || line.hasPrefix("# TYPE ") || line.wholeMatch(of: sample) != nil)
    }
  }

  @Test func `the journal`() {
    #expect(!service().metrics.text.contains("journal"))
    let notes = KeptNotes()
    let text = Services.shop { $0.journal = notes.sink }.metrics
    notes.counts.withLock { counts in
      (counts.questions, counts.feedback, counts.dropped, counts.lost) = (1, 2, 3, 4)
      (counts.refused, counts.bytes, counts.errors, counts.rotations) = (5, 6, 7, 8)
      counts.isFailing = true
    }
    let lines = text.text.split(separator: "\n").filter { $0.hasPrefix("pandu_journal") }
    #expect(
      lines == [
        #"pandu_journal_lines_total{kind="question"} 1"#, #"pandu_journal_lines_total{kind="feedback"} 2"#,
        #"pandu_journal_questions_dropped_total{reason="queue"} 3"#,
        #"pandu_journal_questions_dropped_total{reason="disk"} 4"#,
        "pandu_journal_feedback_refused_total 5", "pandu_journal_bytes_total 6",
        "pandu_journal_errors_total 7", "pandu_journal_rotations_total 8", "pandu_journal_failing 1",
      ])
  }

  @Test func `written once a second`() {
    let kept = KeptText()
    let written = Atomic<Int>(0)
    let ask = { (mark: Int, now: UInt64) -> [UInt8] in
      kept.bytes(of: .init(snapshot: mark, readings: 0), at: now) {
        let count = written.wrappingAdd(1, ordering: .relaxed).newValue
        return Array("text \(count)".utf8)
      }
    }
    let second: UInt64 = 1_000_000_000
    // Time, mark, and which text is given then.
    let cases: [(now: UInt64, mark: Int, text: Int)] = [
      (5, 0, 1), (5, 0, 1), (4, 0, 1), (second + 4, 0, 1), (second + 5, 0, 2), (second + 6, 0, 2),
      (second + 7, 1, 3), (second + 8, 1, 3), (9 * second, 1, 4),
    ]
    for example in cases {
      #expect(ask(example.mark, example.now) == Array("text \(example.text)".utf8), "\(example)")
    }
    #expect(written.load(ordering: .relaxed) == 4)
  }

  @Test func `the route gives the kept text`() throws {
    var caller = Caller(service())
    let first = try caller.get("/metrics").text
    for _ in 0..<10 { _ = try caller.get("/v1/about") }
    #expect(try caller.get("/metrics").text == first)
    #expect(try caller.send("HEAD", "/metrics").text == first)
    caller.now += KeptText.lifetime
    let second = try caller.get("/metrics").text
    #expect(second.contains("\npandu_requests_total{route=\"about\",status=\"200\"} 10\n"))
    #expect(second.contains("\npandu_requests_total{route=\"metrics\",status=\"200\"} 3\n"))
  }
}
