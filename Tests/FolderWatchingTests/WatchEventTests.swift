// 1. Events are read from the kernel's bytes: fixed part, name, filling; several in a row; a cut one is left out.
// 2. Each bit means what inotify(7) says.

import CLinux
import Testing

@testable import FolderWatching

@Suite struct WatchEventTests {
  /// As the kernel writes it: the name filled up with zeros to `length`.
  static func bytes(_ watch: Int32, _ mask: Int32, _ name: String = "", length: Int = 0) -> [UInt8] {
    let words = [UInt32(bitPattern: watch), UInt32(bitPattern: mask), 7, UInt32(length)]
    let filling = [UInt8](repeating: 0, count: length - name.utf8.count)
    return words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } } + Array(name.utf8) + filling
  }

  @Test func `events in a row`() {
    let all =
      Self.bytes(3, IN_MOVED_TO, "a.md", length: 16) + Self.bytes(-1, IN_Q_OVERFLOW)
      + Self.bytes(9, IN_CREATE, "sixteen-letters!", length: 32)
    let events = WatchEvent.parse(all[...])
    #expect(events.map(\.watch) == [3, -1, 9])
    #expect(events.map(\.name) == ["a.md", "", "sixteen-letters!"])
    #expect(events.map(\.isOverflow) == [false, true, false])
    #expect(WatchEvent.parse([]).isEmpty)
    #expect(WatchEvent.parse(all.prefix(10)).isEmpty)
  }

  @Test(
    arguments: [
      (IN_CREATE, true, false, false), (IN_DELETE, true, false, false), (IN_MOVED_FROM, true, false, false),
      (IN_MOVED_TO, true, false, false), (IN_MODIFY, false, false, false), (IN_ATTRIB, false, false, false),
      (IN_CLOSE_WRITE, false, false, false), (IN_DELETE_SELF, false, true, false),
      (IN_MOVE_SELF, false, true, false), (IN_UNMOUNT, false, true, false), (IN_IGNORED, false, false, true),
    ] as [(Int32, Bool, Bool, Bool)])
  func `bits`(mask: Int32, isOfName: Bool, isOfFolder: Bool, isEndOfWatch: Bool) {
    let events = WatchEvent.parse(Self.bytes(1, mask)[...])
    #expect(events.map(\.isOfName) == [isOfName])
    #expect(events.map(\.isOfFolder) == [isOfFolder])
    #expect(events.map(\.isEndOfWatch) == [isEndOfWatch])
    #expect(events.map(\.isOverflow) == [false])
  }
}
