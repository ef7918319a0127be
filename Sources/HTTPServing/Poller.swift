import CLinux
import Glibc
import LinuxIO

/// epoll, level-triggered: only what is waited for is armed.
///
/// It is safe, though an event of the system holds a union with a pointer in it, because the pointer is never used.
@safe struct Poller: ~Copyable {
  /// The events awaited on a descriptor.
  struct Interest: OptionSet {
    let rawValue: UInt32
    static let read = Interest(rawValue: EPOLLIN.rawValue)
    static let write = Interest(rawValue: EPOLLOUT.rawValue)
  }

  struct Event {
    var key: UInt64
    var isReadable: Bool
    var isWritable: Bool
  }

  private let descriptor: Descriptor
  private var events: [epoll_event]

  init() throws(SocketError) {
    let number = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard number >= 0 else { throw SocketError(call: .epoll, code: errno, address: "") }
    descriptor = Descriptor(number)
    // An event is a number of bits and a union, for which zero is a value.
    unsafe events = unsafe [epoll_event](repeating: epoll_event(), count: 256)
  }

  /// Watches a socket.
  ///
  /// - Returns: false when the system has no room for one more (ENOMEM, ENOSPC): nothing would ever be heard of it.
  func add(_ socket: Int32, _ interest: Interest, key: UInt64) -> Bool {
    control(EPOLL_CTL_ADD, socket, interest, key)
  }

  /// As ``add(_:_:key:)``, for what the program cannot do without.
  func demand(_ socket: Int32, key: UInt64) throws(SocketError) {
    guard add(socket, .read, key: key) else { throw SocketError(call: .epoll, code: errno, address: "") }
  }

  /// Watches a socket for something else; false when the system will not.
  func change(_ socket: Int32, _ interest: Interest, key: UInt64) -> Bool {
    control(EPOLL_CTL_MOD, socket, interest, key)
  }

  /// Watches a socket no longer. One that is about to be closed is forgotten in any case.
  func remove(_ socket: Int32) { _ = control(EPOLL_CTL_DEL, socket, [], 0) }

  /// Waits until something happens, at most `milliseconds`; -1 waits for ever.
  mutating func wait(_ milliseconds: Int32, _ body: (Event) -> Void) {
    // The room is as long as the count says, and lives until the call returns.
    let count = unsafe epoll_wait(descriptor.number, &events, Int32(events.count), milliseconds)
    // An interruption is a wake-up with nothing to do.
    guard count > 0 else { return }
    for index in 0..<Int(count) {
      // The system has written this event. Of the union in it only the number is used, here and in `control`.
      let flags = unsafe events[index].events
      let gone = flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
      unsafe body(
        Event(
          key: events[index].data.u64, isReadable: gone || flags & EPOLLIN.rawValue != 0,
          isWritable: gone || flags & EPOLLOUT.rawValue != 0))
    }
  }

  private func control(_ operation: Int32, _ socket: Int32, _ interest: Interest, _ key: UInt64) -> Bool {
    // The call reads one record, and keeps no pointer.
    var event = unsafe epoll_event()
    unsafe event.events = interest.rawValue
    unsafe event.data.u64 = key
    return unsafe epoll_ctl(descriptor.number, operation, socket, &event) == 0
  }
}
