// 1. A question of 2,000 letters costs the patterns of a base a bounded number of steps, counted, however they are written.
// 2. A rule whose pattern no longer fits is an error at its place and left out; those before it, and smaller ones after
//    it, stay. Words and phrases cost nothing of the budget.
// 3. Each pattern takes at most a step for each of its states at each byte.

@testable import FAQKnowledge
import Testing

struct RuleBudgetTests {
  /// Letters that keep every repeat of the slow patterns going.
  private static let question = [UInt8](
    (0..<2_000).map { $0 % 7 == 6 ? UInt8(ascii: " ") : UInt8(ascii: "a") + UInt8($0 % 26) })
  private static let slow = String(repeating: "[a-z ]*", count: 160) + "[0-9]$"

  private func folder(_ rules: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(directories)
    let list = "\n## Aturan\n" + rules.map { "- `\($0)`\n" }.joined()
    try folder.write("akun/lupa.md", entryText("Lupa", wording: "lupa", extra: list))
    return folder
  }

  private func patterns(_ base: KnowledgeBase) throws -> [Pattern] {
    try base.entries.flatMap(\.rules).compactMap {
      if case .pattern(let source) = $0.value { try Pattern(source) } else { nil }
    }
  }

  @Test(arguments: [slow, "([a-z ]?){60}[0-9]$", "((.*)(.*)(.*)(.*)){20}[0-9]$", "(x|[a-z ]*){60}[0-9]$"])
  func `steps of one question`(source: String) throws {
    let count = RuleBudget.mostStates / (try Pattern(source).states) + 3
    let folder = try folder(Array(repeating: "/\(source)/", count: count))
    let (base, problems) = KnowledgeLoader.load(folder.path)
    let patterns = try patterns(base)
    // They are alike, so that one is counted for all.
    let pattern = try #require(patterns.first)
    var steps = 0
    _ = pattern.matches(Self.question, counting: &steps)
    #expect(steps > Self.question.count && steps <= pattern.states * Self.question.count)
    #expect(patterns.allSatisfy { $0 == pattern })
    #expect(steps * patterns.count <= RuleBudget.mostStates * Self.question.count)
    #expect(patterns.reduce(0) { $0 + $1.states } <= RuleBudget.mostStates)
    #expect(base.entries.flatMap(\.rules).reduce(0) { $0 + $1.value.states } <= RuleBudget.mostStates)
    let left = problems.count { if case .rule(.patternsTooLarge) = $0.problem { true } else { false } }
    #expect(left == 3 && patterns.count == count - 3)
  }

  @Test func `what does not fit is told and left out`() throws {
    let states = try Pattern(Self.slow).states
    let fitting = RuleBudget.mostStates / states
    let rules = Array(repeating: "/\(Self.slow)/", count: fitting + 2) + ["lupa & \"kata sandi\"", "/kecil/"]
    let folder = try folder(rules)
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(base.entry("lupa")?.rules.count == fitting + 2)
    #expect(
      base.entry("lupa")?.rules.suffix(2).map(\.value) == [
        .all([.word("lupa"), .phrase("kata sandi")]), .pattern("kecil"),
      ])
    // The list stands below the two lines of the wordings.
    let first = 13 + fitting
    #expect(problems.map(\.location.line) == [first, first + 1])
    #expect(problems.allSatisfy { $0.severity == .error && $0.location.column == 4 })
    let needed = states * (fitting + 1)
    #expect(
      rendered(problems).first?.hasSuffix(
        "akun/lupa.md:\(first):4: error: pola semua aturan sampai di sini berjumlah \(needed) keadaan, "
          + "paling banyak \(RuleBudget.mostStates); aturan ini tidak dipakai\n"
          + "  → persingkat polanya, terutama pengulangan seperti {1,60}, atau pakai kata dan \"frasa\"")
        == true)
  }

  @Test func `what is outside shares the budget`() throws {
    let fitting = RuleBudget.mostStates / (try Pattern(Self.slow).states)
    let folder = try folder(Array(repeating: "/\(Self.slow)/", count: fitting))
    try folder.write(
      "basis.md",
      "## Di luar cakupan: cuaca\nBukan kami.\n- hujan\n## Aturan: cuaca\n- banjir\n- /\(Self.slow)/\n")
    let (base, problems) = KnowledgeLoader.load(folder.path)
    #expect(base.entry("lupa")?.rules.count == fitting)
    #expect(base.canned.flatMap(\.rules).map(\.value) == [.word("banjir")])
    #expect(problems.map(\.location.line) == [6])
  }

  @Test func `states within a rule count`() throws {
    #expect(try RuleParser.parse("a | \"b c\"").states == 0)
    let one = try Pattern("[a-z]+x").states
    #expect(try RuleParser.parse("a & (/[a-z]+x/ | !/[a-z]+x/ | b)").states == 2 * one)
  }
}
