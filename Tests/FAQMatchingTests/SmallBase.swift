@testable import FAQKnowledge
import FAQMatching

/// A knowledge base of a bicycle shop: nothing in it has to do with procurement, so that what holds here holds for
/// any subject.
enum SmallBase {
  static let shop = make([
    "puncture": [
      "my tyre is flat", "how do I mend a puncture", "flat tyre again", "there is a nail in my tyre",
      "the wheel lost its air",
      "do you repair tubes",
    ],
    "brakes": [
      "my brakes squeal", "the brake does not grip", "how do I adjust the brakes", "brake pads are worn",
      "the bicycle will not stop",
    ],
    "opening-hours": [
      "when are you open", "opening hours on sunday", "are you open today", "what time do you close",
      "until when is the shop open",
    ],
    "gears": [
      "the chain jumps", "gears do not shift", "the chain falls off", "how do I set the gears",
      "shifting is hard",
    ],
  ])

  static let matcher = Matcher(shop)

  static func make(
    _ entries: [String: [String]], rules: [String: [String]] = [:], counterexamples: [String: [String]] = [:]
  ) -> KnowledgeBase {
    let place = SourceLocation(path: "shop.md", line: 1)
    var base = KnowledgeBase()
    base.language = "en"
    base.phrasebook = Phrasebook(language: "en")
    base.entries = entries.sorted { $0.key < $1.key }.map { id, wordings in
      var entry = Entry(id: id, category: "shop", title: id, location: place)
      entry.summary = "The answer on \(id)."
      entry.wordings = wordings.map { Located($0, place) }
      entry.counterexamples = (counterexamples[id] ?? []).map { Located($0, place) }
      entry.rules = (rules[id] ?? []).compactMap { text in
        (try? RuleParser.parse(text)).map { Located($0, place) }
      }
      return entry
    }
    return base
  }

  /// The id of the likeliest entry.
  static func best(_ question: String, _ matcher: Matcher = SmallBase.matcher) -> String? {
    var scratch = matcher.makeScratch()
    return Explainer(matcher).candidates(matcher.match(question, &scratch)).first?
      .entry
  }
}
