import FAQKnowledge

/// A dialogue act: the message thanks, cancels, asks for a repetition or for a person, and names no problem.
///
/// The order is that of importance: of several acts in one message the first counts.
package enum Act: String, CaseIterable, Sendable {
  /// Wants a person.
  case person
  /// Complains about the answers.
  case complaint
  case cancel
  case restart
  case back
  /// Does not know which of the choices, or what to reply.
  case unsure
  /// None of the choices.
  case none
  /// All of what was named.
  case all
  /// Did not understand.
  case explain
  case `repeat`
  case shorter
  /// Wants what else there is, or what comes next.
  case more
  case thanks
  case goodbye
  case greeting
  case no
  case yes
  case okay

  /// The list of the phrases that say it.
  var list: Phrasebook.Key {
    switch self {
    case .person: .actPerson
    case .complaint: .actComplaint
    case .cancel: .actCancel
    case .restart: .actRestart
    case .back: .actBack
    case .unsure: .actUnsure
    case .none: .actNone
    case .all: .actAll
    case .explain: .actExplain
    case .repeat: .actRepeat
    case .shorter: .actShorter
    case .more: .actMore
    case .no: .noWords
    case .yes: .yesWords
    case .thanks: .actThanks
    case .goodbye: .actGoodbye
    case .greeting: .actGreeting
    case .okay: .actOkay
    }
  }

  /// Whether it is a courtesy, which may stand before what a message is about: "makasih, terus berkasnya apa".
  var isCourtesy: Bool {
    switch self {
    case .thanks, .goodbye, .greeting, .okay, .yes: true
    case .person, .complaint, .cancel, .restart, .back, .unsure, .none, .all, .explain, .repeat, .shorter,
      .more,
      .no:
      false
    }
  }
}

/// A courtesy in front of what a message says: "makasih, terus berkasnya apa".
struct Courtesy: Sendable {
  let act: Act
  /// The share of the message's words that belongs to acts, from 0 to 1; fillers do not count.
  let share: Float
  /// Whether the message says what its writer does next: see ``TurnSigns/promises``.
  var promises = false
  /// See ``TurnSigns/onlyPromises``.
  var onlyPromises = false
  /// See ``TurnSigns/closes(with:)``.
  var closes = false
}

/// The acts of a message, and what else it says.
struct ActReading: Sendable {
  /// The acts, most important first.
  var acts: [Act] = []
  /// Words of the acts, without fillers.
  var said = 0
  /// Words beside the acts, without fillers.
  var left = 0
  /// Whether the first word that says anything belongs to an act.
  var isFirst = false
  /// Token behind the last courtesy in front, at which the message begins; 0 where it has none in front, or nothing else.
  var start = 0
  /// Token at which the courtesies behind the message begin; where it has none behind, the number of its tokens.
  var end = 0

  /// The courtesy that stands in front; nil where none does.
  var courtesy: Courtesy? {
    guard start > 0, let act = acts.first(where: \.isCourtesy) else { return nil }
    return Courtesy(act: act, share: share)
  }

  /// Whether the message neither thanks nor says goodbye, so that its courtesies may be those of a beginning.
  var mayGreet: Bool { !acts.contains(.thanks) && !acts.contains(.goodbye) }

  /// Whether the message is nothing but acts.
  var isAll: Bool { !acts.isEmpty && left == 0 }

  /// Whether acts are more than half of the message.
  var isMost: Bool { share > 0.5 }

  /// The share of the words that belongs to acts, from 0 to 1.
  var share: Float { said == 0 ? 0 : Float(said) / Float(said + left) }
}
