import Glibc

/// Clients for which there is no room: each got 503, and its socket stays open for a little while.
///
/// Closing a socket with unread bytes resets it, and a reset can destroy the response on its way. Bytes of the client are
/// therefore read before the socket is closed: when its time is over, or when the next one needs its room.
struct TurnedAway: ~Copyable {
  /// Nanoseconds that a client has to read its answer. The default is one second.
  static let patience: UInt64 = 1_000_000_000

  private let most: Int
  private var sockets: [(number: Int32, until: UInt64)] = []
  /// The index of the first one that is still open.
  private var first = 0

  /// Room for `most` sockets at once.
  init(most: Int) { self.most = max(1, most) }

  deinit { for socket in sockets[first...] { TurnedAway.close(socket.number) } }

  var count: Int { sockets.count - first }

  /// When the first one's time is over.
  var deadline: UInt64? { first < sockets.count ? sockets[first].until : nil }

  /// Takes a socket that was written to for the last time.
  mutating func add(_ socket: Int32, at now: UInt64) {
    shutdown(socket, Int32(SHUT_WR))
    if count >= most { closeFirst() }
    sockets.append((socket, now + TurnedAway.patience))
  }

  /// Closes those whose time is over.
  mutating func expire(at now: UInt64) {
    while let deadline, deadline <= now { closeFirst() }
  }

  private mutating func closeFirst() {
    TurnedAway.close(sockets[first].number)
    first += 1
    guard first * 2 > sockets.count else { return }
    sockets.removeFirst(first)
    first = 0
  }

  /// Reads the bytes that have come, at most those of the longest body, and closes.
  private static func close(_ socket: Int32) {
    SystemCall.discard(socket, atMost: 65_536)
    Glibc.close(socket)
  }
}
