import Synchronization

/// The snapshot that new requests get.
///
/// Behind a lock that is held for as long as it takes to count one more reference. Threads keep none between two
/// requests: a thread that idles would keep an old version in memory.
final class CurrentSnapshot: Sendable {
  /// A snapshot and how many came before it: a thread's room is made anew when the number is another.
  struct Edition: Sendable {
    let number: Int
    let snapshot: Snapshot
  }

  private let state: Mutex<Edition>

  init(_ snapshot: Snapshot) { state = Mutex(Edition(number: 0, snapshot: snapshot)) }

  var edition: Edition { state.withLock { $0 } }

  /// Requests that begin from here on get this one; those at hand keep theirs.
  func replace(with snapshot: Snapshot) {
    // The old one may go with this reference, which takes too long for the lock.
    let old = state.withLock { edition in
      defer { edition = Edition(number: edition.number + 1, snapshot: snapshot) }
      return edition
    }
    withExtendedLifetime(old) {}
  }
}
