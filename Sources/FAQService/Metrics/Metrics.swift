import Basics
import FAQConversation
import FAQKnowledge
import JournalRecords
import Synchronization

/// Counters for Prometheus. Labels are names of this program, never words of a client.
package final class Metrics: Sendable {
  /// Most stripes. Of more threads than that some share a stripe.
  private static let mostStripes = 64

  private let current: CurrentSnapshot
  private let reloads: ReloadLog
  private let open = Atomic<Int>(0)
  private let accepted = Atomic<Int>(0)
  private let stripes = Mutex<(all: [MetricsStripe], next: Int)>(([], 0))
  /// Counters of events that belong to no thread's scratch.
  let shared = MetricsStripe()
  let journal: JournalSink?
  private let kept = KeptText()
  private let clock: @Sendable () -> WallTime?

  init(
    _ current: CurrentSnapshot, _ reloads: ReloadLog, journal: JournalSink?,
    clock: @escaping @Sendable () -> WallTime? = { nil }
  ) {
    self.clock = clock
    self.current = current
    self.reloads = reloads
    self.journal = journal
  }

  /// The knowledge in force.
  var knowledge: KnowledgeBase { current.published.snapshot.responder.base }
  /// The notices that stand now.
  var notices: [(notice: Notice, state: Notice.State)] {
    clock().map { Notice.standing(knowledge.notices, at: $0) } ?? []
  }
  var reloadRecord: ReloadRecord { reloads.record }

  package func connectionOpened() {
    open.wrappingAdd(1, ordering: .relaxed)
    accepted.wrappingAdd(1, ordering: .relaxed)
  }

  package func connectionClosed() { open.wrappingSubtract(1, ordering: .relaxed) }

  var openConnections: Int { max(0, open.load(ordering: .relaxed)) }
  var acceptedConnections: Int { accepted.load(ordering: .relaxed) }

  /// Counters for one thread.
  func makeStripe() -> MetricsStripe {
    stripes.withLock { stripes in
      if stripes.all.count < Metrics.mostStripes { stripes.all.append(MetricsStripe()) }
      stripes.next += 1
      return stripes.all[(stripes.next - 1) % stripes.all.count]
    }
  }

  /// The sum over all threads.
  var counts: MetricCounts {
    var sum = shared.counts
    for stripe in stripes.withLock({ $0.all }) { sum.add(stripe.counts) }
    return sum
  }

  /// The current figures in the text format of Prometheus.
  package var text: String { MetricsText.write(self) }

  /// The figures as they were at most a second ago. They are never older than the last attempt to read the knowledge.
  ///
  /// - Parameter now: nanoseconds of a monotonic clock.
  /// - Returns: the text in UTF-8.
  func page(at now: UInt64) -> [UInt8] {
    let record = reloadRecord
    let mark = KeptText.Mark(
      snapshot: current.published.number, readings: record.published + record.unchanged + record.failed)
    return kept.bytes(of: mark, at: now) { Array(text.utf8) }
  }
}

/// Counters behind a lock that is nearly always free, because one thread adds and a scrape reads now and then.
final class MetricsStripe: Sendable {
  private let state = Mutex(MetricCounts())

  var counts: MetricCounts { state.withLock { $0 } }

  func request(_ label: MetricCounts.Label, status: Int, nanoseconds: UInt64) {
    state.withLock { $0.request(label, status: status, nanoseconds: nanoseconds) }
  }

  func answer(_ outcome: Reply.Outcome) { state.withLock { $0.answer(outcome) } }

  func update(_ fate: TelegramFate) { state.withLock { $0.update(fate) } }
}
