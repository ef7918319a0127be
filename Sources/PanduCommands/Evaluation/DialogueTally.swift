package import Basics
package import FAQConversation
import FAQKnowledge
package import FAQMatching
import FAQService
import JSON

/// The verdicts of labelled dialogues.
package struct DialogueTally {
  /// The expectation that a reply does not meet.
  enum Miss: Equatable {
    /// The reply before does not offer the choice that is to be picked.
    case notOffered(String)
    case outcome(String)
    case entry(String?)
    case lacks(String)
    case has(String)
  }

  /// A turn that is not held.
  struct Failure {
    /// Number of the turn, from 1.
    var turn: Int
    var message: String
    var miss: Miss
  }

  struct Line {
    var id: String
    var turns: Int
    /// Turns whose reply meets every expectation.
    var held: Int
    /// The first turn that is not held.
    var failure: Failure?
  }

  private(set) var results: [Line] = []

  package init() {}

  package var held: Int { results.count { $0.failure == nil } }
  package var turns: Int { results.reduce(0) { $0 + $1.turns } }
  package var turnsHeld: Int { results.reduce(0) { $0 + $1.held } }

  /// Holds a whole conversation. A turn that fails does not end it, because later turns are counted too.
  package mutating func add(
    _ dialogue: LabelledDialogue, _ responder: Responder, at now: WallTime? = nil,
    _ scratch: inout MatchScratch
  ) {
    var line = Line(id: dialogue.id, turns: dialogue.turns.count, held: 0)
    var (token, choices): (String, [Reply.Choice]) = ("", [])
    for (number, turn) in dialogue.turns.enumerated() {
      let message = DialogueTally.message(turn.message, choices)
      // The token is the program's own, so that it is never refused.
      guard let message, let result = try? responder.respond(message, token: token, at: now, &scratch)
      else {
        if case .pick(let entry) = turn.message, line.failure == nil {
          line.failure = Failure(turn: number + 1, message: entry, miss: .notOffered(entry))
        }
        continue
      }
      (token, choices) = (result.reply.conversation, result.reply.choices)
      let miss = DialogueTally.miss(turn, result)
      if miss == nil { line.held += 1 }
      if let miss, line.failure == nil {
        line.failure = Failure(turn: number + 1, message: message, miss: miss)
      }
    }
    results.append(line)
  }

  /// The message that is sent; nil when the choice to pick is not offered.
  static func message(_ message: LabelledDialogue.Message, _ choices: [Reply.Choice]) -> String? {
    switch message {
    case .say(let text): text
    case .pick(let entry): choices.firstIndex { $0.entry == entry }.map { String($0 + 1) }
    }
  }

  /// Whether the text itself, which a reader sees, has every fact that the turn asks for. A question that a fallback may
  /// reply to asks for something that the sources do not say, so that no answer tells it but the one that says so.
  static func tells(_ turn: LabelledDialogue.Turn, _ reply: Reply) -> Bool {
    if turn.has.isEmpty, turn.outcomes?.contains(Reply.Outcome.fallback.rawValue) == true {
      return reply.outcome != .answer || reply.isUnsaid
    }
    return turn.has.allSatisfy { reply.text.contains($0.regex) }
  }

  static func miss(_ turn: LabelledDialogue.Turn, _ result: borrowing Resolution) -> Miss? {
    let reply = result.reply
    if let outcomes = turn.outcomes, !outcomes.contains(reply.outcome.rawValue) {
      return .outcome(reply.outcome.rawValue)
    }
    if let entries = turn.entries, !entries.contains(reply.entry?.id) { return .entry(reply.entry?.id) }
    guard !turn.has.isEmpty || !turn.lacks.isEmpty else { return nil }
    var writer = JSONWriter()
    ReplyJSON.write(result, to: &writer)
    let json = writer.text
    if let absent = turn.has.first(where: { !json.contains($0.regex) }) { return .lacks(absent.text) }
    return turn.lacks.first { json.contains($0.regex) }.map { .has($0.text) }
  }
}
