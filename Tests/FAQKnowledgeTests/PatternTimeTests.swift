// Patterns that make a backtracking matcher try exponentially many ways finish here: one pass over the text, whatever
// the pattern. A matcher that backtracks would not come back from these within the life of the machine.

import FAQKnowledge
import Testing

struct PatternTimeTests {
  static let text = [UInt8](repeating: UInt8(ascii: "a"), count: 20_000)

  @Test(arguments: [
    ("(a|aa)+$", true), ("(a*)*b", false), ("(a+)+b", false), ("^(a|a)*$", true), ("^((a*)*)*b$", false),
    ("(a|b|ab)*c", false), ("(.*)(.*)(.*)(.*)x", false), ("(a?){30}a{30}$", true),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", true),
    ("a{64}b", false),
  ])
  func `a text of 20,000 letters is read once`(source: String, matches: Bool) throws {
    #expect(try Pattern(source).matches(PatternTimeTests.text) == matches)
  }

  @Test(arguments: ["(a|aa)+$", "^(a|a)*$", "(a*)*b", "(a+)+$"])
  func `one other letter at the end is found out as well`(source: String) throws {
    #expect(try Pattern(source).matches(PatternTimeTests.text + [UInt8(ascii: "b")]) == source.hasSuffix("b"))
  }
}
