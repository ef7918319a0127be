/// Decides when to try again after the system was short of a resource: soon, then after ever longer waits (exponential
/// backoff), until it succeeds.
///
/// Times are nanoseconds of a monotonic clock; the caller passes them in.
package struct Backoff: Sendable {
  /// Wait after the first failure: 1 s.
  package static let shortest: UInt64 = 1_000_000_000
  /// Longest wait: 30 s. Each is twice as long as the one before it.
  package static let longest: UInt64 = 30_000_000_000

  private let shortest: UInt64
  private let longest: UInt64
  private var wait: UInt64?

  /// When to try again; nil while nothing has failed.
  package private(set) var due: UInt64?

  package init(shortest: UInt64 = Backoff.shortest, longest: UInt64 = Backoff.longest) {
    self.shortest = shortest
    self.longest = longest
  }

  /// Records a failure.
  package mutating func fail(at now: UInt64) {
    let next = wait.map { min($0 * 2, longest) } ?? shortest
    (wait, due) = (next, now + next)
  }

  /// Records a success.
  package mutating func succeed() { (wait, due) = (nil, nil) }

  package func isDue(at now: UInt64) -> Bool { due.map { $0 <= now } ?? false }
}

/// The result of reading a folder.
package enum FolderReading: Sendable, Equatable {
  /// The folder was read, whether it can be used or not. Another reading would find the same.
  case done
  /// The system was short of a resource. Another reading may succeed.
  case again
}
