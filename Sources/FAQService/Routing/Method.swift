/// A method that some route takes. HEAD is a GET whose body is not sent, and OPTIONS is answered for every route.
enum Method: String, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"

  /// Whether anybody has registered the method (IANA HTTP Method Registry). Others are not implemented (501); these
  /// are known, and merely not allowed (405).
  static func isRegistered(_ name: String) -> Bool { registered.contains(name) }

  private static let registered: Set<String> = [
    "ACL", "BASELINE-CONTROL", "BIND", "CHECKIN", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD",
    "LABEL",
    "LINK", "LOCK", "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MKREDIRECTREF", "MKWORKSPACE", "MOVE",
    "OPTIONS", "ORDERPATCH", "PATCH", "POST", "PRI", "PROPFIND", "PROPPATCH", "PUT", "QUERY", "REBIND",
    "REPORT", "SEARCH",
    "TRACE", "UNBIND", "UNCHECKOUT", "UNLINK", "UNLOCK", "UPDATE", "UPDATEREDIRECTREF", "VERSION-CONTROL",
  ]
}
