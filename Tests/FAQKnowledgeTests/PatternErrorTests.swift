// 1. Each way to write a pattern wrongly has its reason, at its byte.
// 2. Counts are plain numbers from 0 to 64: no sign, no word, no reversed range.
// 3. Patterns that would grow beyond the limit are refused, however they are built.

@testable import FAQKnowledge
import Testing

struct PatternErrorTests {
  typealias Reason = PatternError.Reason

  @Test(
    arguments: [
      ("", .empty, 0),
      ("*", .nothingToRepeat, 0), ("+a", .nothingToRepeat, 0), ("a|?", .nothingToRepeat, 2),
      ("(*a)", .nothingToRepeat, 1),
      ("a**", .nothingToRepeat, 2), ("a+?", .nothingToRepeat, 2), ("é*+", .nothingToRepeat, 3),
      ("(", .groupNotClosed, 0), ("a(b", .groupNotClosed, 1), ("((a)", .groupNotClosed, 0),
      ("(a|(b)", .groupNotClosed, 0),
      ("a(?:b", .groupNotClosed, 1), ("(a[)])(", .groupNotClosed, 6),
      (")", .groupNotOpened, 0), ("a)", .groupNotOpened, 1), ("(a))", .groupNotOpened, 3),
      ("a|b)", .groupNotOpened, 3),
      ("[", .setNotClosed, 0), ("a[bc", .setNotClosed, 1), ("[]", .setNotClosed, 0),
      ("[^]", .setNotClosed, 0),
      ("[a\\]", .setNotClosed, 0), ("[a-", .setNotClosed, 0),
      ("a{", .badRepeat, 1), ("a{2", .badRepeat, 1), ("a{}", .badRepeat, 1), ("a{,2}", .badRepeat, 1),
      ("a{x}", .badRepeat, 1),
      ("a{3,2}", .badRepeat, 1), ("a{65}", .badRepeat, 1), ("a{1,65}", .badRepeat, 1),
      ("a{1,2,3}", .badRepeat, 1),
      ("a{-1}", .badRepeat, 1), ("a{-1,2}", .badRepeat, 1), ("a{-2,-1}", .badRepeat, 1),
      ("a{+1}", .badRepeat, 1),
      ("a{0,+1}", .badRepeat, 1), ("a{ 1}", .badRepeat, 1), ("a{99999999999999999999}", .badRepeat, 1),
      ("\\", .badEscape, 0), ("a\\", .badEscape, 1), ("\\q", .badEscape, 0), ("a\\b", .badEscape, 1),
      ("[\\n]", .badEscape, 1),
      ("(\\", .badEscape, 1),
      ("(a{64}){9}", .tooLong, 0), ("((a{8}){8}){9}", .tooLong, 0), ("x(a{64}b{64}){64}", .tooLong, 1),
    ] as [(String, Reason, Int)])
  func `a bad pattern says why and where`(source: String, reason: Reason, offset: Int) {
    #expect(throws: PatternError(reason: reason, offset: offset)) { try Pattern(source) }
  }

  @Test(arguments: ["(", "(?:", "(a|", "((a)"])
  func `a pattern nested without end is refused, not followed`(opening: String) {
    #expect(throws: PatternError.self) { try Pattern(String(repeating: opening, count: 200_000)) }
  }

  @Test func `a long pattern is refused where it gets too long`() {
    #expect(throws: PatternError(reason: .tooLong, offset: Pattern.longest)) {
      try Pattern(String(repeating: "a", count: Pattern.longest + 1))
    }
    #expect(throws: PatternError.self) { try Pattern(String(repeating: "a|", count: 5_000)) }
    #expect(throws: PatternError.self) { try Pattern("(a" + String(repeating: "|", count: 50_000) + ")") }
  }

  @Test func `the longest pattern compiles and matches`() throws {
    let text = String(repeating: "a", count: Pattern.longest)
    #expect(try Pattern(text).matches(Array(text.utf8)))
    #expect(try !Pattern(text).matches(Array(text.utf8.dropLast())))
  }
}
