package import FAQMatching
import FAQText

/// A reply, and how it was found.
///
/// It is `~Copyable`: a copy would retain arrays of the knowledge from every thread, and the atomic reference counts
/// would contend.
package struct Resolution: Sendable, ~Copyable {
  package var reply: Reply
  package var match: Match
  package var decision: Decision
  /// Whether the reply is exactly what the composer has stored for the decision.
  package var isWhole = false
  /// Whether no earlier reply of the conversation said that a program writes the answers.
  package var isFirst = true
  /// Whether message and reply belong to a letter that is being written. They must not be recorded.
  package var isLetter = false
  /// Whether the message replied to the question whether a letter may be written. It must not be recorded, because it may
  /// be the first field already.
  package var mayBeField = false
  /// Whether the message was too long to be read. It must not be recorded.
  package var isTooLong = false
  /// Every hypothesis about the message, in the order of the proposers; empty where nothing was to be decided.
  package var hypotheses: [HypothesisSummary] = []
  /// Whether the words of the message moved their confidence: see ``WordWeights``.
  var countsWords = false
  /// Number of the hypothesis that took the turn.
  package var chosen = 0
  /// Whether the message is a mail log.
  var isLog = false

  /// The words of the message that may move the confidence of hypotheses, as ``WordWeights`` spells them.
  package func spelledWords(_ matcher: Matcher) -> [String] {
    WordWeights.names(of: match.tokens, matcher.analyzer.lexicon)
  }

  /// The entry that the reply is the stored answer of.
  var wholeEntry: Int? { if isWhole, case .answer(let entry) = decision { entry } else { nil } }
}
