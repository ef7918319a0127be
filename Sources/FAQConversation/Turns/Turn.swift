import FAQMatching
import FAQText

/// A message within a conversation, and what it would come to if it stood alone.
struct Turn {
  /// Without the passwords and codes in it: see ``Redaction/Message``.
  var question: String
  /// As it was typed, for a letter takes its fields as they are.
  var typed: String
  var state: ConversationState
  /// Its words.
  var tokens: [Token]
  /// What is done about the message taken alone, how sure that is, and whether it surely is no reply to anything.
  var decision: Decision
  var confidence: Float
  var standsAlone: Bool

  /// Whether the message, taken alone, surely speaks of a subject of its own.
  var isNewSubject: Bool {
    if case .answer = decision { confidence >= Turn.newSubject } else { false }
  }

  /// A message this sure of itself is a new subject, whatever was asked back before.
  static let newSubject: Float = 0.75
}

/// Where a turn leads: what is said, and what is remembered.
struct Step {
  var reply: Reply
  var decision: Decision
  var state: ConversationState
  /// Whether the turn is part of a letter: see ``Responder/Result/isLetter``.
  var isLetter = false
}
