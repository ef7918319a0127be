import FAQJournal
import Glibc
import JournalRecords
import Synchronization

/// Notes to hand to a journal, each with a number to know it by.
enum Notes {
  static func question(_ number: Int) -> JournalNote {
    JournalNote(
      redacted: .question(
        QuestionRecord(time: JournalTime(milliseconds: number), question: "q\(number)", outcome: .answer)))
  }

  static func feedback(_ number: Int) -> JournalNote {
    JournalNote(
      redacted: .feedback(
        FeedbackRecord(
          time: JournalTime(milliseconds: number), entry: "e", isHelpful: true, comment: "f\(number)")))
  }

  /// What the lines say, in their order: `q` or `f` and the number; `?` for what is no record.
  static func read(_ text: String?) -> [String] {
    (text ?? "").split(separator: "\n").map { line in
      switch try? JournalRecord(line: Array(line.utf8)) {
      case .question(let record): record.question
      case .feedback(let record): record.comment ?? ""
      case nil: "?"
      }
    }
  }
}

/// What became of feedback, by its number.
final class Fates: Sendable {
  private let fates = Mutex<[Int: Bool]>([:])

  func ticket(_ number: Int) -> Journal.Ticket {
    { isKept in self.fates.withLock { $0[number] = isKept } }
  }

  var all: [Int: Bool] { fates.withLock { $0 } }
}

/// A wall clock that a test sets.
final class Clock: Sendable {
  private let milliseconds = Mutex(0)
  var now: JournalTime { JournalTime(milliseconds: milliseconds.withLock { $0 }) }
  func advance(_ by: Int) { milliseconds.withLock { $0 += by } }
}

/// A thread of the system's own, for tests that want several at once.
enum Worker {
  static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Work(body)
    var thread = pthread_t()
    _ = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    pthread_detach(thread)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
