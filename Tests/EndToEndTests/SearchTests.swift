// 1. Entries are ranked, one a line: id, title, category, score; at most ten unless told otherwise.
// 2. The beginning of the last word finds what the word finds.
// 3. `--limit` holds; what nothing speaks of gives nothing, and is no error.

import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct SearchTests {
  private func search(_ arguments: String...) throws -> Program.Run {
    try Program.run(["search", "--knowledge", Folders.shipped] + arguments)
  }

  @Test func `entries are ranked in columns`() throws {
    let run = try search("lupa password")
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect((2...10).contains(run.lines.count))
    #expect(run.lines.first?.contains(/^lupa-password +Lupa password SPSE +akun +\d+\.\d\d$/) == true)
    let scores = run.lines.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    #expect(scores.count == run.lines.count)
    #expect(scores == scores.sorted(by: >))
  }

  @Test(arguments: ["tiket", "tike", "melacak tik"])
  func `the beginning of a word is enough`(words: String) throws {
    #expect(try search(words).lines.first?.hasPrefix("lacak-tiket-lkpp ") == true)
  }

  @Test(arguments: [("1", 1), ("0", 0)])
  func `the limit holds`(limit: String, count: Int) throws {
    let run = try search("password", "--limit", limit, "--json")
    #expect(run.lines.count == count)
    #expect(run.code == 0)
    for line in run.lines {
      #expect(try ReplyObject(line).keys == ["id", "title", "category", "audience", "score"])
    }
  }

  @Test func `what nothing speaks of gives nothing`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["search", "qwzx", "--knowledge", folder.path])
    #expect(run.output == "")
    #expect(run.code == 0)
  }
}
