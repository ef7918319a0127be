import Dispatch
import Synchronization

/// Two pieces of work side by side, for the moment of starting, when nothing else runs yet. Within one of them there is no
/// further processor to be had: two pieces begun there run one after the other.
package enum Concurrently {
  package static func run<A: Sendable, B: Sendable>(_ first: @Sendable () -> A, _ second: @Sendable () -> B)
    -> (A, B)
  {
    let slots = Mutex<(A?, B?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0 {
        let value = first()
        slots.withLock { $0.0 = value }
      } else {
        let value = second()
        slots.withLock { $0.1 = value }
      }
    }
    let (a, b) = slots.withLock { $0 }
    // Both have run when `concurrentPerform` returns; what is asked for again here never is.
    return (a ?? first(), b ?? second())
  }
}
