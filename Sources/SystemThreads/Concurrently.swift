import Synchronization

/// Two pieces of work side by side, for the moment of starting, when nothing else runs yet.
package enum Concurrently {
  /// What both came to, once both are done.
  package static func run<A, B: Sendable>(_ first: () -> A, _ second: @escaping @Sendable () -> B) -> (A, B) {
    let slot = Slot<B>()
    let thread = try? SystemThread(Call { slot.value.withLock { $0 = second() } })
    let a = first()
    if let thread { thread.join() }
    let b = slot.value.withLock { $0 }
    // Where no thread was to be had, the second comes after the first.
    return (a, b ?? second())
  }

  private final class Slot<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
