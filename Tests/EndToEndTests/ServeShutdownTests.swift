// 1. After SIGTERM an idle connection is closed, a request at hand is answered as the last one, and the program ends
//    with 0.
// 2. Meanwhile /readyz says that the server drains, and /healthz that it lives.
// 3. A second signal ends at once, whatever is at hand.

import TestSupport
import Testing

@Suite(.serialized, .timeLimit(runningMinutes: 5)) struct ServeShutdownTests {
  /// A program that has been told to end and has begun to, with a client for each of these half requests.
  private func draining(_ requests: [String]) throws -> (program: ServingProgram, clients: [RawClient]) {
    let program = try ServingProgram()
    let clients = try requests.map { request in
      let client = try program.client()
      client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + request)
      #expect(client.answers(1).map(\.status) == [200])
      return client
    }
    let idle = try program.client()
    idle.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(idle.answers(1).map(\.closes) == [false])
    program.terminate()
    #expect(idle.answers().isEmpty && idle.end == .closed)
    return (program, clients)
  }

  @Test(
    arguments: [
      ("/readyz", 503, "The server is draining: it ends once the requests at hand are answered."),
      ("/healthz", 200, #"{"status":"ok"}"#),
      ("/v1/ask?q=jam+buka+kantor", 200, "Kantor buka pukul delapan."),
    ])
  func `a request at hand is answered`(target: String, status: Int, words: String) throws {
    let (program, clients) = try draining(["GET \(target) HTTP/1.1\r\n"])
    clients[0].send("Host: x\r\n\r\n")
    let answers = clients[0].answers()
    #expect(answers.map(\.status) == [status] && answers.map(\.closes) == [true])
    #expect(answers.first?.text.contains(words) == true)
    clients[0].finishSending()
    #expect(program.wait() == 0)
    #expect(throws: ServingProgram.NotConnected.self) { try program.client() }
  }

  @Test func `a second signal ends at once`() throws {
    let (program, clients) = try draining(["GET /a HTTP/1.1\r\n", "POST /v1/ask HTTP/1.1\r\nHost: x\r\n"])
    program.terminate()
    #expect(program.wait() == 0)
    // No answer, not even that they were too slow.
    for client in clients { #expect(client.answers().isEmpty) }
  }
}
