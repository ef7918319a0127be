import Synchronization

/// The ``ReloadRecord`` of a service behind a lock. The reloading thread writes it, and `/readyz` and `/metrics` read it.
package final class ReloadLog: Sendable {
  private let state = Mutex(ReloadRecord())

  package var record: ReloadRecord { state.withLock { $0 } }

  /// Notes an attempt, as ``ReloadRecord/note(_:at:took:)`` does.
  package func note(_ result: ReloadRecord.Result, at second: Int, took nanoseconds: UInt64) {
    state.withLock { $0.note(result, at: second, took: nanoseconds) }
  }
}
