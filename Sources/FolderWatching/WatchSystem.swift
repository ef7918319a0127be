import CLinux
import Glibc

/// The kernel's side of watching: a queue of events, and watches on folders.
protocol WatchSystem: Sendable, ~Copyable {
  /// Becomes readable when there are events.
  var descriptor: Int32 { get }
  /// Watches a folder, or adds events to its watch.
  ///
  /// - Returns: the number of the watch, or `errno` negated.
  func add(_ folder: String, _ mask: UInt32) -> Int32
  func remove(_ watch: Int32)
  /// Takes the events that wait; an empty list when there are none.
  mutating func read() -> [WatchEvent]
}

/// inotify(7).
struct Inotify: WatchSystem, ~Copyable {
  let descriptor: Int32
  private var room = [UInt8](repeating: 0, count: 65_536)

  /// - Throws: the system's error where it gives no more queues.
  init() throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw WatchError(code: errno) }
  }

  deinit { close(descriptor) }

  func add(_ folder: String, _ mask: UInt32) -> Int32 {
    // The system reads the path until its zero byte, while the call lasts.
    let watch = unsafe inotify_add_watch(
      descriptor, folder, mask | bits(Int32(IN_ONLYDIR) | Int32(IN_MASK_ADD)))
    return watch >= 0 ? watch : -errno
  }

  func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

  mutating func read() -> [WatchEvent] {
    while true {
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe Glibc.read(descriptor, &room, room.count)
      if count > 0 { return WatchEvent.parse(room[..<count]) }
      if count < 0, errno == EINTR { continue }
      return []
    }
  }
}
