import HTTPWire
import JSON

/// The reason why a request is refused. The texts are in ``ProblemText``.
enum ServiceError: Error, Sendable, Equatable {
  case wire(WireError)
  case timeout
  case wrongHost
  case wrongSecret
  case noSuchRoute
  case noSuchEntry
  case noLetter
  case unknownMethod
  case methodNotAllowed(allow: String)
  case notAcceptable([MediaType])
  case unsupportedMediaType
  case unsupportedEncoding
  case bodyTooLong(limit: Int)
  case body(JSONError)
  case badConversation
  case malformedQuery
  case repeatedParameter(String)
  case missingParameter(String)
  /// The name of a parameter or field, and the most characters that it may have.
  case textTooLong(String, limit: Int)
  case numberOutOfRange(String, ClosedRange<Int>)
  case bodyIsNoObject(found: String)
  case missingField(String)
  case wrongType(field: String, wanted: String, found: String)
  case unknownAudience(known: [String])
  case badFields([FieldProblem])
  case rateLimited(retryAfter: Int)
  case noJournal
  case unknownEntry
  case feedbackNotKept
  case overloaded
  case draining

  var status: Int {
    switch self {
    case .wire(let error): error.status
    case .timeout: 408
    case .wrongHost: 421
    case .wrongSecret: 401
    case .noSuchRoute, .noSuchEntry, .noLetter: 404
    case .unknownMethod: 501
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .unsupportedMediaType, .unsupportedEncoding: 415
    case .bodyTooLong: 413
    case .body, .badConversation, .malformedQuery, .repeatedParameter: 400
    case .missingParameter, .numberOutOfRange, .bodyIsNoObject, .missingField, .wrongType, .unknownAudience,
      .unknownEntry, .textTooLong, .badFields:
      422
    case .rateLimited: 429
    case .noJournal, .feedbackNotKept, .overloaded, .draining: 503
    }
  }

  /// Fields that belong to the status.
  var fields: [(name: String, value: String)] {
    switch self {
    case .methodNotAllowed(let allow): [("Allow", allow)]
    case .rateLimited(let seconds): [("Retry-After", String(seconds))]
    // A refusal of this status has to name a way to be let in (RFC 9110 §15.5.2).
    case .wrongSecret: [("WWW-Authenticate", "X-Telegram-Bot-Api-Secret-Token")]
    case .unsupportedMediaType: [("Accept-Post", MediaType.json.rawValue)]
    default: []
    }
  }
}

/// The problem of one field of a letter, with a text for the user who filled it in.
struct FieldProblem: Sendable, Equatable {
  var field: String
  var detail: String
}
