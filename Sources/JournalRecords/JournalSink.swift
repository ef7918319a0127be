/// Where the service hands what is to be kept. Whoever keeps it stands behind these closures; none of them waits, and any
/// thread may call them.
package struct JournalSink: Sendable {
  /// Takes a question, or drops and counts it when there is no room.
  package var note: @Sendable (JournalNote) -> Void
  /// Takes feedback, and tells once whether it is kept where no end of the program can lose it.
  package var keep: @Sendable (JournalNote, @escaping @Sendable (Bool) -> Void) -> Void
  package var counts: @Sendable () -> JournalCounts
  package var now: @Sendable () -> JournalTime

  package init(
    note: @escaping @Sendable (JournalNote) -> Void,
    keep: @escaping @Sendable (JournalNote, @escaping @Sendable (Bool) -> Void) -> Void,
    counts: @escaping @Sendable () -> JournalCounts, now: @escaping @Sendable () -> JournalTime
  ) {
    self.note = note
    self.keep = keep
    self.counts = counts
    self.now = now
  }
}

/// What became of what the journal was handed, since the start.
package struct JournalCounts: Sendable, Equatable {
  /// Lines written.
  package var questions = 0
  package var feedback = 0
  /// Questions for which there was no room in memory.
  package var dropped = 0
  /// Questions that could not be written.
  package var lost = 0
  /// Feedback that was not kept, and whose senders were told so.
  package var refused = 0
  package var bytes = 0
  /// Calls to the system that failed.
  package var errors = 0
  package var rotations = 0
  /// Whether the last thing that was tried failed.
  package var isFailing = false

  package init() {}
}
