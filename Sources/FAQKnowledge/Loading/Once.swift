package import Synchronization

/// A value that is made when somebody first asks for it, so that starting need not wait for it.
///
/// It is inlinable because a turn of a conversation asks nine times, each of which would look up the generic type anew.
package final class Once<Value: Sendable>: Sendable {
  @usableFromInline package let made = Mutex<Value?>(nil)
  @usableFromInline package let make: @Sendable () -> Value

  @inlinable package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  @inline(__always) @inlinable package var value: Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
}
