import Basics

/// The strong tag of a body that does not change while the knowledge stays (RFC 9110 §8.8.3).
enum EntityTag {
  /// From the version of the knowledge, the route, and the bytes, for a newer program may write the same knowledge
  /// otherwise.
  static func make(version: String, _ route: Route, _ body: [UInt8]) -> String {
    "\"\(version)-\(route.name)-\(digits(body))\""
  }

  /// Digits that change with the bytes (FNV-1a).
  static func digits(_ body: [UInt8]) -> String { String(FNV1a(body).value, radix: 16) }

  /// Whether the client has the body already: one of its tags, strong or weak, or `*` (RFC 9110 §13.1.2).
  static func matches(_ tag: String, _ ifNoneMatch: [String]) -> Bool {
    for part in ifNoneMatch.flatMap({ $0.split(separator: ",") }) {
      var candidate = part.trimmed()
      if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
      if candidate == "*" || candidate == tag { return true }
    }
    return false
  }
}
