import CLinux

/// An event of a watched folder (inotify(7)).
struct WatchEvent: Sendable, Equatable {
  /// The number of the watch; the kernel gives -1 for an overflow.
  var watch: Int32
  /// The kernel's bits.
  var mask: UInt32
  /// The name within the folder; empty for the folder itself.
  var name: String

  /// Whether events were lost, so that anything may have changed.
  var isOverflow: Bool { has(IN_Q_OVERFLOW) }
  /// Whether the watch has ended, because its folder was deleted or the watch removed.
  var isEndOfWatch: Bool { has(IN_IGNORED) }
  /// Whether the event is about the watched folder itself, not about a name in it.
  var isOfFolder: Bool { mask & bits(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 }
  /// Whether a name was created, deleted or moved.
  var isOfName: Bool {
    mask & bits(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0
  }

  private func has(_ bit: Int32) -> Bool { mask & bits(bit) != 0 }

  /// Parses events as the kernel writes them: watch, mask, cookie, length, and the name, padded with zeros.
  static func parse(_ bytes: ArraySlice<UInt8>) -> [WatchEvent] {
    var events: [WatchEvent] = []
    var rest = bytes
    while rest.count >= 16 {
      let words = (0..<4).map { word in word32(rest.dropFirst(word * 4)) }
      let name = rest.dropFirst(16).prefix(Int(words[3]))
      events.append(
        WatchEvent(
          watch: Int32(bitPattern: words[0]), mask: words[1],
          name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
      rest = rest.dropFirst(16 + Int(words[3]))
    }
    return events
  }

  /// Four bytes as a number in the machine's byte order.
  private static func word32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var word: UInt32 = 0
    // At most the four bytes that the number has are copied.
    unsafe withUnsafeMutableBytes(of: &word) { unsafe $0.copyBytes(from: bytes.prefix(4)) }
    return word
  }
}

/// A mask without its sign, because the kernel's headers give these constants as signed and its structs hold them unsigned.
func bits(_ mask: Int32) -> UInt32 { UInt32(bitPattern: mask) }
