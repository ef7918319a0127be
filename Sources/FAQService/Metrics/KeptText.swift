import Synchronization

/// A text that takes long to write, and is good for a second: whoever asks meanwhile gets the same bytes.
final class KeptText: Sendable {
  /// Nanoseconds that a text is good. The default is a second: nobody reads figures more often.
  static let lifetime: UInt64 = 1_000_000_000

  private struct Kept: Sendable {
    var mark: Int
    var writtenAt: UInt64
    var bytes: [UInt8]
  }

  private let kept = Mutex<Kept?>(nil)

  /// Gives the text, written anew if need be.
  ///
  /// - Parameters:
  ///   - mark: another number for each state of things that nobody may see too late; it has the text written anew.
  ///   - now: nanoseconds of a clock that never goes back.
  ///   - write: called when there is no text that is good. One thread writes, and others wait for it.
  /// - Returns: what was written last.
  func bytes(of mark: Int, at now: UInt64, _ write: () -> [UInt8]) -> [UInt8] {
    kept.withLock { kept in
      // The clock of another thread may be a little ahead.
      if let kept, kept.mark == mark, now < kept.writtenAt + KeptText.lifetime { return kept.bytes }
      let bytes = write()
      kept = Kept(mark: mark, writtenAt: now, bytes: bytes)
      return bytes
    }
  }
}
