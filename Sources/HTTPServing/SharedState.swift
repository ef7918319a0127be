import Basics
import LinuxIO
import Synchronization

/// Whether the server serves. All its loops share one, so that none acts on a change that another has not seen.
final class ServerMode: Sendable {
  enum Value: UInt8 { case serving, draining, ended }

  private let current = Atomic<UInt8>(Value.serving.rawValue)

  var value: Value { Value(rawValue: current.load(ordering: .acquiring)) ?? .ended }

  func change(to value: Value) { current.store(value.rawValue, ordering: .releasing) }
}

/// The state that a loop shares with the threads that control it.
final class SharedState: Sendable {
  let wakeUp: EventFD
  /// Is signalled when the loop has ended.
  let ended: EventFD
  let memory: MemoryBudget
  /// Nil when connections of one address have no bound.
  let peers: PeerCounts?
  private let completions = Mutex<[DeferredResponse.Completed]>([])
  private let server: ServerMode

  /// Shares `server`, `memory` and `peers` with the other loops of the server.
  init(_ server: ServerMode, _ memory: MemoryBudget, _ peers: PeerCounts?) throws(SocketError) {
    self.server = server
    self.memory = memory
    self.peers = peers
    do throws(SystemError) {
      wakeUp = try EventFD()
      ended = try EventFD()
    } catch {
      throw SocketError(call: .eventfd, code: error.code, address: "")
    }
  }

  var mode: ServerMode.Value { server.value }

  /// Hands a deferred response to the loop, from any thread.
  func complete(_ response: DeferredResponse.Completed) {
    let isFirst = completions.withLock { responses in
      responses.append(response)
      return responses.count == 1
    }
    // The loop was woken for the first one; no second signal is needed.
    if isFirst { wakeUp.signal() }
  }

  func takeCompletions() -> [DeferredResponse.Completed] {
    completions.withLock { responses in
      defer { responses = [] }
      return responses
    }
  }
}
