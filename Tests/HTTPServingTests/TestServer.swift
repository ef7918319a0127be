import HTTPServing
import Synchronization
import TestSupport
import Testing

/// A server for one test, ended with it.
final class TestServer {
  struct NotConnected: Error {}

  let server: HTTPServer
  let handler = EchoHandler()
  /// The last byte of its address, 127.0.0.x.
  private let host: UInt8

  init(at host: UInt8 = 1, _ change: (inout ServerOptions) -> Void = { _ in }) throws {
    var options = ServerOptions()
    options.port = 0
    options.host = "127.0.0.\(host)"
    self.host = host
    options.threads = 2
    change(&options)
    server = try HTTPServer(handler, options)
  }

  deinit {
    server.end()
    server.wait()
  }

  var port: Int { server.port }

  /// `host`: the last byte of the address that it comes from, 127.0.0.x.
  func client(from host: UInt8 = 1) throws -> RawClient {
    guard let client = RawClient(port: port, at: self.host, from: host) else { throw NotConnected() }
    return client
  }

  /// Waits until so many connections are open, and records an issue if that never comes.
  func waitForConnections(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let connections = handler.connections
    #expect(
      eventually { connections.open.load(ordering: .relaxed) == count }, "\(count) connections",
      sourceLocation: sourceLocation)
  }
}
