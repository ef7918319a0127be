import HTTPWire
import JSON

/// The texts of all errors of the service. They name no file, no type and no other internals.
enum ProblemText {
  static func detail(_ error: ServiceError) -> String {
    switch error {
    case .wire(let error): error.detail
    case .timeout: "The request did not arrive in time."
    case .wrongHost: "The service does not answer under the name that the request gives as its host."
    case .wrongSecret: "The field X-Telegram-Bot-Api-Secret-Token does not have the secret of this bot."
    case .noSuchRoute: "There is nothing at this path. The routes are listed at /openapi.json."
    case .noSuchEntry: "There is no entry of this id. The entries are listed at /v1/entries."
    case .noLetter: "This entry has no letter to write."
    case .unknownMethod: "The method is not implemented."
    case .methodNotAllowed(let allow): "The method is not allowed here. Allowed are: \(allow)."
    case .notAcceptable(let offers):
      "The Accept field excludes \(offers.map(\.rawValue).joined(separator: " and ")), which is all there is."
    case .unsupportedMediaType: "The body must be application/json in UTF-8."
    case .unsupportedEncoding: "The body must not be compressed."
    case .bodyTooLong(let limit): "The body is longer than \(limit) bytes."
    case .body(let error): body(error)
    case .badConversation: "The conversation is not one that this service began. Leave it out to start anew."
    case .malformedQuery: "The query holds a parameter that is not percent-encoded UTF-8."
    case .repeatedParameter(let name): "The query parameter \(name) is given more than once."
    case .missingParameter(let name): "The query parameter \(name) is missing."
    case .textTooLong(let name, let limit): "The text of \(name) is longer than \(limit) characters."
    case .numberOutOfRange(let name, let range):
      "The query parameter \(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)."
    case .bodyIsNoObject(let found): "The body must be an object, not \(found)."
    case .missingField(let name): "The field \(name) is missing."
    case .wrongType(let field, let wanted, let found): "The field \(field) must be \(wanted), not \(found)."
    case .unknownAudience(let known): audience(known)
    case .badFields(let problems):
      "\(problems.count) of the letter's fields cannot be taken; errors tells why."
    case .rateLimited(let seconds): "Too many requests. Try again in \(seconds) s."
    case .noJournal: "Feedback is switched off on this server."
    case .unknownEntry:
      "The field entry names no entry of the knowledge. The entries are listed at /v1/entries."
    case .feedbackNotKept: "The feedback could not be kept. Try again in a moment."
    case .overloaded: "There are too many connections. Try again in a moment."
    case .draining: "The server is draining: it ends once the requests at hand are answered."
    }
  }

  private static func audience(_ known: [String]) -> String {
    known.isEmpty
      ? "The knowledge names no audience; leave the field audience out."
      : "The field audience must be one of: \(known.joined(separator: ", "))."
  }

  private static func body(_ error: JSONError) -> String {
    switch error {
    case .unexpectedByte(let offset): "The body is not valid JSON: byte \(offset) cannot stand there."
    case .unexpectedEnd: "The body is not valid JSON: it ends too early."
    case .notUTF8(let offset): "The body is not valid JSON: the text at byte \(offset) is not UTF-8."
    case .tooDeep(let limit): "The body is nested more than \(limit) deep."
    case .repeatedKey(let offset): "The body is ambiguous: the key at byte \(offset) is there already."
    }
  }

  /// The registered phrase of each status, because a problem without a type has it as its title (RFC 9457 §4.2.1).
  static func title(_ status: Int) -> String { "\(StatusPhrase.of(status))" }
}
