package import HTTPWire

/// Settings of a server. Each default suits a machine with two cores and a gigabyte of memory.
package struct ServerOptions: Sendable {
  /// Address or name to listen on. The default is `127.0.0.1`: only programs on this machine reach it.
  package var host = "127.0.0.1"
  /// Port to listen on; 0 picks a free one. The default is 8080.
  package var port = 8080
  /// Threads, each with its own connections. The default is one for each processor.
  package var threads = 0
  /// Most connections at once. For one more, the one that has been quiet longest gives way; where none is quiet, the
  /// newcomer gets 503. The default is 8,192.
  package var mostConnections = 8_192
  /// Most connections of one address at once, or of one network of 64 bits for IPv6; 0 is no bound. For one more, the
  /// quietest of the same address gives way. The default is 256: an office of 250 people behind one address, and still a
  /// thirty-second part of all.
  package var connectionsPerAddress = 256
  /// Sockets of clients that got 503 because there was no room, kept open while they read it. The default is 1,024: with
  /// all connections that is well below the 16,384 descriptors that a service is commonly given.
  package var mostTurnedAway = 1_024
  /// Bytes of requests that are not whole, and of answers that are not taken, over all connections. With more,
  /// a connection that needs more than a little gets 503. The default is 64 MiB: with 20 MiB for the program and 4 KiB that every connection may
  /// have in any case, the process stays below 128 MiB.
  package var mostHeldBytes = 67_108_864
  /// How long a connection may wait for its next request. The default is 75 s: proxies keep theirs for 60 (nginx), and
  /// the proxy must be the one that closes, because a request sent on a connection that is closing fails with 502.
  package var idleTimeout: Duration = .seconds(75)
  /// The time from the first byte of a head to its end. The default is 10 s.
  package var headTimeout: Duration = .seconds(10)
  /// The time from the end of a head to the end of its body. The default is 20 s.
  package var bodyTimeout: Duration = .seconds(20)
  /// How long a deferred response may take, such as one that waits for a disk. The default is 8 s: a little less than
  /// ``gracePeriod``, so that a server that stops still answers.
  package var answerTimeout: Duration = .seconds(8)
  /// The time in which a client must take some bytes of a response. The default is 20 s.
  package var writeTimeout: Duration = .seconds(20)
  /// How long requests may go on after the server was asked to stop. The default is 10 s.
  package var gracePeriod: Duration = .seconds(10)
  /// How long a stopping server still reads from a client behind its last response (`lingering_close` of nginx), because
  /// closing a socket with unread bytes resets it, and a reset can destroy the response on its way. The default is 2 s.
  package var lingeringCloseTimeout: Duration = .seconds(2)
  package var limits = WireLimits()

  package init() {}
}

extension ServerOptions {
  /// The timeouts of a connection, in nanoseconds.
  var timeouts: ConnectionState.Timeouts {
    .init(
      idle: idleTimeout.nanoseconds, head: headTimeout.nanoseconds, body: bodyTimeout.nanoseconds,
      answer: answerTimeout.nanoseconds, write: writeTimeout.nanoseconds,
      lingeringClose: lingeringCloseTimeout.nanoseconds)
  }
}

extension Duration {
  /// Whole nanoseconds; 0 for a duration below none.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    return UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds)) / 1_000_000_000
  }
}
