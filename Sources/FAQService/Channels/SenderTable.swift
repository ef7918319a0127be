import Synchronization

/// The conversation of each sender of a channel, because its messages have no place for a token: bounded, in memory, and
/// forgotten after a while.
///
/// A token holds the fields of a letter while that is written, and nowhere else are they kept.
final class SenderTable: Sendable {
  private let senders: Mutex<RecentSenders<String>>

  /// A table for at most `capacity` senders, each forgotten after `lifetime` nanoseconds of silence.
  ///
  /// The defaults are 10,000 senders, which with the longest tokens take some 12 MB, and half an hour. When the table is
  /// full, the sender that has been silent longest is forgotten.
  init(capacity: Int = 10_000, lifetime: UInt64 = 1_800_000_000_000) {
    senders = Mutex(RecentSenders(capacity: capacity, lifetime: lifetime))
  }

  /// The token of the sender's last turn; nil for a sender that is not remembered.
  func token(_ sender: String, now: UInt64) -> String? { senders.withLock { $0.value(sender, now: now) } }

  /// Remembers the sender's token in place of the one before.
  func set(_ sender: String, _ token: String, now: UInt64) {
    senders.withLock { $0.set(sender, token, now: now) }
  }

  func forget(_ sender: String) { senders.withLock { $0.forget(sender) } }

  /// All tokens in the table.
  var tokens: [String] { senders.withLock { $0.values } }

  var count: Int { senders.withLock { $0.count } }
}
