import Basics
import Synchronization

/// Does the second piece of work on a thread of its own, for the moment of starting, when nothing else runs yet. Where no
/// thread is to be had, it comes after the first.
package struct OnTwoThreads: SideBySide {
  package init() {}

  package func run<A, B: Sendable>(_ first: () -> A, _ second: @escaping @Sendable () -> B) -> (A, B) {
    let slot = Slot<B>()
    let job = Call { slot.value.withLock { $0 = second() } }
    // Where a sandbox forbids the choice of a processor, the system chooses.
    let thread = (try? SystemThread(job, avoidsOwnProcessor: true)) ?? (try? SystemThread(job))
    let a = first()
    if let thread { thread.join() }
    let b = slot.value.withLock { $0 }
    return (a, b ?? second())
  }

  private final class Slot<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
