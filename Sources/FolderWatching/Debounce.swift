/// Decides when changes have come to rest: some time after the last of them, and at the latest some time after the first.
///
/// Times are nanoseconds of a monotonic clock; the caller passes them in.
package struct Debounce: Sendable {
  /// Time without changes after which they count as finished: 0.3 s. An editor writes a file in some milliseconds, `git checkout` a
  /// folder in tens of them.
  package static let quiet: UInt64 = 300_000_000
  /// Longest wait after the first change: 2 s, because changes may never come to rest.
  package static let longest: UInt64 = 2_000_000_000

  private let quiet: UInt64
  private let longest: UInt64
  private var changes: (first: UInt64, last: UInt64)?
  private var demandedAt: UInt64?

  package init(quiet: UInt64 = Debounce.quiet, longest: UInt64 = Debounce.longest) {
    self.quiet = quiet
    self.longest = longest
  }

  /// When to act, if nothing more changes until then; nil while there is nothing to do.
  package var due: UInt64? {
    demandedAt ?? changes.map { min($0.last + quiet, $0.first + longest) }
  }

  /// Records a change.
  package mutating func change(at now: UInt64) { changes = (changes?.first ?? now, now) }

  /// Demands to act at once, changes or not.
  package mutating func demand(at now: UInt64) { demandedAt = demandedAt ?? now }

  /// Whether to act now. If so, all changes and demands so far are settled.
  package mutating func act(at now: UInt64) -> Bool {
    guard let due, due <= now else { return false }
    (changes, demandedAt) = (nil, nil)
    return true
  }
}
