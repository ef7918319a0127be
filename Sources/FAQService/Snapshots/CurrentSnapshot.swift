import Synchronization

/// The snapshot that new requests get.
///
/// The lock is held only while a reference is counted. Threads keep no reference between two requests, because an idle
/// thread would keep an old version in memory.
final class CurrentSnapshot: Sendable {
  /// A snapshot with its number. A thread makes its scratch anew when the number has changed.
  struct Published: Sendable {
    let number: Int
    let snapshot: Snapshot
  }

  private let state: Mutex<Published>

  init(_ snapshot: Snapshot) { state = Mutex(Published(number: 0, snapshot: snapshot)) }

  var published: Published { state.withLock { $0 } }

  /// Puts a snapshot in force for requests that begin from here on. Requests in progress keep theirs.
  func replace(with snapshot: Snapshot) {
    // The old snapshot is freed after the lock, because that takes long.
    let old = state.withLock { published in
      defer { published = Published(number: published.number + 1, snapshot: snapshot) }
      return published
    }
    withExtendedLifetime(old) {}
  }
}
