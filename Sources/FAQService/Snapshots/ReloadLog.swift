import Synchronization

/// The ``ReloadRecord`` of a service: the thread that reloads writes it, `/readyz` and `/metrics` read it.
package final class ReloadLog: Sendable {
  private let state = Mutex(ReloadRecord())

  package var record: ReloadRecord { state.withLock { $0 } }

  /// As ``ReloadRecord/note(_:at:took:)``.
  package func note(_ result: ReloadRecord.Result, at second: Int, took nanoseconds: UInt64) {
    state.withLock { $0.note(result, at: second, took: nanoseconds) }
  }
}
