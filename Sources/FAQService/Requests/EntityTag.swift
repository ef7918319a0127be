/// The strong tag of a body that does not change while the knowledge stays (RFC 9110 §8.8.3).
enum EntityTag {
  /// From the version of the knowledge, the route, and the bytes, for a newer program may write the same knowledge
  /// otherwise.
  static func make(version: String, _ route: Route, _ body: [UInt8]) -> String {
    "\"\(version)-\(route.name)-\(digits(body))\""
  }

  /// Digits that change with the bytes (FNV-1a).
  static func digits(_ body: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// Whether the client has the body already: one of its tags, strong or weak, or `*` (RFC 9110 §13.1.2).
  static func matches(_ tag: String, _ ifNoneMatch: [String]) -> Bool {
    for part in ifNoneMatch.flatMap({ $0.split(separator: ",") }) {
      var candidate = part.drop { $0 == " " || $0 == "\t" }
      while let last = candidate.last, last == " " || last == "\t" { candidate = candidate.dropLast() }
      if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
      if candidate == "*" || candidate == tag { return true }
    }
    return false
  }
}
