// Wordings with a word of the setting:
//  1. A word is put in where most entries have it about equally often: not one that few entries have, not one that stands
//     mostly in one of them, and none in a base of fewer than five entries.
//  2. A padded text is a short wording of an entry, or of what is outside, with one such word more that it lacked. A long
//     wording, one of small talk and one that has the word already are left as they are.
//  3. The same knowledge gives the same texts.
//  4. What is learned so is compared with no question: the nearest wording is always one of the knowledge.

import Testing

@testable import FAQKnowledge
@testable import FAQMatching
@testable import FAQText

struct PaddedTextsTests {
  /// Each entry has "shop" and "broken" once; "rust" stands in each, and mostly in the first.
  private static func base(entries: Int = 6) -> KnowledgeBase {
    let subjects = ["lamp", "bell", "chain", "lock", "pump", "horn"].prefix(entries)
    let wordings = subjects.enumerated().map { number, subject in
      ["shop \(subject)", "\(subject) broken", "rust \(subject)", long(subject)]
        + (number == 0 ? "bcdfghjkl".map { "rust spotx\($0)" } : [])
    }
    var base = SmallBase.make(Dictionary(uniqueKeysWithValues: zip(subjects, wordings)))
    base.canned = [canned(.outside, "sell car"), canned(.smalltalk, "hello friend")]
    return base
  }

  private static func long(_ subject: String) -> String {
    "bcdfghjklm".map { "\(subject)x\($0)" }.joined(separator: " ")
  }

  private static func canned(_ kind: CannedReply.Kind, _ wording: String) -> CannedReply {
    let place = SourceLocation(path: "shop.md", line: 1)
    return CannedReply(
      kind: kind, name: "\(kind)", text: "No.", wordings: [Located(wording, place)], location: place)
  }

  /// The padded texts as their labels and words.
  private static func texts(_ base: KnowledgeBase) -> [(label: Label, words: Set<String>)] {
    let build = MatcherBuilder(base)
    let padded = build.padded
    return (0..<padded.count).map { text in
      let words = padded.range(text).map { build.space.names[padded.features[$0].index] }
        .filter { $0.second == nil }.map { build.lexicon.words.string($0.first) }
      return (build.labels[padded.labels[text]], Set(words))
    }
  }

  @Test func `a short wording with one word more`() {
    let base = PaddedTextsTests.base()
    let wordings = base.entries.flatMap(\.wordings) + base.canned[0].wordings
    let short = wordings.map { Set($0.value.split(separator: " ").map(String.init)) }.filter { $0.count < 9 }
    let texts = PaddedTextsTests.texts(base).map(\.words)
    #expect(texts.count > short.count / 2)
    for text in texts {
      #expect(
        short.contains {
          !$0.isSuperset(of: text) && text.subtracting($0).isSubset(of: ["shop", "broken"])
        })
    }
    #expect(texts.contains { $0.isSuperset(of: ["sell", "car"]) })
    #expect(!texts.contains { $0.contains("hello") || $0.contains("lampxb") })
  }

  @Test func `no word in a small base`() {
    #expect(PaddedTextsTests.texts(PaddedTextsTests.base(entries: 4)).isEmpty)
  }

  @Test func `the same texts again`() {
    let (first, second) = (
      PaddedTextsTests.texts(PaddedTextsTests.base()), PaddedTextsTests.texts(PaddedTextsTests.base())
    )
    #expect(first.map(\.words) == second.map(\.words))
  }

  @Test func `none is compared with a question`() {
    let matcher = Matcher(PaddedTextsTests.base())
    var scratch = matcher.makeScratch()
    let match = matcher.match("shop chain broken", &scratch)
    let nearest = match.candidates.compactMap { $0.example.map { matcher.examples.texts[$0] } }
    #expect(nearest.contains("chain broken") || nearest.contains("shop chain"))
    #expect(!nearest.contains("shop chain broken"))
  }
}
