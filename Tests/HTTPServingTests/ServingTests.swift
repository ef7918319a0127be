import Glibc
import HTTPServing
import Synchronization
import TestSupport
import Testing

// 1. A request is answered, and the connection goes on as HTTP/1.1 and 1.0 have it.
// 2. Pipelined requests are answered in order; a request may come a byte at a time.
// 3. What is no request gets its status, and the connection ends.
// 4. HEAD gets no body; an answer that cannot be written becomes a 500.
// 5. What many clients ask at once is answered sixteen at a time: those answers leave together, each to its client.
// 6. IPv6 is served too; a port that is taken is told in words.
@Suite(.timeLimit(runningMinutes: 1)) struct ServingTests {
  @Test func `requests on one connection`() throws {
    let server = try TestServer()
    let client = try server.client()
    for path in ["/a", "/b", "/c"] {
      client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
      let answer = client.read { $0.hasSuffix("GET \(path) 127.0.0.1 ") }
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nDate: "))
      #expect(!answer.contains("Connection: close"))
    }
    client.send("GET /end HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    #expect(client.read().contains("Connection: close"))
  }

  @Test(arguments: [
    ("", false), ("Connection: keep-alive\r\n", true), ("Connection: Keep-Alive, x\r\n", true),
  ])
  func `an old client is kept when it asks for it`(field: String, isKept: Bool) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("GET /a HTTP/1.0\r\n\(field)\r\n")
    let answer = client.read { $0.hasSuffix("127.0.0.1 ") }
    #expect(answer.contains("Connection: keep-alive") == isKept)
    #expect(answer.contains("Connection: close") == !isKept)
  }

  @Test func `pipelined requests are answered in order`() throws {
    let server = try TestServer()
    let client = try server.client()
    let all = (0..<100).map { "POST /\($0) HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi" }.joined()
    client.send(all)
    let answer = client.read { $0.hasSuffix("POST /99 127.0.0.1 hi") }
    var rest = answer[...]
    for number in 0..<100 {
      let found = try #require(rest.firstRange(of: "POST /\(number) 127.0.0.1 hi"))
      rest = rest[found.upperBound...]
    }
  }

  @Test func `a request may come a byte at a time`() throws {
    let server = try TestServer()
    let client = try server.client()
    for byte in "POST /slow HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
      .utf8
    { client.send([byte]) }
    #expect(client.read { $0.hasSuffix("abc") }.hasSuffix("POST /slow 127.0.0.1 abc"))
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505), ("nonsense\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n", 413),
  ])
  func `what is no request gets its status`(bytes: String, status: Int) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(bytes)
    let answer = client.read()
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    #expect(answer.contains("Connection: close"))
  }

  @Test func `a body is asked for`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("POST /c HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
    #expect(client.read { $0.hasSuffix("\r\n\r\n") } == "HTTP/1.1 100 Continue\r\n\r\n")
    client.send("abc")
    #expect(client.read { $0.hasSuffix("abc") }.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func `no body for HEAD`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("HEAD /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let answer = client.read()
    #expect(answer.contains("Content-Length: 1048576\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test func `a large answer comes whole, also to a slow reader`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(
      "GET /large HTTP/1.1\r\nHost: x\r\n\r\nGET /after HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let answer = client.read()
    #expect(answer.utf8.count > 1 << 20)
    #expect(answer.hasSuffix("GET /after 127.0.0.1 "))
  }

  @Test func `an answer that cannot be written becomes a 500`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("GET /bad HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(client.read().hasPrefix("HTTP/1.1 500 "))
  }

  @Test func `a half-closed client gets its answer`() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
    client.finishSending()
    #expect(client.read().hasSuffix("GET /a 127.0.0.1 "))
  }

  @Test func `answers to many clients leave sixteen at a time`() throws {
    let server = try TestServer { $0.threads = 1 }
    let clients = try (0..<40).map { _ in try server.client() }
    let (holder, hold) = (try server.client(), server.handler.hold)
    holder.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
    hold.waitUntilHeld()
    // With the loop held up, all have asked before it looks at the first.
    hold.watched.withLock { $0.socket = clients[0].socket }
    for (number, client) in clients.enumerated() {
      client.send("GET /\(number) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    }
    hold.letGo()
    for (number, client) in clients.enumerated() {
      #expect(client.read().hasSuffix("\r\n\r\nGET /\(number) 127.0.0.1 "))
    }
    #expect(hold.watched.withLock { $0.hadNews } == (0..<40).map { $0 >= 16 })
  }

  @Test(.enabled(if: LoopbackIPv6.isThere, "this machine has no IPv6"))
  func `IPv6 is served`() throws {
    let server = try TestServer { $0.host = "::1" }
    let client = try #require(RawClient(port: server.port, family: AF_INET6))
    client.send("GET /six HTTP/1.1\r\nHost: [::1]\r\nConnection: close\r\n\r\n")
    #expect(client.read().hasSuffix("GET /six ::1 "))
  }

  @Test func `a port that another server has is told`() throws {
    let first = try TestServer()
    do {
      _ = try TestServer { $0.port = first.port }
      Issue.record("two servers share a port")
    } catch let error as SocketError {
      #expect(error.call == .bind && error.code == EADDRINUSE)
    }
  }

  @Test func `an address that cannot be had is told`() {
    #expect(throws: SocketError.self) { _ = try TestServer { $0.host = "256.256.256.256" } }
    do {
      _ = try TestServer { $0.host = "192.0.2.1" }
      Issue.record("an address of nobody was bound")
    } catch let error as SocketError {
      #expect(error.call == .bind && error.code == EADDRNOTAVAIL && error.address == "192.0.2.1:0")
    } catch {
      Issue.record(error)
    }
  }
}
