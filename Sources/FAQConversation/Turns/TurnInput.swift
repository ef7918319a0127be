import FAQKnowledge
import FAQMatching
import FAQText

/// A message within a conversation, with its decision when it is read alone.
struct TurnInput {
  /// The message without the passwords and codes in it: see ``Redaction/Message``.
  var message: String
  /// The message as it was typed, because a letter takes its fields as they are.
  var typed: String
  /// The memory of the conversation.
  var state: ConversationState
  /// The bytes that ``tokens`` point into.
  var text: [UInt8]
  var tokens: [Token]
  /// The decision on the message read alone, and its confidence from 0 to 1.
  var decision: Decision
  var confidence: Float
  /// The cosine of the message with the nearest wording of what it is decided to be about.
  var likeness: Float
  /// Whether the message is a mail log, which answers nothing that was asked.
  var isLog: Bool
  /// The signs of the message besides its subject.
  var signs: TurnSigns
  /// The courtesy that was cut off the front of the message; nil where none was.
  var courtesy: Courtesy?
  /// The best passage of the entry under discussion, and that of the entry that answers the message alone.
  var best: (here: EntryReading?, away: EntryReading?)
  /// The evidence that all hypotheses of the turn share.
  var evidence = Evidence()
  /// Whether a letter may begin.
  var consent = LetterConsent.notNeeded

  /// Whether the message may answer what was said before: it has words and is no log.
  var mayReply: Bool { !tokens.isEmpty && !isLog }

  /// What the reply says when the message fits no choice: a number is not in the list, and other words are not understood.
  var missed: Phrasebook.Key { ChoicePicker.isNumber(message) ? .missedChoice : .missedWords }

  /// The share of its words that these have, from 0 to 1.
  var coverage: (here: Float, away: Float) {
    (best.here?.passage.coverage ?? 0, best.away?.passage.coverage ?? 0)
  }

  /// Whether an entry is under discussion.
  var discusses: Bool { !state.discussed.isEmpty }

  /// Whether the message, with the courtesy in front, says what its writer does next: see ``TurnSigns/promises``.
  var promises: Bool { signs.promises || courtesy?.promises == true }

  /// A hypothesis about this message.
  func hypothesis(
    _ kind: Hypothesis.Kind, _ effect: Hypothesis.Effect, isSure: Bool = false,
    _ add: (inout Evidence) -> Void = { _ in }
  ) -> Hypothesis {
    var evidence = evidence
    add(&evidence)
    return Hypothesis(kind: kind, effect: effect, evidence: evidence, isSure: isSure)
  }
}

/// The best passage of an entry for a message.
struct EntryReading {
  let entry: Int
  let passage: PassageReader.Reading
}

/// The reply of a turn, and the memory after it.
struct TurnResult {
  var reply: Reply
  var decision: Decision
  var state: ConversationState
  /// Whether the turn is part of a letter: see ``Resolution/isLetter``.
  var isLetter = false
}

extension Decision {
  /// The entry that the message alone would be answered with.
  var entry: Int? { if case .answer(let entry) = self { entry } else { nil } }
}
