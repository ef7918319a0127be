import FAQText
import HTTPWire

/// What `POST /v1/ask` is sent.
struct AskBody: Sendable {
  var question: String
  var conversation: String?
  /// The LPSE whose contacts come first.
  var lpse: String?
  var isExplained = false

  init(question: String) { self.question = question }

  /// `audiences`: those that the knowledge names.
  init(_ request: Request, audiences: [String]) throws(ServiceError) {
    let fields = try JSONFields(request)
    question = try fields.requiredString("question")
    conversation = try fields.string("conversation")
    lpse = try fields.string("lpse")
    isExplained = try fields.bool("explain") ?? false
    if let audience = try fields.string("audience"), !audiences.contains(audience) {
      throw .unknownAudience(known: audiences)
    }
  }
}

/// What `POST /v1/letters/{id}` is sent.
struct LetterBody: Sendable {
  /// By the names of the fields; nil for what is no text. A null is as good as absent.
  var fields: [String: String?]

  init(_ request: Request) throws(ServiceError) {
    fields = try JSONFields(request).requiredObject("fields").filter { $0.value != .null }.mapValues {
      if case .string(let text) = $0 { text } else { nil }
    }
  }
}

/// What `POST /v1/feedback` is sent.
struct FeedbackBody: Sendable {
  var entry: String
  var isHelpful: Bool
  var question: String?
  var comment: String?

  /// A question may be a mail log, of which the beginning is taken; an overlong comment is refused.
  init(_ request: Request) throws(ServiceError) {
    let fields = try JSONFields(request)
    entry = try fields.requiredString("entry")
    isHelpful = try fields.requiredBool("helpful")
    question = try fields.string("question").map { TextLimits.log.beginning(of: $0) }
    comment = try fields.string("comment")
    if let comment, !TextLimits.comment.allows(comment) {
      throw .textTooLong("comment", limit: TextLimits.comment.characters)
    }
  }
}
