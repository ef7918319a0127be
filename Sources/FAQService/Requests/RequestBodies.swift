import FAQText
import JSON

/// The body of `POST /v1/ask`.
struct AskBody: Sendable {
  var question: String
  var conversation: String?
  /// The LPSE whose contacts come first.
  var lpse: String?
  var isExplained = false

  init(question: String) { self.question = question }

  /// Reads the fields. The audience must be one of those of the knowledge.
  init(_ fields: JSONFields, audiences: [String]) throws(ServiceError) {
    question = try fields.requiredString("question")
    conversation = try fields.string("conversation")
    lpse = try fields.string("lpse")
    isExplained = try fields.bool("explain") ?? false
    if let audience = try fields.string("audience"), !audiences.contains(audience) {
      throw .unknownAudience(known: audiences)
    }
  }
}

/// The body of `POST /v1/letters/{id}`.
struct LetterBody: Sendable {
  /// The values by the names of the fields; nil for a value that is no text. Nulls are left out.
  var fields: [String: String?]

  init(_ body: JSONFields) throws(ServiceError) {
    fields = try body.requiredObject("fields").filter { $0.value != .null }.mapValues {
      if case .string(let text) = $0 { text } else { nil }
    }
  }
}

/// The body of `POST /v1/feedback`.
struct FeedbackBody: Sendable {
  var entry: String
  var isHelpful: Bool
  var question: String?
  var comment: String?

  /// Reads the fields. An overlong question is cut, because it may be a mail log. An overlong comment is refused.
  init(_ fields: JSONFields) throws(ServiceError) {
    entry = try fields.requiredString("entry")
    isHelpful = try fields.requiredBool("helpful")
    question = try fields.string("question").map { TextLimits.log.beginning(of: $0) }
    comment = try fields.string("comment")
    if let comment, !TextLimits.comment.allows(comment) {
      throw .textTooLong("comment", limit: TextLimits.comment.characters)
    }
  }
}
