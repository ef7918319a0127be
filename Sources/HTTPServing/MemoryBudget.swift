import Synchronization

/// Bytes that all connections of a server hold together: one count for all its loops.
///
/// The system gives memory back to others only when it is asked to, because free pieces lie between those in use. It
/// is worth asking once much less is held than before, and not more often: it takes some milliseconds.
final class MemoryBudget: Sendable {
  /// Bytes by which the count must have fallen before memory is given back. The default is 4 MiB.
  static let worthGivingBack = 4_194_304

  private let most: Int
  private let held = Atomic<Int>(0)
  /// The most that was held since memory was given back.
  private let highest = Atomic<Int>(0)

  /// A budget of `most` bytes.
  init(most: Int) { self.most = most }

  var heldBytes: Int { held.load(ordering: .relaxed) }

  /// Whether more is held than may be.
  var isExceeded: Bool { heldBytes > most }

  /// Counts bytes that are held from now on, or no longer. A loop that sees an old count goes over by one reading.
  func change(by bytes: Int) {
    let now = held.wrappingAdd(bytes, ordering: .relaxed).newValue
    if now > highest.load(ordering: .relaxed) { highest.store(now, ordering: .relaxed) }
  }

  /// Whether so much less is held than before that giving back is worth the while.
  var hasFallen: Bool { highest.load(ordering: .relaxed) - heldBytes >= MemoryBudget.worthGivingBack }

  /// As ``hasFallen``, but true for one caller only until much was held again.
  func takeFall() -> Bool {
    let (high, now) = (highest.load(ordering: .relaxed), heldBytes)
    guard high - now >= MemoryBudget.worthGivingBack else { return false }
    return highest.compareExchange(expected: high, desired: now, ordering: .relaxed).exchanged
  }
}
