import FAQMatching
import Testing

// 1. Confidence lies between 0 and 1 for anything that can be observed.
// 2. It never falls when the probability or the cosine grows, and never grows with the share of unknown words, nor with
//    the probability of what is outside.
@Suite struct ConfidenceTests {
  private static let steps: [Float] = [0, 1e-6, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]

  @Test func `confidence is a probability`() {
    for probability in Self.steps {
      for cosine in Self.steps {
        for unknown in Self.steps {
          let confidence = Confidence().of(
            probability: probability, cosine: cosine, unknownShare: unknown, outside: unknown)
          #expect(confidence > 0 && confidence < 1)
        }
      }
    }
  }

  @Test func `confidence moves the right way`() {
    for fixed in Self.steps {
      for (low, high) in zip(Self.steps, Self.steps.dropFirst()) {
        #expect(
          Confidence().of(probability: low, cosine: fixed, unknownShare: 0, outside: 0)
            <= Confidence().of(probability: high, cosine: fixed, unknownShare: 0, outside: 0))
        #expect(
          Confidence().of(probability: fixed, cosine: low, unknownShare: 0, outside: 0)
            <= Confidence().of(probability: fixed, cosine: high, unknownShare: 0, outside: 0))
        #expect(
          Confidence().of(probability: fixed, cosine: 0.5, unknownShare: low, outside: 0)
            >= Confidence().of(probability: fixed, cosine: 0.5, unknownShare: high, outside: 0))
        #expect(
          Confidence().of(probability: fixed, cosine: 0.5, unknownShare: 0, outside: low)
            >= Confidence().of(probability: fixed, cosine: 0.5, unknownShare: 0, outside: high))
      }
    }
  }
}
