/// Every threshold of the dialogue, in one value: when a message belongs to what was said before, and to which of it.
///
/// The default is what ships; a test or a benchmark hands in another one. The weights are fitted on labelled dialogues
/// (``DialogueWeights``); all others were set by judgement. "Effect: 0/0/-1, +1/0/+2" says that of the labelled questions
/// as many are resolved and misled and one turn of the labelled dialogues less is held at -20 %, and at +20 % one question
/// more is resolved and two turns more are held, as `pandu-bench --sensitivity Tests/Questions/*.jsonl Tests/Dialogues/*.jsonl` prints it. The
/// effects are those of 23 November 2026, when 2,064 of 2,136 questions were resolved and 35 misled, and 3,096 of 3,223 turns
/// were held; thresholds without an effect came later.
package struct DialoguePolicy: Sendable, Equatable {
  /// Least confidence of a message that is a subject of its own in the middle of a check, and of one behind thanks.
  /// Effect: 0/0/0, 0/0/-1.
  package var newSubject: Float = 0.75
  /// Misses in a row after which a person is named instead of asking again.
  /// Effect: 0/0/-7, 0/0/0.
  package var patience = 2
  /// Least cosine with a wording from which on a message is that wording.
  /// Effect: 0/0/-1, 0/0/0.
  package var sameWords: Float = 0.95
  /// Two readings with different entries are asked about when the logarithms of their odds differ by less.
  /// Effect: 0/0/0, 0/0/0.
  package var tie: Float = 0.01
  package var followUps = FollowUpPolicy()
  package var choices = ChoicePolicy()
  package var checks = CheckPolicy()
  package var problems = ProblemsPolicy()
  package var passages = EntryPassagePolicy()
  /// The weight of each kind of evidence in the confidence of each kind of hypothesis.
  package var weights = DialogueWeights.shipped

  package init() {}
}

/// How a message is held against the questions for a part of an answer.
package struct FollowUpPolicy: Sendable, Equatable {
  /// Factor on the weight of the rarest term for a word that none of the wordings has. It also holds for the questions that
  /// an entry lists.
  /// Effect: 0/0/-1, 0/0/+1.
  package var strangeness: Float = 1.5
  /// Most words of a follow-up, because longer messages describe a problem of their own.
  /// Effect: 0/0/0, 0/0/0.
  package var mostWords = 14

  package init() {}
}

/// Thresholds of the offered choice that a message means.
package struct ChoicePolicy: Sendable, Equatable {
  /// Least lead of a choice over the next one, in the scores of the matcher (natural logarithm).
  /// Effect: 0/0/0, 0/0/0.
  package var lead: Float = 0.7
  /// Least share of a choice among all, from 0 to 1, for one half of a message to mean it: "user id sama password".
  /// Effect: 0/0/0, 0/0/-3.
  package var half: Float = 0.5

  package init() {}
}

/// Thresholds of the answer to a check's question that a message means.
package struct CheckPolicy: Sendable, Equatable {
  /// Factor on the score of an answer that denies where the reply does not, or the other way round.
  /// Effect: 0/0/0, 0/0/0.
  package var otherSide: Float = 0.5
  /// An answer is taken when the next best has at most this share of its words.
  /// Effect: 0/0/0, 0/0/0.
  package var rival: Float = 0.6
  /// A reply with this share of its words in the labels means one of the answers, whatever else it might mean.
  /// Effect: 0/0/-1, 0/0/0.
  package var sure: Float = 0.75
  /// A reply with this share means one of the answers if it is no message of its own.
  /// Effect: 0/0/0, 0/0/0.
  package var likely: Float = 0.34

  package init() {}
}

/// When a passage of an entry answers a message.
package struct EntryPassagePolicy: Sendable, Equatable {
  /// Most words of a question about an answer, because longer messages describe a problem of their own.
  /// Effect: 0/0/0, 0/0/0.
  package var mostWords = 18

  package init() {}
}

/// When a message holds more than one problem. How sure each must be stands in ``ProblemCutPolicy``.
package struct ProblemsPolicy: Sendable, Equatable {
  /// A segment with this share of words that the knowledge has never seen is about something else.
  /// Effect: 0/0/0, 0/0/0.
  package var strange: Float = 0.6
  /// Fewest words of a message that is cut at connectors.
  /// Effect: 0/0/0, 0/0/0.
  package var shortest = 4
  /// Most words of a message that is cut at connectors, because longer ones tell a story, whose segments are judged
  /// together.
  /// Effect: 0/0/0, 0/0/0.
  package var longest = 26
  /// Most segments, because a message in more segments is a story, too.
  /// Effect: 0/0/0, 0/0/0.
  package var mostSegments = 4
  /// Most words of a message that names two things side by side.
  /// Effect: 0/0/-1, 0/0/0.
  package var longestPair = 16

  package init() {}
}
