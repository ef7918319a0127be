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
  private let kept = Mutex<[Promise.Kept]>([])
  private let server: ServerMode

  init(_ server: ServerMode) throws(SocketError) {
    self.server = server
    wakeUp = try WakeUp()
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
