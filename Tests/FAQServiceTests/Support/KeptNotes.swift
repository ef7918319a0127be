import FAQService
import JournalRecords
import Synchronization

/// A journal that keeps its notes in memory, and feedback as the test wants it.
final class KeptNotes: Sendable {
  private let notes = Mutex<[JournalRecord]>([])
  private let waiting = Mutex<[@Sendable (Bool) -> Void]>([])
  let counts = Mutex(JournalCounts())

  var sink: JournalSink {
    JournalSink(
      note: { note in self.notes.withLock { $0.append(note.record) } },
      keep: { note, tell in
        self.notes.withLock { $0.append(note.record) }
        self.waiting.withLock { $0.append(tell) }
      },
      counts: { self.counts.withLock { $0 } }, now: { JournalTime(milliseconds: 1_795_318_752_123) })
  }

  var records: [JournalRecord] { notes.withLock { $0 } }

  var questions: [QuestionRecord] {
    records.compactMap { if case .question(let record) = $0 { record } else { nil } }
  }

  /// Tells the next who waits whether its feedback is kept.
  func tell(_ isKept: Bool) {
    let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?(isKept)
  }

  var waitingCount: Int { waiting.withLock { $0.count } }
}
