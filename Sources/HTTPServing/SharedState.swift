import Synchronization

/// What the loops and the thread that controls them share.
final class SharedState: Sendable {
  enum Mode: UInt8 { case serving, draining, ended }

  let wakeUp: WakeUp
  private let kept = Mutex<[Promise.Kept]>([])
  private let current = Atomic<UInt8>(Mode.serving.rawValue)

  init() throws(SocketError) { wakeUp = try WakeUp() }

  var mode: Mode { Mode(rawValue: current.load(ordering: .acquiring)) ?? .ended }

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

  func change(to mode: Mode) {
    current.store(mode.rawValue, ordering: .releasing)
    wakeUp.signal()
  }
}
