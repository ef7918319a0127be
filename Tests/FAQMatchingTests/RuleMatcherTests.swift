// RuleMatcher:
//  1. A rule holds for a question as the table says: words in any form, phrases side by side with fillers between,
//     `&`, `|`, `!` and patterns on the small letters of the message.
//  2. Every rule that holds is named once, in the order of entries and of their rules, those of canned replies last.
//  3. A word that an entry has, be it in its title, a wording or its answer, calls no rule of a canned reply; another word that
//     the rule needs does.
//  4. What one question holds says nothing of the next, and an excluded word counts for none.

@testable import FAQKnowledge
import FAQText
import Testing

@testable import FAQMatching

struct RuleMatcherTests {
  @Test(
    arguments: [
      ("brake", "my brakes squeal", true), ("brake", "Brake!", true), ("brake", "my bell rings", false),
      ("\"flat tyre\"", "a flat tyre", true), ("\"flat tyre\"", "the tyre is flat", false),
      ("\"flat tyre\"", "flat and the tyre", false), ("\"flat tyre\"", "a flat, the tyre", true),
      ("brake & chain", "the chain and the brake", true), ("brake & chain", "the brake", false),
      ("brake | chain", "the chain", true), ("brake | chain", "the bell", false),
      ("brake & !chain", "the brake", true), ("brake & !chain", "the brake and the chain", false),
      ("(brake | chain) & !bell", "the chain rings", true), ("/e-?42/", "code E42", true),
      ("/e-?42/", "code e-42", true),
      ("/e-?42/", "code 42", false), ("/e-?42/ & brake", "e42 at the brake", true),
      ("/e-?42/ & brake", "e42", false), ("/e-?42/ | brake", "the brake", true),
    ] as [(String, String, Bool)])
  func `a rule holds as it says`(rule: String, question: String, holds: Bool) {
    var base = SmallBase.make(
      ["all": ["flat tyre", "brake", "chain", "bell", "code"]], rules: ["all": [rule]])
    base.vocabulary.fillers = ["the"]
    #expect(RuleMatcherTests.fired(base, question) == (holds ? [.init(label: .entry(0), rule: 0)] : []))
  }

  @Test func `each rule once, in order`() {
    let base = SmallBase.make(
      ["a": ["brake"], "b": ["chain"]],
      rules: ["a": ["/chain/", "brake & chain"], "b": ["chain | brake", "bell"]])
    #expect(
      RuleMatcherTests.fired(base, "chain, brake, chain and brake") == [
        .init(label: .entry(0), rule: 0), .init(label: .entry(0), rule: 1), .init(label: .entry(1), rule: 0),
      ])
    #expect(RuleMatcherTests.fired(SmallBase.shop, "chain") == [])
  }

  @Test(arguments: [
    ("the chain of my car", ["entry 0", "canned 0"]), ("the chain of my bicycle", ["entry 0"]),
    ("my car", ["canned 0"]), ("my car, and the bicycle", []),
  ])
  func `those of what is outside`(question: String, expected: [String]) throws {
    var base = SmallBase.make(["a": ["chain", "bicycle"]], rules: ["a": ["chain"]])
    let rule = Located(try RuleParser.parse("car & !/bicycle/"), SourceLocation(path: "basis.md"))
    base.canned = [
      CannedReply(
        kind: .outside, name: "cars", text: "No.", wordings: [], rules: [rule], location: rule.location)
    ]
    let fired = RuleMatcherTests.fired(base, question).map { rule in
      switch rule.label {
      case .entry(let index): "entry \(index)"
      case .canned(let index): "canned \(index)"
      case .category, .vague: "none"
      }
    }
    #expect(fired == expected)
  }

  @Test(arguments: [
    ("car | van | truck", "my car", true), ("car | van | truck", "my van", false),
    ("car | van | truck", "my truck", false), ("car | van", "the car of my van", true),
    ("chain & car", "the chain of my car", true), ("\"chain of a car\"", "the chain of a car", true),
    ("(car | van) & (chain | bicycle)", "the chain of my car", true),
    ("(car | van) & (chain | bicycle)", "the chain of my van", false),
  ])
  func `an entry comes before what is outside`(rule: String, question: String, holds: Bool) throws {
    var base = SmallBase.make(["van": ["chain", "bicycle"]])
    base.entries[0].summary = "A truck takes it."
    let rule = Located(try RuleParser.parse(rule), SourceLocation(path: "basis.md"))
    base.canned = [
      CannedReply(
        kind: .outside, name: "cars", text: "No.", wordings: [], rules: [rule], location: rule.location)
    ]
    #expect(RuleMatcherTests.fired(base, question).map(\.label) == (holds ? [.canned(0)] : []))
  }

  @Test func `each question for itself`() {
    let base = SmallBase.make(["a": ["brake"], "b": ["chain"]], rules: ["a": ["brake"], "b": ["chain"]])
    let matcher = Matcher(base)
    var scratch = matcher.makeScratch()
    #expect(matcher.match("the brake", &scratch).fired.map(\.entry) == [0])
    #expect(matcher.match("the chain", &scratch).fired.map(\.entry) == [1])
    #expect(matcher.match("the bell", &scratch).fired.isEmpty)
    var tokens = matcher.read(Array("brake chain".utf8), &scratch)
    tokens[0].kind = .excluded
    var room = RuleScratch()
    #expect(matcher.rules.fired(tokens, Array("brake chain".utf8), &room).map(\.entry) == [1])
  }

  @Test(arguments: ["code e42", "code 42", "the code", "code e42", "code e42"])
  func `patterns, too`(question: String) {
    let base = SmallBase.make(["a": ["code"]], rules: ["a": ["/e42/", "code & /e42/"]])
    let matcher = Matcher(base)
    var scratch = matcher.makeScratch()
    for before in ["code e42", "code 42", ""] {
      _ = matcher.match(before, &scratch)
      let rules = question.contains("e42") ? [0, 1] : []
      #expect(matcher.match(question, &scratch).fired.map(\.rule) == rules)
    }
  }

  private static func fired(_ base: KnowledgeBase, _ question: String) -> [RuleMatcher.Fired] {
    let matcher = Matcher(base)
    var scratch = matcher.makeScratch()
    return matcher.match(question, &scratch).fired
  }
}
