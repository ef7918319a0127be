// 1. Threads that ask at once get the same answers as one alone, whatever each of them asked before.
// 2. A bucket lets through exactly what it holds, however many threads draw from it.
// 3. No request is counted twice or not at all.

import FAQService
import HTTPWire
import Testing

@Suite struct ManyThreadsTests {
  private static let threads = 8
  private static let targets = [
    "/v1/ask?q=lupa+password", "/v1/search?q=login", "/v1/entries", "/v1/ask?q=tidak+bisa+login",
    "/v1/ask?q=halo",
  ]

  @Test func `answers are the same`() async throws {
    let service = Services.shipped
    var alone = Caller(service)
    let expected = try ManyThreadsTests.targets.map { try alone.get($0).body }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<ManyThreadsTests.threads {
        group.addTask {
          var caller = Caller(service)
          for step in 0..<40 {
            let place = (thread + step) % expected.count
            let answer = try caller.get(ManyThreadsTests.targets[place])
            #expect(answer.body == expected[place])
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a bucket holds what it holds`() async throws {
    let service = Services.shop { $0.rateLimit = 500 }
    let passed = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<ManyThreadsTests.threads {
        group.addTask {
          var caller = Caller(service)
          return try (0..<100).count { _ in try caller.get("/v1/contacts").status == 200 }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(passed == 500)
    let text = service.metrics.text
    #expect(text.contains("pandu_requests_total{route=\"contacts\",status=\"200\"} 500\n"))
    #expect(text.contains("pandu_requests_total{route=\"contacts\",status=\"429\"} 300\n"))
    #expect(text.contains("pandu_request_duration_seconds_count{route=\"contacts\"} 800\n"))
  }
}
