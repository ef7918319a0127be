import FAQKnowledge
import FAQMatching

/// One way to read a message within a conversation, with the evidence for it.
struct Hypothesis: Sendable {
  /// The meaning that the hypothesis gives the message.
  enum Kind: Int, CaseIterable, Sendable {
    // As if nothing had been said before.
    case answer, askBack, smalltalk, outside, person, unknown
    /// More than one problem.
    case several
    case act
    /// One of the choices offered, or none of them.
    case choice, noChoice
    /// A reply to the question of a check, or none that is understood.
    case check, noCheck
    case letter
    /// The message is a question about the answer. A part answers it, a list, a passage of the entry, a passage of another
    /// entry, or nothing does.
    case part, list, passage, passageElsewhere, unsaid
    /// The message is one of the questions that the entry lists. The kind is that of the reply that the entry names for the
    /// question: a step, an attachment or a note, a contact, another part, "the source does not say it", another entry.
    case listedStep, listedItem, listedContact, listedPart, listedUnsaid, listedEntry
    /// The answer did not help.
    case stillFails
    /// A subject of before.
    case earlier
    /// "Not this but that."
    case correction
  }

  /// The reply that follows when the hypothesis takes the turn.
  enum Effect: Sendable {
    /// The reply to the message alone stands.
    case alone
    case act(Act)
    case entry(Int)
    case part(FollowUp.Part, entry: Int)
    case passage(Int, entry: Int)
    case unsaid(entry: Int)
    case missedChoice
    /// The choices that were not denied are asked about.
    case remaining([Int])
    /// The turn is composed already.
    indirect case done(TurnResult)
  }

  var kind: Kind
  var effect: Effect
  var evidence: Evidence
  /// Whether it is sure whatever the evidence: a number of a list, a word that the program told the user to type.
  var isSure = false
  var confidence: Float = 0
}

extension Hypothesis.Kind {
  /// Each kind by the name that files of weights give it.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

extension Hypothesis {
  /// Whether it may take the turn while a letter is written: a field of it, a question about it, the wish for a person.
  var mayInterrupt: Bool {
    switch effect {
    case .act(.person), .act(.complaint), .part, .passage, .unsaid: true
    case .done: kind == .letter
    case .alone, .act, .entry, .missedChoice, .remaining: false
    }
  }
}

/// Proposes the readings of one sort.
protocol HypothesisProposer: Sendable {
  /// Appends what a message may mean; nothing when it cannot mean anything of this sort.
  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch)
}
