import Glibc
import TestSupport
import Testing

@testable import HTTPServing

// A server that cannot start, or cannot end:
//
// 1. When one of its loops cannot listen, those before it end, nothing listens on the port, and the reason is told.
// 2. A poller says when it cannot watch a descriptor.
// 3. Waiting for the end is given up after its time while a request is still computed.
@Suite(.timeLimit(.minutes(1))) struct StartTests {
  @Test(arguments: [1, 3]) func `a loop that cannot listen`(whole: Int) throws {
    var options = ServerOptions()
    (options.port, options.threads) = (0, 4)
    let handler = EchoHandler()
    var (port, count) = (0, 0)
    do {
      _ = try HTTPServer(handler, options) { wanted, name throws(SocketError) in
        guard count < whole else { throw SocketError(call: .listen, code: EADDRINUSE, address: name) }
        count += 1
        let listener = try Listener(wanted, name: name)
        port = listener.address.port
        return listener
      }
      Issue.record("a server runs")
    } catch {
      #expect(error == SocketError(call: .listen, code: EADDRINUSE, address: "127.0.0.1:0"))
    }
    #expect(port > 0 && RawClient(port: port) == nil)
    // Nobody holds the port.
    _ = try TestServer { $0.port = port }
  }

  @Test func `what cannot be watched`() throws {
    let poller = try Poller()
    #expect(!poller.add(-1, .read, key: 1) && !poller.change(-1, .write, key: 1))
    #expect(throws: SocketError(call: .epoll, code: EBADF, address: "")) { try poller.demand(-1, key: 1) }
  }

  @Test func `a request that is computed for ever`() throws {
    let server = try TestServer { $0.threads = 1 }
    let client = try server.client()
    client.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
    server.handler.hold.waitUntilHeld()
    server.server.drain()
    #expect(!server.server.wait(milliseconds: 1))
    server.handler.hold.letGo()
    #expect(server.server.wait())
  }
}
