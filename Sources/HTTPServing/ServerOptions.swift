package import HTTPWire

/// Settings of a server. Each default suits a machine with two cores and a gigabyte of memory.
package struct ServerOptions: Sendable {
  /// Address or name to listen on. The default is `127.0.0.1`: only programs on this machine reach it.
  package var host = "127.0.0.1"
  /// Port to listen on; 0 picks a free one. The default is 8080.
  package var port = 8080
  /// Threads, each with its own connections. The default is one for each processor.
  package var threads = 0
  /// Most connections at once; further ones are told 503 and closed. The default is 8,192.
  package var mostConnections = 8_192
  /// Seconds that a connection may wait for its next request. The default is 75: proxies keep theirs for 60 (nginx), and
  /// the one that closes must be the one that asks, or a request meets a closed door and the proxy answers 502.
  package var idleSeconds: UInt64 = 75
  /// Seconds from the first byte of a head to its end. The default is 10.
  package var headSeconds: UInt64 = 10
  /// Seconds from the end of a head to the end of its body. The default is 20.
  package var bodySeconds: UInt64 = 20
  /// Seconds that an answer may take which is made elsewhere, such as one that waits for a disk. The default is 8: a
  /// little less than ``graceSeconds``, so that a server that stops still tells what became of it.
  package var answerSeconds: UInt64 = 8
  /// Seconds in which a client must take some bytes of an answer. The default is 20.
  package var writeSeconds: UInt64 = 20
  /// Seconds that requests may go on after the server was asked to stop. The default is 10.
  package var graceSeconds: UInt64 = 10
  /// Seconds that a client is still listened to behind its last answer while the server stops: what is closed with bytes
  /// unread is reset, and a reset can destroy the answer on its way. The default is 2.
  package var farewellSeconds: UInt64 = 2
  package var limits = WireLimits()

  package init() {}
}

extension ServerOptions {
  /// The deadlines of a connection, on a clock of nanoseconds.
  var deadlines: ConnectionState<UInt64>.Deadlines {
    let after = { @Sendable (seconds: UInt64) in { @Sendable (now: UInt64) in now + seconds * 1_000_000_000 }
    }
    return .init(
      idle: after(idleSeconds), head: after(headSeconds), body: after(bodySeconds),
      answer: after(answerSeconds), write: after(writeSeconds), farewell: after(farewellSeconds))
  }
}
