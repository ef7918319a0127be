import Glibc

/// The outcome of a call on a socket.
enum Transfer: Equatable {
  case bytes(Int)
  /// Nothing now; ask again when the poller says so.
  case wouldBlock
  /// The peer has said its last.
  case end
  case failed
}

/// Calls on sockets: end of input before `errno`, and again after an interruption.
enum SystemCall {
  static func receive(_ socket: Int32, into buffer: inout [UInt8]) -> Transfer {
    while true {
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(socket, $0.baseAddress, $0.count, 0) }
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .failed
    }
  }

  /// Never raises SIGPIPE.
  static func send(_ socket: Int32, _ bytes: ArraySlice<UInt8>) -> Transfer {
    while true {
      // The bytes are as many as the count says, and live until the call returns.
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 { return .bytes(count) }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .failed
    }
  }

  /// Reads off bytes that have come and throws them away, at most so many.
  static func discard(_ socket: Int32, atMost count: Int) {
    _ = recv(socket, nil, count, Int32(MSG_TRUNC) | Int32(MSG_DONTWAIT))
  }

  static func setNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  static func set(_ socket: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    // The call reads one value, and the size that it gets is that of the value.
    unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Seconds since 1970.
  static func wallSeconds() -> Int { Glibc.time(nil) }
}
