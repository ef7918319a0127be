/// The journal as the service sees it. None of the closures waits, and any thread may call them.
package struct JournalSink: Sendable {
  /// Takes a question, or drops and counts it when there is no room.
  package var note: @Sendable (JournalNote) -> Void
  /// Takes feedback, and later calls the closure once with whether the feedback is on disk.
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

/// Counts of the journal since the start.
package struct JournalCounts: Sendable, Equatable {
  /// Lines written, of questions and of feedback.
  package var questions = 0
  package var feedback = 0
  /// Questions that were dropped because memory was full.
  package var dropped = 0
  /// Questions that could not be written.
  package var lost = 0
  /// Feedback that was not kept. Its senders got an error.
  package var refused = 0
  package var bytes = 0
  /// System calls that failed.
  package var errors = 0
  package var rotations = 0
  /// Whether a line of the last write was not kept.
  package var isFailing = false

  package init() {}
}
