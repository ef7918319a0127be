/// The evidence for one hypothesis. It has one number for each kind, and most lie between 0 and 1.
package struct Evidence: Sendable {
  package enum Kind: Int, CaseIterable, Sendable {
    /// Always 1, so that each kind of hypothesis has a confidence of its own to begin with.
    case always
    // The message read alone.
    /// Confidence of an answer, or 0.
    case answer
    /// The log-odds of that confidence, as a share of the largest that count.
    case odds
    /// How like a wording of the knowledge the message is.
    case likeness
    /// Whether that is the answer under discussion.
    case sameAnswer
    /// Whether that is an answer that the one under discussion refers to.
    case relatedAnswer
    /// Whether that is among the choices offered.
    case offeredAnswer
    /// Confidence that it must be asked back, or 0; and whether it names no subject at all.
    case asksBack
    case vague
    case unknown
    /// Confidence that it is small talk, outside the subject, or the wish for a person; or 0.
    case smalltalk
    case outside
    case person
    // The message.
    /// Number of its words that are no fillers, as a share of twelve.
    case length
    /// Whether it asks: a question word or a question mark.
    case asks
    /// Whether a question word asks for one kind of thing, and whether that is a time or a price.
    case asksKind, asksAmount
    /// Whether it begins with a word that goes on: "terus", "kalau".
    case goesOn
    /// Share of its words that the knowledge has never seen.
    case strange
    /// Share of its words that are those of acts.
    case acts
    // The conversation.
    case discusses
    /// Whether a person was named because the answer did not help.
    case climbs
    case offers
    case checks
    /// How much the keywords of the message speak for the entry under discussion, from -1 to 1.
    case pull
    /// The same for the entry that the message alone would be answered with.
    case pullAway
    // The hypothesis.
    /// How well the message fits, as its proposer measures it.
    case fit
    /// How far it is ahead of the next of its kind.
    case lead
    /// Of small talk: 1 where the message asks and the reply is one to questions, -1 where it asks and the reply is one to
    /// courtesies. Whether a passage or a part is of the kind that is asked for; -1 for a part where another list is asked for. Of an
    /// answer: whether it is the one under discussion, and something is asked.
    case ofKind
    /// Whether its entry is another one than that under discussion.
    case elsewhere
    /// The coverage of the best passage of a rival entry, from 0 to 1. The rival of an answer is the entry under
    /// discussion; the rival of a passage is the entry that answers the message alone.
    case rival
    /// Whether a word says that the message goes back or puts right.
    case cue
  }

  /// One number for each kind; those behind the last kind are 0. A vector would be copied whole for each number that is set.
  private var numbers = Numbers(repeating: 0)
  private typealias Numbers = InlineArray<32, Float>

  /// Most kinds that there can be.
  static let most = Numbers.count

  subscript(kind: Kind) -> Float {
    get { numbers[kind.rawValue] }
    set { numbers[kind.rawValue] = newValue }
  }

  /// Each kind of evidence that is not 0, with its number.
  package var list: [(kind: Kind, number: Float)] {
    Kind.allCases.filter { self[$0] != 0 }.map { ($0, self[$0]) }
  }
}

extension Bool {
  /// 1 or 0.
  var number: Float { self ? 1 : 0 }
}
