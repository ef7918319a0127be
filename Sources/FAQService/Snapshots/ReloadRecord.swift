/// The attempts to reload the knowledge so far.
package struct ReloadRecord: Sendable, Equatable {
  /// The result of one attempt to read the folder anew.
  package enum Result: Sendable, Equatable {
    /// Another version is in force now.
    case published
    /// The folder is the same as when the version in force was read.
    case unchanged
    /// The folder has errors, so that the version in force was kept.
    case failed(errors: Int)
    /// The system was short of a resource, so that files could not be read. The reload is repeated automatically. The
    /// reason is the system's message.
    case unavailable(errors: Int, reason: String)
  }

  /// The state of a folder that cannot be used.
  package struct Failure: Sendable, Equatable {
    /// The time of the first failed attempt since the last successful one, in seconds since 1970.
    package var since: Int
    /// Errors at the last attempt.
    package var errors: Int
    /// The system's message at the last attempt; nil where the folder is at fault and not the system.
    package var reason: String?

    package init(since: Int, errors: Int, reason: String? = nil) {
      (self.since, self.errors, self.reason) = (since, errors, reason)
    }
  }

  package private(set) var published = 0
  package private(set) var unchanged = 0
  package private(set) var failed = 0
  /// The end of the last attempt in seconds since 1970, and its duration in nanoseconds; nil before the first.
  package private(set) var last: (second: Int, nanoseconds: UInt64)?
  /// Nil while the folder can be used.
  package private(set) var failure: Failure?

  package init() {}

  /// Notes an attempt.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - second: the end of the attempt, in seconds since 1970.
  ///   - nanoseconds: the duration.
  package mutating func note(_ result: Result, at second: Int, took nanoseconds: UInt64) {
    last = (second, nanoseconds)
    switch result {
    case .published:
      published += 1
      failure = nil
    case .unchanged:
      unchanged += 1
      failure = nil
    case .failed(let errors):
      failed += 1
      failure = Failure(since: failure?.since ?? second, errors: errors)
    case .unavailable(let errors, let reason):
      failed += 1
      failure = Failure(since: failure?.since ?? second, errors: errors, reason: reason)
    }
  }

  package static func == (a: ReloadRecord, b: ReloadRecord) -> Bool {
    (a.published, a.unchanged, a.failed) == (b.published, b.unchanged, b.failed) && a.failure == b.failure
      && a.last?.second == b.last?.second && a.last?.nanoseconds == b.last?.nanoseconds
  }
}
