import JournalRecords

/// The one thread that writes: takes all that waits, writes it in one go, and tells those who wait.
struct JournalWriter {
  private let journal: Journal
  private let gatherMilliseconds: Int32
  private var file: JournalFile

  init(_ journal: Journal, _ file: JournalFile, _ limits: JournalLimits) {
    self.journal = journal
    self.file = file
    gatherMilliseconds = Int32(clamping: limits.gatherMilliseconds)
  }

  /// Runs until the journal is closed and all that waited is written.
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
