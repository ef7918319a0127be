import Synchronization

/// A text that takes long to write and is valid for a second, in which everybody gets the same bytes.
final class KeptText: Sendable {
  /// How long a text is valid, in nanoseconds. The default is a second, because nobody reads figures more often.
  static let lifetime: UInt64 = 1_000_000_000

  /// The state that a text shows without delay: with another mark it is written anew.
  struct Mark: Sendable, Equatable {
    /// Number of the snapshot in force.
    var snapshot: Int
    /// How often the knowledge was read.
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
  ///   - mark: Taken before the text is written, so that it is never newer than the text.
  ///   - now: Nanoseconds of a clock that never goes back.
  ///   - write: Called when no text is valid. One thread writes, and the others wait for it.
  /// - Returns: The text that was written last.
  func bytes(of mark: Mark, at now: UInt64, _ write: () -> [UInt8]) -> [UInt8] {
    kept.withLock { kept in
      // The clock of another thread may be a little ahead.
      if let kept, kept.mark == mark, now < kept.writtenAt + KeptText.lifetime { return kept.bytes }
      let bytes = write()
      kept = Kept(mark: mark, writtenAt: now, bytes: bytes)
      return bytes
    }
  }
}
