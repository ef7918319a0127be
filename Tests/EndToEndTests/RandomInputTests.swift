// 1. Random lines through one process, a thousand with `PANDU_TEST_FULL`, give as many JSON lines with all keys: seeded,
//    so that a failure comes again.
// 2. Every outcome of them is one of DESIGN §4.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct RandomInputTests {
  private static let words = [
    "password", "lupa", "login", "tidak", "bisa", "||AABCD", "apendo", "550-5.7.1", "554", "said:", "e-mail",
    "a@b.co", "PPK",
    "((", "…", "ＬＰＳＥ", "🙏", "nggak", "sikap.lkpp.go.id", "021-29935577", "?!", "1", "-", "\"", "\\", "\u{0}",
    "\t", "Ҁ", "שלום",
  ]

  private func line(_ random: inout SeededRandom) -> [UInt8] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      (0..<Int.random(in: 0..<80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    case 1:
      (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ in
        Array(String(Unicode.Scalar(UInt32.random(in: 0x20..<0xD800, using: &random)) ?? " ").utf8)
      }
    default:
      Array(
        (0..<Int.random(in: 1..<12, using: &random)).map { _ in
          RandomInputTests.words[Int.random(in: 0..<RandomInputTests.words.count, using: &random)]
        }.joined(separator: " ").utf8)
    }
  }

  @Test func `each random line gets a reply`() throws {
    var random = SeededRandom(seed: 20_231_112)
    let count = TestRun.rounds(200, full: 1_000)
    let lines = (0..<count).map { _ in line(&random).map { $0 == 0x0A ? 0x20 : $0 } }
    let input = Array(lines.joined(separator: [0x0A])) + [0x0A]
    let run = try Program.run(["ask", "--json", "--knowledge", Folders.shipped], bytes: input)
    #expect(run.code == 0)
    #expect(run.error == "")
    try #require(run.lines.count == count)
    var outcomes: Set<String> = []
    for line in run.lines {
      let reply = try ReplyObject(line)
      #expect(reply.keys == ReplyObject.keys)
      #expect(!reply.text.isEmpty)
      outcomes.insert(reply.outcome ?? "none")
    }
    #expect(outcomes.isSubset(of: ["answer", "clarify", "fallback", "smalltalk", "handoff", "form"]))
    #expect(outcomes.count >= 3)
  }
}
