import FAQConversation
import FAQKnowledge
import FAQMatching

/// The part of a reply that depends on the decision alone, encoded once for each decision.
struct StoredReplies: Sendable {
  private let entries: [[UInt8]]
  private let canned: [[UInt8]]
  private let unknown: [UInt8]

  init(_ composer: ReplyComposer) {
    entries = composer.base.entries.indices.map { ReplyJSON.members(composer.answer($0, confidence: 0)) }
    canned = composer.base.canned.indices.map { ReplyJSON.members(composer.canned($0, confidence: 0)) }
    unknown = ReplyJSON.members(composer.unknown(confidence: 0))
  }

  /// The encoded part; nil where the reply differs from the decision, and for questions back, whose choices differ.
  func content(of result: borrowing Responder.Result) -> [UInt8]? {
    guard result.isWhole else { return nil }
    switch result.decision {
    case .answer(let entry): return entries[entry]
    case .canned(let index): return canned[index]
    case .unknown: return unknown
    case .clarify: return nil
    }
  }
}
