import Synchronization

/// What the loops and the thread that controls them share.
final class SharedState: Sendable {
  enum Mode: UInt8 { case serving, draining, ended }

  let wakeUp: WakeUp
  private let current = Atomic<UInt8>(Mode.serving.rawValue)

  init() throws(SocketError) { wakeUp = try WakeUp() }

  var mode: Mode { Mode(rawValue: current.load(ordering: .acquiring)) ?? .ended }

  func change(to mode: Mode) {
    current.store(mode.rawValue, ordering: .releasing)
    wakeUp.signal()
  }
}
