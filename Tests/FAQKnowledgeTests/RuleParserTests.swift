// 1. Words, phrases, patterns, `&`, `|`, `!` and parentheses read as the rules they stand for.
// 2. `!` binds tighter than `&`, and `&` tighter than `|`; parentheses say otherwise.
// 3. Spaces and tabs between signs mean nothing.
// 4. A rule that is written out again reads as the same rule.

import FAQKnowledge
import Testing

struct RuleParserTests {
  static let good: [(String, Rule)] = [
    ("login", .word("login")),
    ("e-mail", .word("e-mail")),
    ("masök", .word("masök")),
    ("550-5.7.1", .word("550-5.7.1")),
    ("\"java script error\"", .phrase("java script error")),
    ("\"a & (b | c)\"", .phrase("a & (b | c)")),
    ("\"a\\b\"", .phrase("a\\b")),
    ("/554 *delivery error/", .pattern("554 *delivery error")),
    ("/a|(b)/", .pattern("a|(b)")),
    ("/mta\\d+\\.am0/", .pattern("mta\\d+\\.am0")),
    ("a & b", .all([.word("a"), .word("b")])),
    ("a & b & c", .all([.word("a"), .word("b"), .word("c")])),
    ("a | b | c", .any([.word("a"), .word("b"), .word("c")])),
    ("a & b | c & d", .any([.all([.word("a"), .word("b")]), .all([.word("c"), .word("d")])])),
    ("a | b & c", .any([.word("a"), .all([.word("b"), .word("c")])])),
    ("(a | b) & c", .all([.any([.word("a"), .word("b")]), .word("c")])),
    ("a & !b", .all([.word("a"), .not(.word("b"))])),
    ("!a & b", .all([.not(.word("a")), .word("b")])),
    ("a & !b | c", .any([.all([.word("a"), .not(.word("b"))]), .word("c")])),
    ("a & !(b | c)", .all([.word("a"), .not(.any([.word("b"), .word("c")]))])),
    ("a & !!b", .all([.word("a"), .not(.not(.word("b")))])),
    ("((a))", .word("a")),
    ("(a & b) & c", .all([.all([.word("a"), .word("b")]), .word("c")])),
    (
      "(login | masuk) & javascript & !browser",
      .all([.any([.word("login"), .word("masuk")]), .word("javascript"), .not(.word("browser"))])
    ),
    (
      "\"a b\" & /c/ | !d & e",
      .any([.all([.phrase("a b"), .pattern("c")]), .all([.not(.word("d")), .word("e")])])
    ),
  ]

  @Test(arguments: good)
  func `a good rule reads as what it means`(text: String, rule: Rule) throws {
    #expect(try RuleParser.parse(text) == rule)
  }

  @Test(arguments: good)
  func `a rule written out again reads as the same rule`(text: String, rule: Rule) throws {
    #expect(try RuleParser.parse(written(rule)) == rule)
  }

  @Test(arguments: [
    ("a&b", "a & b"), ("  a  &\tb ", "a & b"), ("a\t&\tb", "a & b"), ("( a|b )&! c", "(a | b) & !c"),
    ("\"a\"|\"b\"", "\"a\" | \"b\""), ("/a/&/b/", "/a/ & /b/"), ("!\t( a ) & b", "!a & b"),
  ])
  func `spaces and tabs between signs mean nothing`(text: String, same: String) throws {
    #expect(try RuleParser.parse(text) == RuleParser.parse(same))
  }

  @Test(arguments: [("/a\\/b/", "a/b"), ("/\\/+x/", "//x"), ("/[\\/]/", "/")])
  func `a slash within a pattern is written with a backslash`(text: String, hit: String) throws {
    guard case .pattern(let source) = try RuleParser.parse(text) else {
      Issue.record("not a pattern: \(text)")
      return
    }
    #expect(try Pattern(source).matches(Array(hit.utf8)))
    #expect(try !Pattern(source).matches(Array("a\\b".utf8)))
  }

  /// The rule in its plainest writing: parentheses around everything that is not a leaf.
  private func written(_ rule: Rule) -> String {
    switch rule {
    case .word(let word): word
    case .phrase(let phrase): "\"\(phrase)\""
    case .pattern(let source): "/\(source)/"
    case .all(let parts): parts.map { "(\(written($0)))" }.joined(separator: "&")
    case .any(let parts): parts.map { "(\(written($0)))" }.joined(separator: "|")
    case .not(let inner): "!(\(written(inner)))"
    }
  }
}
