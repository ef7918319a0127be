import Glibc
import HTTPWire
import TestSupport
import Testing

@testable import HTTPServing

// More clients than there is room for, on a server with one thread:
//
// 1. When the server is full, the connection that has been quiet longest gives way to the newcomer: the one that was
//    answered, or let in, before all others, whether it idles or sends its request slowly.
// 2. When an address has as many connections as it may, its own quietest gives way, and no other address is touched.
// 3. A connection for which an answer is made never gives way; then the newcomer is told 503.
// 4. Who is told 503 reads it whole, and then the end and no reset, though it has sent a request or a part of one; who
//    gives way in the middle of its first request is told so, too.
// 5. Of those turned away only so many are waited for. Room comes back when others leave.
@Suite(.timeLimit(.minutes(1))) struct CrowdTests {
  private static let request = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

  private func server(
    connections: Int = 8_192, perAddress: Int = 0, _ change: (inout ServerOptions) -> Void = { _ in }
  ) throws -> TestServer {
    try TestServer {
      ($0.threads, $0.answerTimeout) = (1, .seconds(3_600))
      ($0.mostConnections, $0.connectionsPerAddress) = (connections, perAddress)
      change(&$0)
    }
  }

  /// A client that was answered once.
  private func served(_ server: TestServer, from host: UInt8 = 1) throws -> RawClient {
    let client = try server.client(from: host)
    #expect(isServed(client))
    return client
  }

  private func isServed(_ client: RawClient) -> Bool {
    client.send(Self.request)
    return client.answer()?.status == 200
  }

  /// A client for which an answer is made.
  private func waiting(_ server: TestServer, _ number: Int, from host: UInt8 = 1) throws -> RawClient {
    let client = try server.client(from: host)
    client.send("GET /later HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = server.handler.deferrals.wait(for: number)
    return client
  }

  private func isTurnedAway(_ client: RawClient) -> Bool {
    let answers = client.answers()
    return answers.map(\.status) == [503] && answers.map(\.text) == ["no room"] && client.end == .closed
  }

  private func isLetGo(_ client: RawClient) -> Bool { client.answers().isEmpty && client.end == .closed }

  @Test func `the quietest gives way when the server is full`() throws {
    let server = try server(connections: 3)
    let (first, second, third) = (try served(server), try served(server), try served(server))
    // Now the second has been quiet longest.
    #expect(isServed(first))
    let fourth = try served(server)
    #expect(isLetGo(second))
    let fifth = try served(server)
    #expect(isLetGo(third))
    for client in [first, fourth, fifth] { #expect(isServed(client)) }
  }

  @Test(arguments: ["", "GET /a HTT", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"])
  func `who sends slowly gives way, and is told so`(start: String) throws {
    let server = try server(connections: 2)
    let slow = try server.client()
    slow.send(start)
    server.waitForConnections(1)
    let other = try served(server)
    let newcomer = try served(server)
    #expect(isTurnedAway(slow))
    #expect(isServed(other) && isServed(newcomer))
  }

  @Test func `the quietest of an address gives way`() throws {
    let server = try server(perAddress: 3)
    let stranger = try served(server, from: 2)
    let clients = try (0..<3).map { _ in try served(server) }
    let newcomer = try served(server)
    #expect(isLetGo(clients[0]))
    for client in [stranger, clients[1], clients[2], newcomer] { #expect(isServed(client)) }
    server.waitForConnections(4)
  }

  @Test func `whose answer is made does not give way`() throws {
    let server = try server(connections: 4, perAddress: 2)
    let clients = [try waiting(server, 1), try waiting(server, 2)]
    #expect(isTurnedAway(try server.client()))
    let others = [try waiting(server, 3, from: 2), try waiting(server, 4, from: 2)]
    #expect(isTurnedAway(try server.client(from: 3)))
    for give in server.handler.deferrals.wait(for: 4) { give(.init(status: 200)) }
    for client in clients + others { #expect(client.answer()?.status == 200) }
    // Now they are quiet, and the newcomers have their way.
    _ = try served(server, from: 3)
  }

  @Test func `room comes back`() throws {
    let server = try server(perAddress: 1)
    do {
      let first = try waiting(server, 1)
      #expect(isTurnedAway(try server.client()))
      server.handler.deferrals.wait(for: 1)[0](.init(status: 200))
      #expect(first.answer()?.status == 200)
    }
    server.waitForConnections(0)
    _ = try waiting(server, 2)
  }

  @Test(arguments: [
    "", "GET /a HTT", request, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nabc",
  ])
  func `503 can be read`(start: String) throws {
    let server = try server(perAddress: 1)
    let held = try waiting(server, 1)
    let clients = try (0..<150).map { _ in
      let client = try server.client()
      client.send(start)
      return client
    }
    for client in clients { #expect(isTurnedAway(client)) }
    server.handler.deferrals.wait(for: 1)[0](.init(status: 200))
    #expect(held.answer()?.status == 200)
  }

  @Test func `only so many are waited for`() {
    var turnedAway = TurnedAway(most: 2)
    for number in 0..<4 {
      turnedAway.add(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), at: UInt64(number))
      #expect(turnedAway.count == min(number + 1, 2))
    }
    #expect(turnedAway.deadline == 2 + TurnedAway.patience)
    turnedAway.expire(at: 1 + TurnedAway.patience)
    #expect(turnedAway.count == 2)
    turnedAway.expire(at: 2 + TurnedAway.patience)
    #expect(turnedAway.count == 1 && turnedAway.deadline == 3 + TurnedAway.patience)
    turnedAway.expire(at: .max)
    #expect(turnedAway.count == 0 && turnedAway.deadline == nil)
  }
}
