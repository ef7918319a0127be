import HTTPServing
import Synchronization
import TestSupport
import Testing

// The server is asked to stop while a connection is in each of its states:
//
// 1. What is at hand is answered with `Connection: close`; what is idle is closed at once, and never reset.
// 2. An answer on its way is taken to its end by a slow reader; of the requests queued behind it one is answered, as the
//    last, and those behind that are not.
// 3. A client that waits to be accepted is answered if it has asked.
// 4. After it the server has ended, and nobody is let in.
// 5. A second request to stop ends at once, whatever is at hand.
// 6. Who was answered before and does not close its side holds the server up for the timeout of lingering close only.
@Suite(.timeLimit(runningMinutes: 1)) struct ShutdownTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var state: String
    /// Sent before the server is asked to stop, and how many answers are read before that.
    var before: [String]
    var answered = 0
    /// Sent before that, too, but only once the first bytes of an answer have come: the server leaves it unread.
    var behind = ""
    /// Sent afterwards.
    var after = ""
    /// The answers that come then: how their bodies end, and whether they say that they are the last.
    var answers: [(ending: String, closes: Bool)] = []

    var testDescription: String { state }
  }

  private static let host = " HTTP/1.1\r\nHost: x\r\n"
  private static let huge = "GET /huge" + host + "\r\n"

  static let cases = [
    Case(state: "fresh, with no byte", before: []),
    Case(state: "an empty line", before: ["\r\n"]),
    Case(
      state: "half a request line", before: ["GET /he"], after: "ad" + host + "\r\n",
      answers: [("GET /head 127.0.0.1 ", true)]),
    Case(
      state: "half a head", before: ["GET /head" + host], after: "\r\n",
      answers: [("GET /head 127.0.0.1 ", true)]),
    Case(
      state: "half a head, then another request", before: ["GET /head" + host],
      after: "\r\nGET /next" + host + "\r\n", answers: [("GET /head 127.0.0.1 ", true)]),
    Case(
      state: "a head without its body", before: ["POST /b" + host + "Content-Length: 4\r\n\r\n"],
      after: "abcd",
      answers: [("POST /b 127.0.0.1 abcd", true)]),
    Case(
      state: "a body that waits for leave",
      before: ["POST /b" + host + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"], answered: 1,
      after: "ab",
      answers: [("POST /b 127.0.0.1 ab", true)]),
    Case(
      state: "half a body", before: ["POST /b" + host + "Content-Length: 4\r\n\r\nab"], after: "cd",
      answers: [("POST /b 127.0.0.1 abcd", true)]),
    Case(
      state: "half a body in chunks",
      before: ["POST /b" + host + "Transfer-Encoding: chunked\r\n\r\n2\r\nab"],
      after: "\r\n1\r\nc\r\n0\r\n\r\n", answers: [("POST /b 127.0.0.1 abc", true)]),
    Case(
      state: "half a head that goes wrong", before: ["GET /head" + host], after: "nonsense\r\n",
      answers: [("A header field name is not valid.", true)]),
    Case(state: "idle after an answer", before: ["GET /a" + host + "\r\n"], answered: 1),
    Case(
      state: "half a second request", before: ["GET /a" + host + "\r\n", "GET /b"], answered: 1,
      after: host + "\r\n", answers: [("GET /b 127.0.0.1 ", true)]),
    Case(state: "an answer on its way", before: [huge], answers: [("a", false)]),
    Case(
      state: "an answer on its way, requests queued",
      before: [huge, "GET /b" + host + "\r\n", "GET /c" + host + "\r\n"],
      answers: [("a", false), ("GET /b 127.0.0.1 ", true)]),
    Case(
      state: "an answer on its way, requests that nobody has read", before: [huge],
      behind: "GET /b" + host + "\r\nGET /c" + host + "\r\n",
      answers: [("a", false), ("GET /b 127.0.0.1 ", true)]),
    Case(
      state: "an answer on its way, half a request that nobody has read", before: [huge], behind: "GET /b",
      after: host + "\r\n", answers: [("a", false), ("GET /b 127.0.0.1 ", true)]),
    Case(
      state: "an answer on its way, half a request behind it", before: [huge + "GET /b"],
      after: host + "\r\n",
      answers: [("a", false), ("GET /b 127.0.0.1 ", true)]),
    Case(
      state: "an answer on its way, half a body behind it",
      before: [huge + "POST /b" + host + "Content-Length: 2\r\n\r\na"], after: "b",
      answers: [("a", false), ("POST /b 127.0.0.1 ab", true)]),
    Case(
      state: "the last answer on its way", before: ["GET /huge" + host + "Connection: close\r\n\r\n"],
      answers: [("a", true)]),
  ]

  /// Each server has an address of its own, because a test beside it may be given the port as soon as it is free.
  @Test(arguments: zip(cases, UInt8(101)...UInt8(200)))
  func `each state ends well`(_ example: Case, host: UInt8) throws {
    let server = try TestServer(at: host) { $0.gracePeriod = .seconds(3_600) }
    let client = try server.client()
    for bytes in example.before { client.send(bytes) }
    #expect(client.answers(example.answered).count == example.answered)
    // The first bytes of an answer on its way tell that the server is at it.
    if example.answers.first?.closes == false { _ = client.hasNews(within: 30_000) }
    server.waitForConnections(1)
    client.send(example.behind)
    server.server.drain()
    client.send(example.after)
    let answers = client.answers()
    #expect(client.end == .closed)
    #expect(answers.count == example.answers.count)
    for (answer, expected) in zip(answers, example.answers) {
      #expect(answer.text.hasSuffix(expected.ending))
      #expect(answer.closes == expected.closes)
    }
    client.finishSending()
    server.server.wait()
    #expect(RawClient(port: server.port, at: host) == nil)
  }

  @Test func `who has asked at the door is answered`() throws {
    let server = try TestServer { $0.threads = 1 }
    let busy = try server.client()
    busy.send(ShutdownTests.huge)
    _ = busy.hasNews(within: 30_000)
    let asking = try (0..<50).map { number in
      let client = try server.client()
      client.send("GET /\(number)" + ShutdownTests.host + "\r\n")
      return client
    }
    server.server.drain()
    for (number, client) in asking.enumerated() {
      #expect(client.answers().map(\.text) == ["GET /\(number) 127.0.0.1 "])
      #expect(client.end == .closed)
    }
  }

  @Test(arguments: cases.filter { !$0.answers.isEmpty })
  func `a second request to stop ends at once`(_ example: Case) throws {
    let server = try TestServer {
      $0.gracePeriod = .seconds(3_600)
      $0.headTimeout = .seconds(3_600)
      $0.bodyTimeout = .seconds(3_600)
      $0.writeTimeout = .seconds(3_600)
    }
    let client = try server.client()
    for bytes in example.before { client.send(bytes) }
    _ = client.answers(example.answered)
    server.waitForConnections(1)
    server.server.drain()
    server.server.end()
    server.server.wait()
    #expect(server.handler.connections.open.load(ordering: .relaxed) == 0)
  }

  @Test func `who does not close holds nobody up for long`() throws {
    let server = try TestServer {
      $0.gracePeriod = .seconds(3_600)
      $0.writeTimeout = .seconds(3_600)
      $0.lingeringCloseTimeout = .seconds(1)
    }
    let before = try server.client()
    before.send("GET /a" + ShutdownTests.host + "Connection: close\r\n\r\n")
    #expect(before.answers().count == 1 && before.end == .closed)
    let after = try server.client()
    after.send("GET /a" + ShutdownTests.host + "\r\nGET /b" + ShutdownTests.host)
    #expect(after.answers(1).map(\.closes) == [false])
    server.server.drain()
    after.send("\r\n")
    #expect(after.answers().map(\.closes) == [true])
    server.server.wait()
  }
}
