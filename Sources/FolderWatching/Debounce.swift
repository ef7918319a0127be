/// Decides when changes have come to rest: some time after the last of them, but not for ever after the first.
///
/// Times are nanoseconds of a clock that never goes back; whoever uses it brings the time along.
package struct Debounce: Sendable {
  /// Silence after which changes are at an end: 0.3 s. An editor writes a file in some milliseconds, `git checkout` a
  /// folder in tens of them.
  package static let quiet: UInt64 = 300_000_000
  /// Time after the first change that is waited for silence: 2 s. What never rests is not waited for.
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

  /// Something changed.
  package mutating func change(at now: UInt64) { changes = (changes?.first ?? now, now) }

  /// Somebody asks for it at once, whatever else goes on.
  package mutating func demand(at now: UInt64) { demandedAt = demandedAt ?? now }

  /// Whether to act now. If so, all that was told so far is dealt with.
  package mutating func act(at now: UInt64) -> Bool {
    guard let due, due <= now else { return false }
    (changes, demandedAt) = (nil, nil)
    return true
  }
}
