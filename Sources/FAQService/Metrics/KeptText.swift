import Synchronization

/// A text that takes long to write, and is good for a second: whoever asks meanwhile gets the same bytes.
final class KeptText: Sendable {
  /// Nanoseconds that a text is good. The default is a second: nobody reads figures more often.
  static let lifetime: UInt64 = 1_000_000_000

  /// What nobody may see too late; another one has the text written anew.
  struct Mark: Sendable, Equatable {
    /// Number of the snapshot that answers.
    var edition: Int
    /// How often the knowledge was read.
    var readings: Int
  }

  private struct Kept: Sendable {
    var mark: Mark
    var writtenAt: UInt64
    var bytes: [UInt8]
  }

  private let kept = Mutex<Kept?>(nil)

  /// Gives the text, written anew if need be.
  ///
  /// - Parameters:
  ///   - mark: taken before the text is written, so that it is never newer than the text.
  ///   - now: nanoseconds of a clock that never goes back.
  ///   - write: called when there is no text that is good. One thread writes, and others wait for it.
  /// - Returns: what was written last.
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
