import Basics

/// The strong tag of a body that changes with the knowledge only (RFC 9110 §8.8.3).
enum EntityTag {
  /// A tag of the knowledge's version, the route and the bytes, without quotation marks. The bytes are in it because
  /// another version of the program may encode the same knowledge differently.
  static func make(version: String, route: Route, body: [UInt8]) -> String {
    "\(version)-\(route.name)-\(digits(body))"
  }

  /// The FNV-1a hash of the bytes in hexadecimal digits.
  static func digits(_ body: [UInt8]) -> String { String(FNV1a(body).value, radix: 16) }

  /// Whether the client has the body already, which it shows by the same tag, strong or weak, or by `*` (RFC 9110 §13.1.2).
  static func matches(_ tag: String, _ ifNoneMatch: [String]) -> Bool {
    for part in ifNoneMatch.flatMap({ $0.split(separator: ",") }) {
      var candidate = part.trimmed()
      if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
      if candidate == "*" || candidate == tag { return true }
    }
    return false
  }
}
