import Basics
package import JournalRecords
import Glibc
import Synchronization
import LinuxIO

/// Writes questions and feedback to a file on a thread of its own. Callers never wait.
package final class Journal: Sendable {
  /// Is called once, on the writer's thread, with whether the feedback is kept.
  package typealias Ticket = @Sendable (Bool) -> Void

  private let backlog: Mutex<Backlog<Ticket>>
  private let counted = Mutex(JournalCounts())
  private let now: @Sendable () -> JournalTime
  private let work: EventFD
  private let finished: EventFD

  /// Opens the file and starts the writer.
  ///
  /// - Parameters:
  ///   - disk: the file.
  ///   - limits: the bounds of memory and file.
  ///   - now: the wall clock.
  /// - Returns: the journal, whose writer runs.
  /// - Throws: the system's error when the file cannot be opened or locked.
  package static func start(
    _ disk: JournalDisk, _ limits: JournalLimits = JournalLimits(),
    now: @escaping @Sendable () -> JournalTime = JournalClock.now
  ) throws(JournalError) -> Journal {
    let journal = try Journal(limits, now)
    let file = try JournalFile(disk, mostBytes: limits.fileBytes, now: now)
    do throws(ThreadError) {
      // The thread is not joined, because `waitForEnd` waits for its last line.
      _ = try SystemThread(Writing(journal: journal, writer: JournalWriter(journal, file, limits: limits)))
    } catch {
      throw JournalError(.thread, error.code)
    }
    return journal
  }

  /// Runs the writer until the journal is closed, then signals the end.
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

  /// The interface that the service writes to.
  package var sink: JournalSink {
    JournalSink(
      note: { self.note($0) }, keep: { self.keep($0, $1) }, counts: { self.counted.withLock { $0 } }, now: now
    )
  }

  /// Puts the file aside, or opens it anew where another program has moved it away.
  package func rotate() {
    backlog.withLock { $0.askForRotation() }
    work.signal()
  }

  /// Takes no more records. Those that wait are still written.
  package func close() {
    backlog.withLock { $0.close() }
    work.signal()
  }

  /// Waits after ``close()`` until all is written, with a limit, because a disk or a pipe may block for ever.
  ///
  /// - Parameter milliseconds: the longest wait.
  /// - Returns: whether all is written.
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

  /// Waits for work. If it is questions only, waits a little longer to gather more of them.
  func waitForWork(gathering milliseconds: Int32) {
    _ = work.isSignalled(within: -1)
    work.clear()
    guard !backlog.withLock({ $0.isUrgent }), work.isSignalled(within: milliseconds) else { return }
    work.clear()
  }

  func takeWork() -> (entries: [Backlog<Ticket>.Entry], rotates: Bool, isLast: Bool) {
    backlog.withLock { $0.take() }
  }

  /// Counts lines, and takes over the file's own counts.
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
    // The call fills the one record that it is given, and keeps no pointer.
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return JournalTime(milliseconds: time.tv_sec * 1_000 + time.tv_nsec / 1_000_000)
  }
}
