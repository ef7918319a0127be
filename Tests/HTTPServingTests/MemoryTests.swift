import TestSupport
import Testing

@testable import HTTPServing

// What all connections hold together, on a server with one thread:
//
// 1. Beyond the budget, who holds much of a head, of a body or of requests is told 503, and the connection ends; who
//    does not take an answer is let go.
// 2. Meanwhile requests of usual length are answered, also when they come in pieces.
// 3. Room comes back when others leave, and idle connections hold nothing but themselves.
// 4. The system is asked to take memory back once for each time that much is not needed any more.
@Suite(.timeLimit(.minutes(1))) struct MemoryTests {
  private static let host = "Host: x\r\n"
  private static let longLine = "X: " + String(repeating: "x", count: 8_000) + "\r\n"
  private static let longHead = "GET / HTTP/1.1\r\n" + host + longLine + longLine + longLine

  /// Room for one long head and some connections, and not for two.
  private func server(room: Int = 40_000) throws -> TestServer {
    try TestServer { ($0.threads, $0.mostHeldBytes) = (1, room) }
  }

  /// Once this is answered, the server has read what was sent before.
  private func isServed(_ client: RawClient) -> Bool {
    client.send("GET /a HTTP/1.1\r\n")
    client.send(Self.host + "\r\n")
    return client.answer()?.status == 200
  }

  static let starts = [
    longHead,
    "POST / HTTP/1.1\r\n" + host + "Content-Length: 60000\r\n\r\n" + String(repeating: "b", count: 30_000),
    "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nC000\r\n"
      + String(repeating: "b", count: 30_000),
  ]

  @Test(arguments: starts) func `who holds much is told so`(start: String) throws {
    let server = try server()
    let other = try server.client()
    do {
      let first = try server.client()
      first.send(Self.longHead)
      #expect(isServed(other))
      let second = try server.client()
      second.send(start)
      let answers = second.answers()
      #expect(answers.map(\.status) == [503] && answers.map(\.text) == ["no room"] && second.end == .closed)
      #expect(isServed(other))
      #expect(isServed(try server.client()))
      // Who was there first goes on.
      first.send("\r\n")
      #expect(first.answer()?.status == 200)
    }
    server.waitForConnections(1)
    let third = try server.client()
    third.send(start)
    #expect(isServed(other))
    #expect(!third.hasNews(within: 0))
  }

  @Test func `who does not take its answer is let go`() throws {
    let server = try server()
    let client = try server.client()
    client.send("GET /huge HTTP/1.1\r\n" + Self.host + "\r\n")
    // Nothing is read before the connection is gone, because a client that reads may take the whole answer.
    #expect(client.hasNews(within: 30_000))
    server.waitForConnections(0)
    #expect(client.answer() == nil)
  }

  @Test func `idle connections hold nothing`() throws {
    let server = try server(room: 1 << 30)
    let clients = try (0..<20).map { _ in try server.client() }
    for client in clients {
      client.send("GET /large HTTP/1.1\r\n" + Self.host + "\r\n" + "POST / HTTP/1.1\r\n" + Self.host)
      client.send("Content-Length: 60000\r\n\r\n" + String(repeating: "b", count: 60_000))
      #expect(client.answers(2).count == 2)
    }
    // What a turn leaves behind is counted in the next, on either thread.
    #expect(eventually { isServed(clients[0]) && server.server.heldBytes <= 20 * Connection.ownBytes })
  }

  @Test func `given back once`() {
    let memory = MemoryBudget(most: 100)
    let much = MemoryBudget.worthGivingBack
    // What changes, whether it is too much then, and whether giving back is worth the while.
    let cases: [(change: Int, isExceeded: Bool, hasFallen: Bool)] = [
      (100, false, false), (1, true, false), (much, true, false), (-1, true, false), (-much, false, true),
      (much, true, false), (1, true, false), (-much, true, true), (-101, false, true),
    ]
    for (number, example) in cases.enumerated() {
      memory.change(by: example.change)
      #expect(memory.isExceeded == example.isExceeded, "\(number)")
      #expect(memory.hasFallen == example.hasFallen, "\(number)")
    }
    #expect(memory.takeFall())
    #expect(!memory.takeFall() && !memory.hasFallen)
    memory.change(by: much)
    memory.change(by: -much)
    #expect(memory.takeFall())
  }
}
