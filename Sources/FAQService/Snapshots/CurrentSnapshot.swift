import Synchronization

/// The snapshot that new requests get.
///
/// It stands behind a lock that is held only while a reference is counted. Threads keep no reference between two
/// requests, because an idle thread would keep an old version in memory.
final class CurrentSnapshot: Sendable {
  /// A snapshot, and how many came before it. A thread makes its scratch anew when the number is another one.
  struct Published: Sendable {
    let number: Int
    let snapshot: Snapshot
  }

  private let state: Mutex<Published>

  init(_ snapshot: Snapshot) { state = Mutex(Published(number: 0, snapshot: snapshot)) }

  var published: Published { state.withLock { $0 } }

  /// Gives this snapshot to requests that begin from here on; those at hand keep theirs.
  func replace(with snapshot: Snapshot) {
    // Freeing the old snapshot takes too long for the lock, so that it is done behind it.
    let old = state.withLock { published in
      defer { published = Published(number: published.number + 1, snapshot: snapshot) }
      return published
    }
    withExtendedLifetime(old) {}
  }
}
