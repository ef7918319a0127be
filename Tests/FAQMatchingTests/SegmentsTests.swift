import FAQText
import Testing

@testable import FAQMatching

// 1. The first segment is the whole text.
// 2. A short text is one segment; a longer one is also judged by sentences and pairs of neighbours.
// 3. Segments lie inside the text, and there are never more than the limit.
@Suite struct SegmentsTests {
  private static let policy = SegmentPolicy()

  @Test func `a short text is one segment`() {
    for count in 1..<SegmentsTests.policy.shortest { #expect(cut(sentences: [count]) == [0..<count]) }
  }

  @Test func `sentences and pairs of a longer text`() {
    #expect(cut(sentences: [5, 4, 6]) == [0..<15, 0..<5, 0..<9, 5..<9, 5..<15, 9..<15])
    #expect(cut(sentences: [7, 6]) == [0..<13, 0..<7, 7..<13])
  }

  @Test func `segments lie inside the text and are bounded`() {
    for count in [1, 3, 40, 200] {
      for length in [1, 2, 9, 30] {
        let ranges = cut(sentences: [Int](repeating: length, count: count))
        #expect(ranges.count <= SegmentsTests.policy.most)
        #expect(ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count * length && !$0.isEmpty })
      }
    }
  }

  private func cut(sentences: [Int]) -> [Range<Int>] {
    var tokens: [Token] = []
    for (number, length) in sentences.enumerated() {
      for _ in 0..<length {
        tokens.append(Token(term: 1, start: 0, end: 1, sentence: UInt16(number), clause: UInt16(number)))
      }
    }
    var ranges: [Range<Int>] = []
    Segments.cut(tokens, by: SegmentsTests.policy, into: &ranges)
    return ranges
  }
}
