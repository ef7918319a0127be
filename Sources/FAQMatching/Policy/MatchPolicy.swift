package import FAQText

/// Every threshold between a message and the decision about it, in one value.
///
/// The default is what ships; a test or a benchmark hands in another one. For each threshold the comment gives its
/// meaning with its unit, its origin ("by judgement" also where none is on record) and its effect: "+2/0, -5/0" says that 2 more of the
/// 2,136 labelled questions are resolved and none more is misled at -20 %, and 5 fewer are resolved at +20 %, as
/// `pandu-bench --sensitivity Tests/Questions/*.jsonl` prints it. Counts move by at least one. The effects are those of 23 November
/// 2026, when 2,064 of these questions were resolved and 35 misled; thresholds without an effect came later.
package struct MatchPolicy: Sendable, Equatable {
  package var reading = ReadingPolicy()
  package var features = FeaturePolicy()
  package var fitting = FittingPolicy()
  package var profiles = ProfilePolicy()
  package var segments = SegmentPolicy()
  package var confidence = Confidence()
  package var decision = DecisionPolicy()
  package var clauses = ClausePolicy()
  package var problems = ProblemCutPolicy()

  package init() {}
}

/// How texts become features.
package struct FeaturePolicy: Sendable, Equatable {
  /// Weight of a pair of neighbours against that of one word as rare as it. By judgement.
  /// Effect: -1/+3, 0/+1.
  package var pairWeight: Float = 0.4
  /// Value of a word that no wording has, against idf values from 1 to 8: it takes confidence away from what is known.
  /// By judgement.
  /// Effect: 0/0, -1/0.
  package var unknownWeight: Float = 4
  /// A filler is a keyword when it stands this many times in the knowledge, …
  /// Effect: 0/0, 0/0.
  package var keywordFillerCount = 6
  /// … in at most one label of so many, …
  /// Effect: 0/0, 0/0.
  package var labelsPerKeywordFiller = 6
  /// … and so many times in each of these. All three by judgement, for "kk", which is an elder sister to most and a
  /// family card to a registry office.
  /// Effect: 0/0, 0/0.
  package var fillerCountPerLabel = 4

  package init() {}
}

/// How weights are fitted to the examples.
package struct FittingPolicy: Sendable, Equatable {
  /// Learning rate of the first epoch. It falls linearly to nearly nothing, so that the last examples move little and it
  /// matters less which they are. Compared on the shipped wordings: over eight orders of the same texts one wording of
  /// 2,684 missed its entry once, where rates of `6 / (1 + n / 4)` lost up to ten in each.
  /// Effect: 0/+1, -3/+3.
  package var learningRate: Float = 5.5
  /// An example whose label has at least this probability moves nothing: its loss, the negative logarithm, is near 0. By
  /// judgement.
  /// Effect: -2/+2, 0/0.
  package var lossThreshold: Float = 0.98
  /// An example whose label has more than this probability is skipped in the next epoch. By judgement.
  /// Effect: -2/+1, +1/+1.
  package var skipThreshold: Float = 0.8
  /// A line of an answer moves the weights this much, a wording 1. By judgement.
  /// Effect: -1/+1, 0/0.
  package var bodyWeight: Float = 0.15
  /// Epochs in which lines of answers are learned: they are long and say little. By judgement.
  /// Effect: 0/0, 0/0.
  package var bodyEpochs = 6
  /// Learned examples in all epochs, about; a base of a thousand texts needs many epochs. From 6 epochs to 3, the shipped
  /// base lost 0.2 points of leave-one-out, and nothing, net, on labelled questions.
  /// Effect: +1/-1, 0/0.
  package var learnedExamples = 25_000
  /// The number of the shuffled order in which the examples are learned. No order is better than another:
  /// `pandu-bench --stability`.
  package var order: UInt64 = 0

  package init() {}

  /// How much an example moves the weights.
  func weight(of kind: TrainingExample.Kind) -> Float { kind == .body ? bodyWeight : 1 }

  func epochs(_ examples: Int) -> Int { min(max(learnedExamples / max(examples, 1), 3), 25) }
}

/// How much the texts of a label as a whole say beside the fitted weights: see ``LabelProfiles``.
///
/// Compared on the shipped base whole, with 20, 10 and 5 wordings for each entry or for one, and on a base of 44 pages of
/// offices without wordings, with their labelled questions.
package struct ProfilePolicy: Sendable, Equatable {
  /// Share of the fitted weights that counts.
  package var fitted: Float = 0.85
  /// Weight of the sum of the label's texts.
  package var centroid: Float = 4
  /// Weight of a word that one label alone holds, and holds in many texts.
  package var document: Float = 5.2
  /// The weight of a title's words, as a number of repetitions.
  package var title: Float = 2
  /// How soon more texts with the same word add nothing (k1), and how much long entries are held back (b), as in BM25.
  package var k1: Float = 1.2
  package var b: Float = 0.75
  /// An entry with fewer wordings than the mean gets this much score, times the logarithm of mean / own wordings. With
  /// 1.25 a new entry finds 7 of 100 more of its own questions, and 44 new ones take 1.3 of 100 more of those of the others.
  package var smallness: Float = 0.5

  package init() {}
}

