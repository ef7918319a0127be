import FAQConversation
import FAQKnowledge
import FAQMatching

/// The part of a reply that depends on the decision alone, encoded once for each decision.
struct StoredReplies: Sendable {
  /// For each entry the answer at the beginning of a conversation, which says that a program answers, and the one later on.
  private let entries: [(first: [UInt8], later: [UInt8])]
  private let canned: [[UInt8]]
  private let unknown: [UInt8]

  init(_ responder: Responder) {
    entries = responder.base.entries.indices.map { entry in
      let decision = Decision.answer(entry: entry)
      return (
        ReplyJSON.members(responder.reply(to: decision, isFirst: true)),
        ReplyJSON.members(responder.reply(to: decision, isFirst: false))
      )
    }
    canned = responder.base.canned.indices.map {
      ReplyJSON.members(responder.reply(to: .canned($0), isFirst: true))
    }
    unknown = ReplyJSON.members(responder.reply(to: .unknown, isFirst: true))
  }

  /// The encoded part; nil where the reply has more than its decision, and for questions back, whose choices differ.
  func content(of result: borrowing Resolution) -> [UInt8]? {
    guard result.isWhole else { return nil }
    switch result.decision {
    case .answer(let entry): return result.isFirst ? entries[entry].first : entries[entry].later
    case .canned(let index): return canned[index]
    case .unknown: return unknown
    case .clarify: return nil
    }
  }
}
