/// A method that at least one route takes. HEAD is a GET whose body is not sent, and OPTIONS is answered for every route.
enum Method: String, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"

  /// The value of `Allow` for the server as a whole.
  static let allowAnywhere = allow(allCases)

  /// The value of `Allow` for a route of these methods.
  static func allow(_ methods: [Method]) -> String {
    let names = methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }
    return (names + ["OPTIONS"]).joined(separator: ", ")
  }

  /// The methods of IANA's registry. A route that does not take one of these answers 405 (not allowed); any other method is
  /// answered with 501 (not implemented).
  static let registered: Set<String> = [
    "ACL", "BASELINE-CONTROL", "BIND", "CHECKIN", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD",
    "LABEL", "LINK", "LOCK", "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MKREDIRECTREF", "MKWORKSPACE",
    "MOVE", "OPTIONS", "ORDERPATCH", "PATCH", "POST", "PRI", "PROPFIND", "PROPPATCH", "PUT", "QUERY",
    "REBIND", "REPORT", "SEARCH", "TRACE", "UNBIND", "UNCHECKOUT", "UNLINK", "UNLOCK", "UPDATE",
    "UPDATEREDIRECTREF", "VERSION-CONTROL",
  ]
}
