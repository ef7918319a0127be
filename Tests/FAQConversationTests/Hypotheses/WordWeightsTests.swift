// 1. A word adds the weights of its line, in hundredths, each time that it stands in a message.
// 2. Nothing is added by a word without a line, by a line for words that the lexicon lacks, or under a kind that is unknown.
// 3. The first 32 words of a message count; what stands behind them moves nothing.
// 4. Words count within a conversation, and never in its first message.
// 5. An explanation shows, for each reading, the words that moved it; with them the evidence gives its confidence.
// 6. The shipped file names every kind of reading, and each of its words is one that the shipped knowledge reads.

import Basics
@testable import FAQConversation
import FAQMatching
import FAQText
import ShippedKnowledge
import Testing

@Suite struct WordWeightsTests {
  private static let analyzer = ShippedKnowledge.responder.matcher.analyzer

  private static func weights(_ lines: [String]) -> WordWeights {
    let text = (["words\tact\tnothing\tpart"] + lines).joined(separator: "\n")
    return WordWeights(Array(text.utf8), analyzer.lexicon)
  }

  private static func tokens(_ message: String) -> [Token] {
    var scratch = AnalysisScratch()
    analyzer.analyze(Array(message.utf8), &scratch)
    return scratch.tokens
  }

  @Test(
    arguments: [
      ("kirim", 1.5), ("kirim surat", 1.25), ("kirim, kirim", 3), ("kirimkan suratnya", 1.25),
      ("password", 0), ("", 0),
    ] as [(String, Float)])
  func `words add their weights`(message: String, sum: Float) {
    let weights = Self.weights(["# comment", "kirim\t0\t900\t150", "surat\t0\t0\t-25"])
    let tokens = Self.tokens(message)
    #expect(weights.sum(tokens)[Hypothesis.Kind.part.rawValue] == sum)
    #expect(weights.list(tokens, for: .part).reduce(0) { $0 + $1.weight } == sum)
    #expect(weights.sum(tokens)[Hypothesis.Kind.act.rawValue] == 0)
  }

  @Test(arguments: ["zzqqx\t1\t1\t1", "kirim surat\t1\t1\t1", "\t1\t1\t1", "kirim"])
  func `a line that names no word of the lexicon`(line: String) {
    #expect(Self.weights([line]).sum(Self.tokens("kirim surat password zzqqx")).allSatisfy { $0 == 0 })
  }

  @Test func `what stands behind the first words`() {
    let weights = Self.weights(["kirim\t0\t0\t100"])
    let sums = (30...40).map { count in
      let message = Array(repeating: "password", count: count).joined(separator: " ") + " kirim"
      return weights.sum(Self.tokens(message))[Hypothesis.Kind.part.rawValue]
    }
    #expect(sums == [1, 1] + Array(repeating: 0, count: 9))
  }

  @Test func `words count within a conversation`() throws {
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    let first = try responder.respond("kirimnya ke mana", token: nil, &scratch)
    var counts = first.countsWords
    #expect(!counts)
    let answer = try responder.respond("lupa user id", token: nil, &scratch)
    counts = answer.countsWords
    #expect(!counts)
    let second = try responder.respond("kirimnya ke mana", token: answer.reply.conversation, &scratch)
    counts = second.countsWords
    #expect(counts)
  }

  @Test func `an explanation shows the words`() throws {
    let responder = ShippedKnowledge.responder
    let words = WordWeights.shipped(responder.matcher.analyzer.lexicon)
    var scratch = responder.matcher.makeScratch()
    let answer = try responder.respond("lupa user id", token: nil, &scratch)
    let second = try responder.respond("kirimnya ke mana", token: answer.reply.conversation, &scratch)
    let readings = try #require(Explainer(responder.matcher).explain(second).parts.last).parts
    #expect(readings.count == second.hypotheses.count)
    #expect(readings.contains { !$0.parts.isEmpty })
    let sorted = second.hypotheses.sorted { $0.confidence > $1.confidence }
    for (reading, hypothesis) in zip(readings, sorted) where !hypothesis.isSure {
      let shown = reading.parts.compactMap(\.value).reduce(0, +)
      let all = words.sum(second.match.tokens)[hypothesis.kind.rawValue]
      #expect(abs(shown - all) < 0.001)
      var judged = [Hypothesis(kind: hypothesis.kind, effect: .missedChoice, evidence: hypothesis.evidence)]
      TurnJudge(DialoguePolicy(), words: words).judge(&judged, hearing: second.match.tokens)
      #expect(abs(judged[0].confidence - hypothesis.confidence) < 0.001)
    }
  }

  @Test func `the shipped file`() throws {
    let lines = String(decoding: EmbeddedText.`word-weights.txt`.bytes, as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    let kinds = try #require(lines.first).dropFirst().map(String.init)
    #expect(Set(kinds) == Set(Hypothesis.Kind.allCases.map { "\($0)" }))
    let lexicon = Self.analyzer.lexicon
    for line in lines.dropFirst() {
      #expect(line.count == kinds.count + 1)
      #expect(lexicon.words.find(line[0]) != nil, "\(line[0])")
    }
  }
}
