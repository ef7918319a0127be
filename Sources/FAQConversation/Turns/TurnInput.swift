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
  /// Whether the confidence reaches ``DialoguePolicy/newSubject``.
  var isSure: Bool
  /// Whether the message is a mail log, which answers nothing that was asked.
  var isLog: Bool

  /// Whether the message may answer what was said before: it has words and is no log.
  var mayReply: Bool { !tokens.isEmpty && !isLog }

  /// Whether the message, read alone, surely speaks of a subject of its own.
  var isNewSubject: Bool { if case .answer = decision { isSure } else { false } }
}

/// The reply of a turn, and the memory after it.
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
