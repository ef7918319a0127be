import Synchronization

/// Whether the server serves: one for all its loops, so that none acts on a change that another does not know of yet.
final class ServerMode: Sendable {
  enum Value: UInt8 { case serving, draining, ended }

  private let current = Atomic<UInt8>(Value.serving.rawValue)

  var value: Value { Value(rawValue: current.load(ordering: .acquiring)) ?? .ended }

  func change(to value: Value) { current.store(value.rawValue, ordering: .releasing) }
}

/// What a loop and the threads that control it share.
final class SharedState: Sendable {
  let wakeUp: WakeUp
  /// Is signalled when the loop has ended.
  let ended: WakeUp
  let memory: MemoryBudget
  /// Nil when connections of one address have no bound.
  let peers: PeerCounts?
  private let kept = Mutex<[Promise.Kept]>([])
  private let server: ServerMode

  /// `memory` and `peers`: the same for all loops of a server.
  init(_ server: ServerMode, _ memory: MemoryBudget, _ peers: PeerCounts?) throws(SocketError) {
    self.server = server
    self.memory = memory
    self.peers = peers
    wakeUp = try WakeUp()
    ended = try WakeUp()
  }

  var mode: ServerMode.Value { server.value }

  /// Hands an answer that was promised to the loop; from any thread.
  func keep(_ answer: Promise.Kept) {
    let isFirst = kept.withLock { answers in
      answers.append(answer)
      return answers.count == 1
    }
    // For the others the loop is on its way already.
    if isFirst { wakeUp.signal() }
  }

  func takeKept() -> [Promise.Kept] {
    kept.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }
}
