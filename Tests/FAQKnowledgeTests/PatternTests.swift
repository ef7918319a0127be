// 1. Patterns match where they should and nowhere else: letters, dot, sets, escapes, repeats, counts, groups, anchors.
// 2. Patterns are read in small letters, as questions are; letters beyond ASCII match only themselves.
// 3. The literal that is looked for first never changes a result: all patterns of the table over all its texts,
//    against the same pattern in a group, which has no literal.
// 4. The literal is the longest run of plain letters that every match must hold.

import FAQKnowledge
import Testing

struct PatternTests {
  @Test(arguments: PatternTable.cases)
  func `a pattern matches as the table says`(source: String, hits: [String], misses: [String]) throws {
    let pattern = try Pattern(source)
    for text in hits { #expect(pattern.matches(Array(text.utf8)), "/\(source)/ should match '\(text)'") }
    for text in misses {
      #expect(!pattern.matches(Array(text.utf8)), "/\(source)/ should not match '\(text)'")
    }
  }

  @Test func `the literal never changes a result`() throws {
    let texts = Set(PatternTable.cases.flatMap { $0.1 + $0.2 }).map { Array($0.utf8) }
    var withLiteral = 0
    for (source, _, _) in PatternTable.cases {
      let quick = try Pattern(source)
      let plain = try Pattern("(?:\(source))")
      #expect(plain.literal.isEmpty)
      if !quick.literal.isEmpty { withLiteral += 1 }
      for text in texts {
        #expect(
          quick.matches(text) == plain.matches(text),
          "/\(source)/ on '\(String(decoding: text, as: UTF8.self))'")
      }
    }
    #expect(withLiteral > 10)
  }

  @Test(arguments: [
    ("abc", "abc"), ("ABC", "abc"), ("ab.cde", "cde"), ("abc?d", "ab"), ("abc*", "ab"), ("abc+", "ab"),
    ("ab{2}cd", "cd"),
    ("a|b", ""), ("abc|d", ""), ("abc(d|e)f", "abc"), ("(abc)de", "de"), ("^abc$", "abc"), ("[abc]", ""),
    ("a\\d", "a"),
    ("ab[x]cde\\.fg", "cde"), ("(a|b)|cde", ""),
  ])
  func `the literal is what every match must hold`(source: String, literal: String) throws {
    #expect(String(decoding: try Pattern(source).literal, as: UTF8.self) == literal)
  }

  @Test func `equal patterns are equal`() throws {
    #expect(try Pattern("a(b|c)*") == Pattern("a(?:b|c)*"))
    #expect(try Pattern("a+") != Pattern("a*"))
  }
}