/// The segments of a text that are judged, and their weight against the whole.
package struct SegmentPolicy: Sendable, Equatable {
  /// Words from which a text is also judged by its segments. By judgement.
  /// Effect: 0/+1, 0/0.
  package var shortest = 12
  /// Words above which a sentence is also judged by its clauses. By judgement.
  /// Effect: -1/+1, +1/-1.
  package var longSentence = 22
  /// Segments of one text, at most. Bounds the work: a text of 2,000 characters has about 40 sentences.
  /// Effect: 0/0, 0/0.
  package var most = 96
  /// Probability for a segment below which a label is not judged, unless it is one of the two likeliest of the whole text.
  /// Bounds the work, by judgement.
  /// Effect: 0/0, 0/0.
  package var leastProbability: Float = 0.02
  /// Labels of a segment that are judged, at most. Bounds the work, by judgement.
  /// Effect: 0/0, 0/0.
  package var judged = 6
  /// Weight of a segment against the whole text: this much when the whole gives the label no probability …
  /// Effect: 0/0, -4/+3.
  package var smallestWeight: Float = 0.5
  /// … up to this much …
  /// Effect: +2/-2, 0/+1.
  package var largestWeight: Float = 0.95
  /// … when the whole gives the label this probability or more. All three by judgement.
  /// Effect: -1/+1, +1/0.
  package var agreeingProbability: Float = 0.3

  package init() {}

  /// - Parameter probability: what the whole text gives the label.
  /// - Returns: how much the confidence of a segment counts.
  func weight(wholeProbability probability: Float) -> Float {
    smallestWeight + (largestWeight - smallestWeight) * min(probability / agreeingProbability, 1)
  }
}

/// The confidence that each decision needs.
package struct DecisionPolicy: Sendable, Equatable {
  /// An entry is answered from this confidence on. By judgement.
  /// Effect: +1/+8, -5/-2.
  package var answer: Float = 0.5
  /// A canned reply or a category is taken from this confidence on. By judgement.
  /// Effect: +2/0, +1/0.
  package var other: Float = 0.4
  /// An entry comes before the other choices of a category from this confidence on. By judgement.
  /// Effect: +1/0, -1/0.
  package var offer: Float = 0.12
  /// Where nothing is sure, an entry is offered from this confidence on. Compared on pages of offices without wordings.
  package var unsureOffer: Float = 0.04
  /// Pandu asks back when the best candidate has this confidence or more, and says that it does not know below. By
  /// judgement.
  /// Effect: 0/0, 0/0.
  package var askBack: Float = 0.12
  /// Pandu says that it does not know, and asks nothing back, where nothing is sure and the labels outside have this
  /// probability together, and this share of the best candidate's. Compared on `Tests/Questions/dev.jsonl` and `fresh-a.jsonl` to `fresh-i.jsonl`.
  package var outside: Float = 0.08
  package var outsideShare: Float = 0.5
  /// Where not even an offer is sure, the likeliest entries are offered when the first has this probability, …
  package var likely: Float = 0.05
  /// … and is this many times as likely as one label among all, …
  package var timesChance: Float = 2
  /// … and the others this, …
  package var likelyOffer: Float = 0.05
  /// … of a message with at most this share of unknown words, …
  package var mostUnknown: Float = 0.67
  /// … so many at most. These five were compared on pages of offices without wordings.
  package var mostLikelyOffers = 3
  /// A message with this cosine to a wording is that wording. By judgement.
  package var verbatim: Float = 0.99
  /// A message with this cosine to a wording of an entry is answered with it rather than refused, …
  package var nearWording: Float = 0.82
  /// … where the nearest line of what is outside is farther by this. Both by judgement.
  package var nearer: Float = 0.2
  /// A line of what is outside with this cosine to a wording or the title of an entry contradicts it. By judgement.
  package var contradiction: Float = 0.85
  /// A message may exclude some of its words. The other words are answered from this confidence on. By judgement.
  package var remainder: Float = 0.65
  /// Entries that are offered when Pandu asks back, at most. By judgement.
  /// Effect: 0/0, 0/0.
  package var mostOffers = 4

  package init() {}
}

/// When a message is read without some of its clauses: see ``ClauseReading``.
package struct ClausePolicy: Sendable, Equatable {
  /// Most clauses of a message that is read so. Bounds the work to 14 readings, each of which
  /// is matched again at most four times for what it excludes.
  package var most = 5
  /// A clause alone may be about something else than the whole when its likeliest label has this probability. By
  /// judgement.
  package var leastProbability: Float = 0.5
  /// A clause that says nothing known tells something from this confidence on. By judgement.
  package var telling: Float = 0.3
  /// A message that is not known is answered without its circumstances from this confidence on. By judgement.
  package var plain: Float = 0.6
  package var weights = ClauseWeights.shipped

  package init() {}
}

/// When a message is read as two problems: see ``ProblemCut``.
package struct ProblemCutPolicy: Sendable, Equatable {
  /// Fewest words of such a message, and most, because a longer one tells a story.
  package var shortest = 4
  package var longest = 40
  /// Fewest words of each half, without fillers.
  package var fewestWords = 2
  /// Most places where it may be cut. A message with more is a list or a story. Bounds the work to two matches for each.
  package var mostCuts = 8
  /// The keywords of each half must give an entry this probability.
  package var leastProbability: Float = 0.3
  /// Least confidence of the answer to each half, or to each segment of a message that is cut at connectors.
  package var leastConfidence: Float = 0.65
  /// The same for a part outside the knowledge, because a story has parts that only look so.
  package var surelyOutside: Float = 0.8
  /// A cut takes the message from these log-odds on.
  package var least: Float = 0.1
  /// The same for a message that is not answered as a whole, because a wrong answer is worse than none.
  package var leastUnanswered: Float = 1
  /// The same for a message that says itself that it holds several problems. By judgement.
  package var leastAnnounced: Float = -2
  package var weights = ProblemWeights.shipped

  package init() {}
}
