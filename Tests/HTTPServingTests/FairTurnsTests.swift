import TestSupport
import Testing

@testable import HTTPServing

// A client that sends many requests at once, on a server with one thread:
//
// 1. Between two of another client's requests that are there as well, no more of its requests are answered than one turn
//    allows.
// 2. A client that asks once meanwhile has its answer after at most one turn of the other's.
// 3. All of its requests are answered in the end, in order, though it sends nothing more; also when it has closed its
//    side, and when the server is asked to stop, which one of them is told as the last.
// 4. Long answers are held back by their bytes besides, and come whole.
@Suite(.timeLimit(.minutes(1))) struct FairTurnsTests {
  private static let turn = Connection.mostRequests
  private static let pipeline = 1_985

  /// A server that is held up, so that all that is sent now is there at its next turn.
  private func heldServer() throws -> (server: TestServer, holder: RawClient) {
    let server = try TestServer { $0.threads = 1 }
    let holder = try server.client()
    holder.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
    server.handler.hold.waitUntilHeld()
    return (server, holder)
  }

  private func requests(_ method: String, _ path: String, _ count: Int) -> String {
    String(repeating: "\(method) \(path) HTTP/1.1\r\nHost: x\r\n\r\n", count: count)
  }

  /// How many answers without a body come, until there are so many or the end.
  private func heads(_ client: RawClient, _ count: Int) -> Int {
    for number in 0..<count where client.answer(hasBody: false) == nil { return number }
    return count
  }

  @Test func `one that asks once`() throws {
    let (server, holder) = try heldServer()
    let (many, one) = (try server.client(), try server.client())
    many.send(requests("HEAD", "/m", Self.pipeline))
    one.send(requests("GET", "/o", 1))
    server.handler.hold.letGo()
    #expect(one.answer()?.status == 200)
    #expect(heads(many, Self.pipeline) == Self.pipeline)
    let order = server.handler.order.all
    let place = try #require(order.firstIndex(of: "/o"))
    #expect(order[..<place].count { $0 == "/m" } <= Self.turn)
    #expect(order.count { $0 == "/m" } == Self.pipeline)
    #expect(holder.answer()?.status == 204)
  }

  @Test func `two that ask much`() throws {
    let (server, holder) = try heldServer()
    let clients = [try server.client(), try server.client()]
    for (client, path) in zip(clients, ["/a", "/b"]) { client.send(requests("HEAD", path, Self.pipeline)) }
    server.handler.hold.letGo()
    for client in clients { #expect(heads(client, Self.pipeline) == Self.pipeline) }
    // The system may give what was sent in several pieces, but the first of each was there.
    let order = server.handler.order.all.filter { $0 == "/a" || $0 == "/b" }.prefix(100)
    var (run, longest, last) = (0, 0, "")
    for path in order {
      run = path == last ? run + 1 : 1
      (longest, last) = (max(longest, run), path)
    }
    #expect(longest == Self.turn)
    #expect(holder.answer()?.status == 204)
  }

  @Test func `a client that has closed its side`() throws {
    let (server, holder) = try heldServer()
    let many = try server.client()
    many.send(requests("HEAD", "/m", 50))
    many.finishSending()
    server.handler.hold.letGo()
    #expect(heads(many, 51) == 50 && many.end == .closed)
    #expect(holder.answer()?.status == 204)
  }

  @Test func `a server that is asked to stop`() throws {
    let (server, holder) = try heldServer()
    let many = try server.client()
    many.send(requests("GET", "/m", 50))
    server.server.drain()
    server.handler.hold.letGo()
    let answers = many.answers()
    #expect(many.end == .closed)
    #expect(!answers.isEmpty && answers.count <= 50)
    #expect(answers.map(\.closes) == answers.indices.map { $0 == answers.count - 1 })
    #expect(holder.answer()?.status == 204)
  }

  @Test func `long answers`() throws {
    let server = try TestServer { $0.threads = 1 }
    let client = try server.client()
    client.send(requests("GET", "/large", 20))
    let answers = client.answers(20)
    #expect(answers.map(\.body.count) == [Int](repeating: 1 << 20, count: 20))
  }
}
