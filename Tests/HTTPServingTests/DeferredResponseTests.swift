import Glibc
import HTTPServing
import HTTPWire
import TestSupport
import Testing

// Deferred responses, which are made elsewhere, on a server with one thread:
//
// 1. While one connection waits, others are served; the answer may come from any thread, and even at once.
// 2. Requests behind it are answered in their order, however they came: in one piece with it, or while it was made.
// 3. Answers before it go out without it.
// 4. A response that is completed twice, too late, or for a client that has gone, is thrown away, and reaches no later
//    request.
// 5. One that does not come in time is 503, and the connection goes on.
// 6. A server that stops waits for it, tells that it is the last, and drops the connections that wait when the grace
//    period is over.
@Suite(.timeLimit(runningMinutes: 1)) struct DeferredResponseTests {
  private static let host = " HTTP/1.1\r\nHost: x\r\n\r\n"

  private func server(_ change: (inout ServerOptions) -> Void = { _ in }) throws -> TestServer {
    try TestServer {
      $0.threads = 1
      ($0.answerTimeout, $0.gracePeriod) = (.seconds(3_600), .seconds(3_600))
      change(&$0)
    }
  }

  private func made(_ text: String) -> Response { Response(status: 200, body: Array(text.utf8)) }

  @Test func `others are served meanwhile`() throws {
    let server = try server()
    let waiting = try (0..<20).map { number in
      let client = try server.client()
      client.send("GET /later" + Self.host)
      _ = server.handler.deferrals.wait(for: number + 1)
      return client
    }
    let quick = try server.client()
    for _ in 0..<20 {
      quick.send("GET /a" + Self.host)
      #expect(quick.answer()?.text == "GET /a 127.0.0.1 ")
    }
    let deferrals = server.handler.deferrals.wait(for: 20)
    for (number, give) in deferrals.enumerated().reversed() { give(made("\(number)")) }
    for (number, client) in waiting.enumerated() { #expect(client.answer()?.text == "\(number)") }
  }

  @Test func `at once, and without a body for HEAD`() throws {
    let server = try server()
    let client = try server.client()
    for _ in 0..<20 {
      client.send("GET /inline" + Self.host)
      #expect(client.answer()?.text == "inline")
    }
    client.send("HEAD /inline" + Self.host)
    let answer = try #require(client.answer(hasBody: false))
    #expect(answer.fields.contains("Content-Length: 6"))
  }

  @Test(arguments: [true, false]) func `requests behind stay in order`(inOnePiece: Bool) throws {
    let server = try server()
    let client = try server.client()
    let first = "GET /before" + Self.host + "GET /later" + Self.host
    let rest =
      "GET /b" + Self.host + "GET /later" + Self.host + "GET /inline" + Self.host + "GET /c" + Self.host
    client.send(inOnePiece ? first + rest : first)
    #expect(client.answer()?.text == "GET /before 127.0.0.1 ")
    server.handler.deferrals.wait(for: 1)[0](made("1"))
    if !inOnePiece { client.send(rest) }
    #expect(client.answer()?.text == "1")
    #expect(client.answer()?.text == "GET /b 127.0.0.1 ")
    #expect(!client.hasNews(within: 0))
    server.handler.deferrals.wait(for: 2)[1](made("2"))
    #expect(client.answers(3).map(\.text) == ["2", "inline", "GET /c 127.0.0.1 "])
  }

  @Test func `what came while it was made is read afterwards`() throws {
    let server = try server()
    let client = try server.client()
    client.send("GET /later" + Self.host)
    let give = server.handler.deferrals.wait(for: 1)[0]
    client.send("GET /b HTTP/1.1\r\nHo")
    client.send("st: x\r\n\r\n")
    give(made("1"))
    #expect(client.answers(2).map(\.text) == ["1", "GET /b 127.0.0.1 "])
  }

  @Test func `behind an answer that is taken slowly`() throws {
    let server = try server()
    let client = try server.client()
    client.send("GET /huge" + Self.host)
    _ = client.hasNews(within: 30_000)
    client.send("GET /later" + Self.host + "GET /b" + Self.host)
    let huge = try #require(client.answer())
    #expect(huge.body.count == 1 << 24)
    server.handler.deferrals.wait(for: 1)[0](made("1"))
    #expect(client.answers(2).map(\.text) == ["1", "GET /b 127.0.0.1 "])
  }

  @Test func `given twice`() throws {
    let server = try server()
    let client = try server.client()
    client.send("GET /later" + Self.host + "GET /later" + Self.host)
    let first = server.handler.deferrals.wait(for: 1)[0]
    first(made("1"))
    first(made("wrong"))
    let second = server.handler.deferrals.wait(for: 2)[1]
    first(made("wrong again"))
    second(made("2"))
    #expect(client.answers(2).map(\.text) == ["1", "2"])
  }

  @Test func `a client that has gone`() throws {
    let server = try server()
    do {
      let client = try server.client()
      client.send("GET /later" + Self.host)
      _ = server.handler.deferrals.wait(for: 1)
      // Closing resets the connection, as that of a program that is killed with bytes unread.
      var now = linger(l_onoff: 1, l_linger: 0)
      setsockopt(client.socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    }
    server.waitForConnections(0)
    let next = try server.client()
    next.send("GET /later" + Self.host)
    let deferrals = server.handler.deferrals.wait(for: 2)
    deferrals[0](made("wrong"))
    deferrals[1](made("2"))
    #expect(next.answer()?.text == "2")
  }

  @Test func `a client that has closed its side is answered`() throws {
    let server = try server()
    let client = try server.client()
    client.send("GET /later" + Self.host)
    client.finishSending()
    server.handler.deferrals.wait(for: 1)[0](made("1"))
    #expect(client.answers().map(\.text) == ["1"])
    #expect(client.end == .closed)
  }

  @Test func `one that does not come`() throws {
    let server = try server { $0.answerTimeout = .seconds(1) }
    let client = try server.client()
    client.send("GET /later" + Self.host + "GET /later" + Self.host)
    let first = server.handler.deferrals.wait(for: 1)[0]
    let late = try #require(client.answer())
    #expect(late.status == 503 && late.text == "gave up" && !late.closes)
    first(made("wrong"))
    server.handler.deferrals.wait(for: 2)[1](made("2"))
    #expect(client.answer()?.text == "2")
  }

  @Test func `a server that stops waits for it`() throws {
    let server = try server()
    let client = try server.client()
    client.send("GET /later" + Self.host + "GET /b" + Self.host)
    let give = server.handler.deferrals.wait(for: 1)[0]
    let idle = try server.client()
    idle.send("GET /a" + Self.host)
    _ = idle.answer()
    server.server.drain()
    #expect(idle.answers().isEmpty && idle.end == .closed)
    give(made("1"))
    let answers = client.answers()
    #expect(answers.map(\.text) == ["1"] && answers.map(\.closes) == [true] && client.end == .closed)
    client.finishSending()
    server.server.wait()
  }

  @Test func `the grace is over`() throws {
    let server = try server { $0.gracePeriod = .seconds(1) }
    let client = try server.client()
    client.send("GET /later" + Self.host)
    let give = server.handler.deferrals.wait(for: 1)[0]
    server.server.drain()
    server.server.wait()
    give(made("1"))
    #expect(client.answers().isEmpty)
  }
}
