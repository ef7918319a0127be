import FAQMatching
import FAQText

/// A message within a conversation, and what it comes to when it is read alone.
struct TurnInput {
  /// The message without the passwords and codes in it: see ``Redaction/Message``.
  var message: String
  /// The message as it was typed, because a letter takes its fields as they are.
  var typed: String
  /// What the conversation remembers.
  var state: ConversationState
  /// The bytes that ``tokens`` point into.
  var text: [UInt8]
  var tokens: [Token]
  /// What is done about the message when it is read alone, and how sure that is.
  var decision: Decision
  var confidence: Float
  /// Whether the message is a mail log, which answers nothing that was asked.
  var isLog: Bool

  /// Whether the message may answer what was said before: it has words and is no log.
  var mayReply: Bool { !tokens.isEmpty && !isLog }

  /// Whether the message, read alone, surely speaks of a subject of its own.
  var isNewSubject: Bool {
    if case .answer = decision { confidence >= TurnInput.newSubject } else { false }
  }

  /// From this confidence on a message is a new subject, whatever was asked before.
  static let newSubject: Float = 0.75
}

/// What a turn leads to: the reply, and what is remembered.
struct TurnResult {
  var reply: Reply
  var decision: Decision
  var state: ConversationState
  /// Whether the turn is part of a letter: see ``Resolution/isLetter``.
  var isLetter = false
}

/// Takes the messages of one kind. ``Responder`` asks its handlers in order, and the first one that takes a message
/// answers it.
protocol TurnHandler: Sendable {
  /// - Returns: nil when the message is of another kind.
  func handle(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult?
}
