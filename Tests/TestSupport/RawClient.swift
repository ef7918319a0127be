import Glibc

/// A client that sends bytes as they are given and reads until the peer closes, or until enough has come.
package final class RawClient {
  /// How reading came to its end.
  package enum End: Equatable {
    /// It has not: enough had come.
    case none
    case closed
    /// The peer threw the connection away, and with it what may have been on its way.
    case reset
    /// Nothing came for so long that nothing will.
    case silent
  }

  /// Seconds without a byte after which a peer is silent.
  package static let patience = 30

  package let socket: Int32
  package private(set) var end = End.none
  /// What has been read and not been given away yet.
  private var pending: [UInt8] = []

  /// - Parameters:
  ///   - port: that of the server.
  ///   - family: of addresses. The default is IPv4.
  ///   - server: the last byte of the IPv4 address of this machine that it connects to, 127.0.0.x.
  ///   - host: the last byte of the one that it comes from.
  package init?(port: Int, family: Int32 = AF_INET, at server: UInt8 = 1, from host: UInt8 = 1) {
    socket = Glibc.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return nil }
    var limit = timeval(tv_sec: RawClient.patience, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    // Each call of `send` is a packet of its own.
    set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    if host != 1 {
      guard LoopbackAddress(port: 0, family: AF_INET, host: host).bind(socket) else { return nil }
    }
    guard LoopbackAddress(port: port, family: family, host: server).connect(socket) else { return nil }
  }

  deinit { close(socket) }

  private func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends all, unless the peer is gone.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  package func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Reads until `isEnough` says so, or to the end.
  package func read(until isEnough: (String) -> Bool = { _ in false }) -> String {
    while pending.isEmpty || !isEnough(String(decoding: pending, as: UTF8.self)), receive() {}
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  /// Reads the next answer; nil when the peer closes first.
  ///
  /// `hasBody`: as ``WireAnswer`` has it.
  package func answer(hasBody: Bool = true) -> WireAnswer? {
    while true {
      if let (answer, length) = WireAnswer.parse(pending, hasBody: hasBody) {
        pending.removeFirst(length)
        return answer
      }
      guard receive() else { return nil }
    }
  }

  /// Reads so many answers, or all until the end.
  package func answers(_ count: Int = .max) -> [WireAnswer] {
    var answers: [WireAnswer] = []
    while answers.count < count, let answer = answer() { answers.append(answer) }
    return answers
  }

  /// Whether something can be read within the time: bytes, or the end.
  package func hasNews(within milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, milliseconds) > 0
  }

  /// Reads some bytes; false at the end.
  private func receive() -> Bool {
    var room = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &room, room.count, 0)
    if count > 0 {
      pending += room.prefix(count)
      return true
    }
    end = count == 0 ? .closed : errno == ECONNRESET ? .reset : .silent
    return false
  }
}
