package import JournalRecords

/// The queue of records that wait to be written, in the order of their arrival. It is a plain value; ``Journal`` adds the
/// lock.
///
/// Questions and feedback have separate limits, so that a flood of the one does not shut out the other.
package struct Backlog<Ticket> {
  package struct Entry {
    package var note: JournalNote
    /// The receiver of the result, for feedback; nil for a question.
    package var ticket: Ticket?
  }

  /// The result of adding a record.
  package enum Taken: Equatable {
    /// There was no room.
    case no
    /// There was room. The writer must be woken where `wakes` is true, because it may be asleep.
    case yes(wakes: Bool)
  }

  private let limits: JournalLimits
  private var entries: [Entry] = []
  private var questions = (count: 0, bytes: 0)
  private var feedback = (count: 0, bytes: 0)
  /// Whether the journal is closed, so that no record is added any more.
  package private(set) var isClosed = false
  private var isRotationAsked = false

  package init(_ limits: JournalLimits) { self.limits = limits }

  /// Takes a question if there is room.
  package mutating func add(_ note: JournalNote) -> Taken {
    guard !isClosed, questions.count < limits.questions, questions.bytes + note.size <= limits.questionBytes
    else { return .no }
    questions = (questions.count + 1, questions.bytes + note.size)
    entries.append(Entry(note: note, ticket: nil))
    // The first question wakes the writer; at half of the limit the writer stops gathering more.
    return .yes(wakes: entries.count == 1 || questions.count == limits.questions / 2)
  }

  /// Takes feedback if there is room.
  package mutating func add(_ note: JournalNote, _ ticket: Ticket) -> Taken {
    guard !isClosed, feedback.count < limits.feedback, feedback.bytes + note.size <= limits.feedbackBytes
    else { return .no }
    feedback = (feedback.count + 1, feedback.bytes + note.size)
    entries.append(Entry(note: note, ticket: ticket))
    return .yes(wakes: feedback.count == 1)
  }

  /// Asks the writer to put the file aside.
  package mutating func askForRotation() { isRotationAsked = true }

  /// Adds no record from now on. Those that wait are still written.
  package mutating func close() { isClosed = true }

  /// Whether there is work that should not wait for more questions.
  package var isUrgent: Bool {
    feedback.count > 0 || isClosed || isRotationAsked || questions.count >= limits.questions / 2
  }

  package var isEmpty: Bool { entries.isEmpty && !isClosed && !isRotationAsked }

  /// Takes all records that wait, together with the other work.
  ///
  /// - Returns: the records; whether the file is to be put aside; whether the journal is closed.
  package mutating func take() -> (entries: [Entry], rotates: Bool, isLast: Bool) {
    defer {
      entries = []
      (questions, feedback) = ((0, 0), (0, 0))
      isRotationAsked = false
    }
    return (entries, isRotationAsked, isClosed)
  }
}
