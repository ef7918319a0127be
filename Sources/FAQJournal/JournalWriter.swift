import JournalRecords

/// The work of the writing thread: takes all records that wait, writes them together, and reports the result to the senders
/// of feedback.
struct JournalWriter {
  private let journal: Journal
  private let gatherMilliseconds: Int32
  private var file: JournalFile

  init(_ journal: Journal, _ file: JournalFile, limits: JournalLimits) {
    self.journal = journal
    self.file = file
    gatherMilliseconds = Int32(clamping: limits.gatherMilliseconds)
  }

  /// Runs until the journal is closed and all records are written.
  mutating func run() {
    while true {
      journal.waitForWork(gathering: gatherMilliseconds)
      let work = journal.takeWork()
      if work.rotates { file.rotateOrReopen() }
      write(work.entries)
      if work.isLast { return file.close() }
    }
  }

  private mutating func write(_ entries: [Backlog<Journal.Ticket>.Entry]) {
    let kept = entries.isEmpty ? [] : file.append(entries.map { ($0.note.record.line, $0.ticket != nil) })
    journal.count(zip(entries, kept).map { (isFeedback: $0.ticket != nil, isKept: $1) }, file.counts)
    for (entry, isKept) in zip(entries, kept) { entry.ticket?(isKept) }
  }
}
