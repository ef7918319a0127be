package import JournalRecords

/// What waits to be written, in the order in which it came: a value that knows no thread.
///
/// Questions and feedback have room of their own, so that a flood of the one does not shut out the other.
package struct Backlog<Ticket> {
  package struct Entry {
    package var note: JournalNote
    /// Of feedback: whom to tell. A question has none.
    package var ticket: Ticket?
  }

  /// What became of something that was offered.
  package enum Taken: Equatable {
    case no
    /// `wakes`: whether the writer must be told, for it may not know that there is anything.
    case yes(wakes: Bool)
  }

  private let limits: JournalLimits
  private var entries: [Entry] = []
  private var questions = (count: 0, bytes: 0)
  private var feedback = (count: 0, bytes: 0)
  /// Whether nothing more is taken.
  package private(set) var isClosed = false
  private var isRotationAsked = false

  package init(_ limits: JournalLimits) { self.limits = limits }

  /// Takes a question if there is room.
  package mutating func add(_ note: JournalNote) -> Taken {
    guard !isClosed, questions.count < limits.questions, questions.bytes + note.size <= limits.questionBytes
    else { return .no }
    questions = (questions.count + 1, questions.bytes + note.size)
    entries.append(Entry(note: note, ticket: nil))
    // The first wakes the writer, and one more lets it stop gathering.
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

  /// Asks for the file to be put aside.
  package mutating func askForRotation() { isRotationAsked = true }

  /// Takes nothing more from now on; what waits is still written.
  package mutating func close() { isClosed = true }

  /// Whether there is anything that should not wait for more questions.
  package var isUrgent: Bool {
    feedback.count > 0 || isClosed || isRotationAsked || questions.count >= limits.questions / 2
  }

  package var isEmpty: Bool { entries.isEmpty && !isClosed && !isRotationAsked }

  /// Gives all that waits, and what else is to be done.
  package mutating func take() -> (entries: [Entry], rotates: Bool, isLast: Bool) {
    defer {
      entries = []
      (questions, feedback) = ((0, 0), (0, 0))
      isRotationAsked = false
    }
    return (entries, isRotationAsked, isClosed)
  }
}
