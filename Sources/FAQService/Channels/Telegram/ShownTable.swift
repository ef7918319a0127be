import FAQText
import Synchronization

/// The end of each chat's last answer: what its buttons mean, and the part of a long text that did not fit into it.
/// Bounded, in memory, and forgotten after half an hour.
final class ShownTable: Sendable {
  /// Most chats that it holds. Of most answers nothing is kept, because their buttons mean what they say.
  static let capacity = 1_024
  /// Most bytes of a remainder that are kept: three messages more, or four. With ``capacity`` some 16 MB.
  static let longestRemainder = 16_384

  struct Shown: Sendable, Equatable {
    /// The labels of the buttons with the message that each stands for.
    var buttons: [Button] = []
    /// The text that is still to be sent; empty where all was.
    var remainder = ""

    /// Whether it says more than the buttons themselves.
    var isNeeded: Bool { !remainder.isEmpty || buttons.contains { $0.label.lowercased() != $0.message } }
  }

  struct Button: Sendable, Equatable {
    var label: String
    var message: String
  }

  private let chats: Mutex<RecentSenders<Shown>>

  init(capacity: Int = ShownTable.capacity, lifetime: UInt64 = 1_800_000_000_000) {
    chats = Mutex(RecentSenders(capacity: capacity, lifetime: lifetime))
  }

  /// Takes what is known of a chat out of the table, because the next answer replaces it.
  func take(_ chat: String, now: UInt64) -> Shown? {
    chats.withLock { chats in
      let shown = chats.value(chat, now: now)
      chats.forget(chat)
      return shown
    }
  }

  /// Remembers what is needed. A remainder that is too long loses its end.
  func set(_ chat: String, _ shown: Shown, now: UInt64) {
    guard shown.isNeeded else { return }
    var shown = shown
    if shown.remainder.utf8.count > ShownTable.longestRemainder {
      shown.remainder = TextLimits(
        characters: ShownTable.longestRemainder, bytes: ShownTable.longestRemainder
      ).beginning(
        of: shown.remainder)
    }
    chats.withLock { $0.set(chat, shown, now: now) }
  }

  func forget(_ chat: String) { chats.withLock { $0.forget(chat) } }

  /// All that is remembered.
  var all: [Shown] { chats.withLock { $0.values } }

  var count: Int { chats.withLock { $0.count } }
}
