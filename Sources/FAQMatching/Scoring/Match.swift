package import FAQText

/// The matcher's findings for one question.
package struct Match: Sendable {
  /// A label that a question may have.
  package struct Candidate: Sendable {
    package var label: LabelID
    package var confidence: Float
    /// Probability among all labels, for the segment with the highest confidence.
    package var probability: Float
    /// Cosine with the nearest example; 0 when no example shares a keyword with the segment.
    package var cosine: Float
    /// The number of that example in ``ExampleIndex/texts``; nil when there is none.
    package var example: Int?
    /// How much the segment counts against the whole text: the confidence is that of the terms times this.
    package var segmentWeight: Float
    /// Share of the segment's words that the knowledge has never seen.
    package var unknownShare: Float
    /// The labels of what is outside have this probability together in the segment. It is nil for a label that is no entry,
    /// because it speaks against entries only.
    package var outside: Float?
    /// The segment: range of tokens.
    package var segment: Range<Int>
  }

  /// The best labels, most confident first.
  package var candidates: [Candidate] = []
  /// Probability of all labels of what is outside, taken together, for the whole text.
  package var outside: Float = 0
  /// Rules that the question satisfies.
  package var fired: [RuleMatcher.Fired] = []
  package var tokens: [Token] = []
  /// The question, in UTF-8.
  package var text: [UInt8] = []
  package init() {}

  /// The index of the canned reply that a rule gives; nil where none does.
  package var ruledReply: Int? {
    for rule in fired { if case .canned(let reply) = rule.label { return reply } }
    return nil
  }

  /// Whether there was a word at all, be it unknown; punctuation alone asks nothing.
  package var hasWords: Bool { !tokens.isEmpty }
}
