/// A method that some route takes. HEAD is a GET whose body is not sent, and OPTIONS is answered for every route.
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

  /// IANA's HTTP Method Registry. Other methods are not implemented (501); these are known, and merely not allowed (405)
  /// where a route does not take them.
  static let registered: Set<String> = [
    "ACL", "BASELINE-CONTROL", "BIND", "CHECKIN", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD",
    "LABEL", "LINK", "LOCK", "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MKREDIRECTREF", "MKWORKSPACE",
    "MOVE", "OPTIONS", "ORDERPATCH", "PATCH", "POST", "PRI", "PROPFIND", "PROPPATCH", "PUT", "QUERY",
    "REBIND", "REPORT", "SEARCH", "TRACE", "UNBIND", "UNCHECKOUT", "UNLINK", "UNLOCK", "UPDATE",
    "UPDATEREDIRECTREF", "VERSION-CONTROL",
  ]
}
