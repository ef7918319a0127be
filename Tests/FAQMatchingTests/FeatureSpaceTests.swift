// FeatureSpace, with two wordings "0 1" and "0 1 2" and a line of an answer "3", reckoned by hand:
//  1. idf = 1 + ln((N + 1) / (df + 1)) over the two wordings; lines of answers add words and count for nothing.
//  2. A pair has 0.4 of a word as rare as it; a pair of one text is left out.
//  3. A vector has length 1. A word twice counts 1 + ln 2 times, a mended one its reading weight.
//  4. An unknown word counts 4 in the length, parts the words around it, and adds to the share of unknown words.
//  5. Fillers count only where there is nothing else; names, numbers and codes are never unknown words.

import FAQText
import Testing

@testable import FAQMatching

struct FeatureSpaceTests {
  private static let space: FeatureSpace = {
    var corpus = TokenCorpus()
    for terms in [[0, 1], [0, 1, 2], [3]] as [[TermID]] {
      corpus.add(terms.map { Token(term: $0, start: 0, end: 0) })
    }
    var space = FeatureSpace(termCount: 5, wordCount: 6)
    for text in 0..<3 { space.add(corpus.text(text), counted: text < 2) }
    space.finish(texts: 2)
    return space
  }()

  private static func vector(_ tokens: [Token]) -> FeatureVector {
    var vector = FeatureVector()
    var counts = FeatureCounts(space.count)
    space.vector(tokens[...], into: &vector, counts: &counts)
    return vector
  }

  private static func word(_ term: TermID, _ kind: Token.Kind = .word, weight: Float = 1) -> Token {
    Token(term: term, start: 0, end: 0, kind: kind, readingWeight: weight)
  }

  private static func isNear(_ values: [Float], _ expected: [Float]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  @Test func `rare words count more`() {
    // 1 + ln(3/3) twice, its 0.4 for their pair, 1 + ln(3/2), and 1 + ln(3/1).
    #expect(Self.isNear(Self.space.idf.sorted(), [0.4, 1, 1, 1.40547, 2.09861]))
    #expect(Self.space.count == 5)
  }

  @Test func `a vector has length 1`() {
    // 1, 1 and 0.4, divided by the root of 2.16.
    #expect(Self.isNear(Self.vector([Self.word(0), Self.word(1)]).values, [0.68041, 0.68041, 0.27217]))
    // The pair stands only in this order.
    #expect(Self.isNear(Self.vector([Self.word(1), Self.word(0)]).values, [0.70711, 0.70711]))
  }

  @Test func `how often and how surely a word stands there`() {
    // 1 + ln 2 = 1.69315 against 1.40547, and 0.9 against 1.40547.
    let twice = Self.vector([Self.word(0), Self.word(2), Self.word(0)])
    #expect(Self.isNear(twice.values, [0.76945, 0.63871]))
    let mended = Self.vector([Self.word(0, weight: 0.9), Self.word(2)])
    #expect(Self.isNear(mended.values, [0.53926, 0.84213]))
  }

  @Test func `an unknown word`() {
    // 1 / √(1 + 16) for each of them and no pair: 1 / √(1 + 1 + 16).
    let vector = Self.vector([Self.word(0), Self.word(4), Self.word(1)])
    #expect(Self.isNear(vector.values, [0.23570, 0.23570]))
    #expect(vector.known == 2 && vector.unknown == 1 && abs(vector.unknownShare - 1 / 3) < 1e-6)
  }

  @Test(arguments: [Token.Kind.number, .code, .name, .filler])
  func `what is no unknown word`(kind: Token.Kind) {
    let vector = Self.vector([Self.word(0), Self.word(4, kind)])
    #expect(vector.unknown == 0 && vector.known == 1 && vector.unknownShare == 0)
  }

  @Test func `fillers where there is nothing else`() {
    #expect(Self.vector([Self.word(0, .filler), Self.word(2)]).features.count == 1)
    #expect(Self.vector([Self.word(0, .filler)]).known == 1)
    #expect(Self.vector([]).unknownShare == 0)
  }
}
