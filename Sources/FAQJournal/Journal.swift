import Basics
package import JournalRecords
import Glibc
import Synchronization
import LinuxIO

/// Keeps questions and feedback in a file: whoever hands them in does not wait, and one thread of its own writes.
package final class Journal: Sendable {
  /// Told once whether feedback is kept; called on the writer's thread.
  package typealias Ticket = @Sendable (Bool) -> Void

  private let backlog: Mutex<Backlog<Ticket>>
  private let counted = Mutex(JournalCounts())
  private let now: @Sendable () -> JournalTime
  private let work: EventFD
  private let finished: EventFD

  /// Opens the file and starts the writer.
  ///
  /// `now`: the wall clock.
  /// - Throws: what the system says when the file cannot be had.
  package static func start(
    _ disk: JournalDisk, _ limits: JournalLimits = JournalLimits(),
    now: @escaping @Sendable () -> JournalTime = JournalClock.now
  ) throws(JournalError) -> Journal {
    let journal = try Journal(limits, now)
    let file = try JournalFile(disk, mostBytes: limits.fileBytes, now: now)
    do throws(ThreadError) {
      // Its end is told by the journal.
      _ = try SystemThread(Writing(journal: journal, writer: JournalWriter(journal, file, limits)))
    } catch {
      throw JournalError(.thread, error.code)
    }
    return journal
  }

  /// Writes until the journal is closed, and says so.
  private struct Writing: ThreadJob {
    let journal: Journal
    var writer: JournalWriter

    mutating func run() {
      writer.run()
      journal.end()
    }
  }

  private init(_ limits: JournalLimits, _ now: @escaping @Sendable () -> JournalTime) throws(JournalError) {
    backlog = Mutex(Backlog(limits))
    do throws(SystemError) {
      work = try EventFD()
      finished = try EventFD()
    } catch {
      throw JournalError(.wake, error.code)
    }
    self.now = now
  }

  /// What the service hands its notes to.
  package var sink: JournalSink {
    JournalSink(
      note: { self.note($0) }, keep: { self.keep($0, $1) }, counts: { self.counted.withLock { $0 } }, now: now
    )
  }

  /// Has the file put aside, or opened anew when somebody has moved it away.
  package func rotate() {
    backlog.withLock { $0.askForRotation() }
    work.signal()
  }

  /// Takes nothing more; what waits is written.
  package func close() {
    backlog.withLock { $0.close() }
    work.signal()
  }

  /// Waits until all is written after ``close()``, at most so long; a disk or a pipe may never come back.
  package func waitForEnd(milliseconds: Int32) -> Bool { finished.isSignalled(within: milliseconds) }

  private func note(_ note: JournalNote) {
    switch backlog.withLock({ $0.add(note) }) {
    case .no: counted.withLock { $0.dropped += 1 }
    case .yes(let wakes): if wakes { work.signal() }
    }
  }

  private func keep(_ note: JournalNote, _ ticket: @escaping Ticket) {
    switch backlog.withLock({ $0.add(note, ticket) }) {
    case .no:
      counted.withLock { $0.refused += 1 }
      ticket(false)
    case .yes(let wakes): if wakes { work.signal() }
    }
  }

  // MARK: For the writer

  /// Waits for something to do; when it is questions alone, a little longer for others.
  func waitForWork(gathering milliseconds: Int32) {
    _ = work.isSignalled(within: -1)
    work.clear()
    guard !backlog.withLock({ $0.isUrgent }), work.isSignalled(within: milliseconds) else { return }
    work.clear()
  }

  func takeWork() -> (entries: [Backlog<Ticket>.Entry], rotates: Bool, isLast: Bool) {
    backlog.withLock { $0.take() }
  }

  /// Counts lines, and takes over what the file has counted.
  func count(_ lines: [(isFeedback: Bool, isKept: Bool)], _ file: JournalFile.Counts) {
    counted.withLock { counts in
      for line in lines {
        switch (line.isFeedback, line.isKept) {
        case (false, true): counts.questions += 1
        case (false, false): counts.lost += 1
        case (true, true): counts.feedback += 1
        case (true, false): counts.refused += 1
        }
      }
      (counts.bytes, counts.errors, counts.rotations) = (file.bytes, file.errors, file.rotations)
      if !lines.isEmpty { counts.isFailing = lines.contains { !$0.isKept } }
    }
  }

  func end() { finished.signal() }
}

/// The wall clock of the system.
package enum JournalClock {
  package static let now: @Sendable () -> JournalTime = {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return JournalTime(milliseconds: time.tv_sec * 1_000 + time.tv_nsec / 1_000_000)
  }
}
