// 1. With no descriptors left the server lives on: who is connected is served, and who waits is let in when others go.
// 2. Meanwhile, and while it drains, it does not spin.
// 3. Fifty idle connections cost next to no processor time.
//
// Processor time is what the process used by its own count, which a busy machine does not raise. It is read before and
// after a second in which nobody says anything. A loop that spins uses what it can get, up to a hundred ticks; one that
// waits was seen to use none or one.

import TestSupport
import Testing

@Suite(.serialized, .timeLimit(runningMinutes: 5)) struct ServeUnderPressureTests {
  private static let request = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

  /// Ticks used in a second in which this client hears nothing.
  private func ticksInASecond(_ program: ServingProgram, _ silent: RawClient) throws -> Int {
    let before = try program.ticks()
    #expect(!silent.hasNews(within: 1_000))
    return try program.ticks() - before
  }

  @Test func `no descriptors left`() throws {
    let program = try ServingProgram(descriptors: 40)
    let clients = try (0..<60).map { _ in
      let client = try program.client()
      client.send(Self.request)
      return client
    }
    // The first ones have been let in before the descriptors ran out; there are two loops or more to let in others.
    // None of them is in a hurry: the last look comes after those who are not served have been waited for.
    for client in clients { _ = client.hasNews(within: 200) }
    var served = clients.filter { $0.hasNews(within: 0) }
    #expect(served.count >= 15 && served.count <= 36)
    let waiting = clients.filter { client in !served.contains { $0 === client } }
    let last = try #require(waiting.last)
    #expect(try ticksInASecond(program, last) < 10)
    for client in served {
      #expect(client.answers(1).map(\.status) == [200])
      client.send(Self.request)
      #expect(client.answers(1).map(\.status) == [200])
    }
    // Places come free a few at a time, and each lets in one who waits.
    for client in served { client.finishSending() }
    served = waiting
    for client in waiting {
      #expect(client.answers(1).map(\.status) == [200])
      client.finishSending()
    }
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `draining with no descriptors left`() throws {
    let program = try ServingProgram(descriptors: 40)
    let clients = try (0..<60).map { _ in
      let client = try program.client()
      client.send("GET /healthz HTTP/1.1\r\n")
      return client
    }
    // One that has been let in is told so by its answer.
    let first = clients[0]
    first.send("Host: x\r\n\r\nGET /healthz HTTP/1.1\r\n")
    #expect(first.answers(1).map(\.status) == [200])
    program.terminate()
    #expect(try ticksInASecond(program, first) < 10)
    first.send("Host: x\r\n\r\n")
    #expect(first.answers().map(\.closes) == [true])
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `idle connections`() throws {
    let program = try ServingProgram()
    let clients = try (0..<50).map { _ in try program.client() }
    for client in clients {
      client.send(Self.request)
      #expect(client.answers(1).map(\.status) == [200])
    }
    #expect(try ticksInASecond(program, clients[0]) < 10)
    for client in clients {
      client.send(Self.request)
      #expect(client.answers(1).map(\.status) == [200])
    }
  }
}
