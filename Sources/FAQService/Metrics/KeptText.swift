import Synchronization

/// A cache of a text that takes long to write. All callers within a second get the same bytes.
final class KeptText: Sendable {
  /// Nanoseconds for which a text is valid: a second, because figures are not read more often.
  static let lifetime: UInt64 = 1_000_000_000

  /// The state that a text must show at once. A text with another mark is written anew.
  struct Mark: Sendable, Equatable {
    /// The number of the snapshot in force.
    var snapshot: Int
    /// The number of attempts to read the knowledge.
    var readings: Int
  }

  private struct Kept: Sendable {
    var mark: Mark
    var writtenAt: UInt64
    var bytes: [UInt8]
  }

  private let kept = Mutex<Kept?>(nil)

  /// Returns the text, written anew if it is not valid any more.
  ///
  /// - Parameters:
  ///   - mark: the state before the text is written, so that the mark is never newer than the text.
  ///   - now: nanoseconds of a monotonic clock.
  ///   - write: writes the text, where no text is valid. Other threads wait for it.
  /// - Returns: the text that was written last.
  func bytes(of mark: Mark, at now: UInt64, _ write: () -> [UInt8]) -> [UInt8] {
    kept.withLock { kept in
      // `now` may be earlier than `writtenAt`, because another thread took its time a little later.
      if let kept, kept.mark == mark, now < kept.writtenAt + KeptText.lifetime { return kept.bytes }
      let bytes = write()
      kept = Kept(mark: mark, writtenAt: now, bytes: bytes)
      return bytes
    }
  }
}
