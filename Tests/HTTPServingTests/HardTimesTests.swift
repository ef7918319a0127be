import HTTPServing
import TestSupport
import Testing

// 1. Two hundred clients that drip the bytes of a head, a body or chunks do not keep another one waiting; late ones are
//    told 408.
// 2. A client that does not take its answer is let go.
@Suite(.serialized, .timeLimit(runningMinutes: 1)) struct HardTimesTests {
  @Test(
    arguments: [
      ("GET /slow HTTP/1.1\r\nHo", "s"),
      ("POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n", "b"),
      ("POST /slow HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nb\r\n"),
      ("", "G"), ("GET /slow HTTP/1.1\r\nHost: x\r\nX: ", " "),
    ])
  func `dripping clients keep nobody waiting`(start: String, drip: String) throws {
    let server = try TestServer { ($0.headTimeout, $0.bodyTimeout) = (.seconds(1), .seconds(1)) }
    let slow = (0..<200).compactMap { _ in RawClient(port: server.port) }
    #expect(slow.count == 200)
    for client in slow { client.send(start) }
    for round in 0..<20 {
      for client in slow { client.send(drip) }
      let quick = try server.client()
      quick.send("GET /\(round) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      #expect(quick.read().hasSuffix("GET /\(round) 127.0.0.1 "))
    }
    for client in slow { #expect(client.answer()?.status == 408) }
  }

  @Test func `a client that does not take its answer is let go`() throws {
    let server = try TestServer { $0.writeTimeout = .seconds(1) }
    let client = try server.client()
    for _ in 0..<64 { client.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n") }
    #expect(client.hasNews(within: 30_000))
    // Sixty-four answers of a megabyte are more than the system keeps for a client that reads none.
    server.waitForConnections(0)
    let taken = client.answers()
    #expect(taken.count < 64 && taken.allSatisfy { $0.status == 200 })
    #expect(client.end == .closed || client.end == .reset)
  }
}
