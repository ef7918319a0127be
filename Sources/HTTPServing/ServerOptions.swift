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
  /// newcomer is told 503. The default is 8,192.
  package var mostConnections = 8_192
  /// Most connections of one address at once, or of one network of 64 bits for IPv6; 0 is no bound. For one more, the
  /// quietest of the same address gives way. The default is 256: an office of 250 people behind one address, and still a
  /// thirty-second part of all.
  package var connectionsPerAddress = 256
  /// Clients that were told 503 because there was no room, and may still read it. The default is 1,024: with all
  /// connections that is well below the 16,384 descriptors that a service is commonly given.
  package var mostTurnedAway = 1_024
  /// Bytes of requests that are not whole, and of answers that are not taken, over all connections. Who needs more than
  /// a little then is told 503. The default is 64 MiB: with 20 MiB for the program and 4 KiB that every connection may
  /// have in any case, the process stays below 128 MiB.
  package var mostHeldBytes = 67_108_864
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
