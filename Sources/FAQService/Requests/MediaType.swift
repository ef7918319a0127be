import Basics

/// The media types of bodies.
package enum MediaType: String, Sendable {
  case json = "application/json"
  case text = "text/plain; charset=utf-8"
  case html = "text/html; charset=utf-8"
  /// The text format of Prometheus.
  case metrics = "text/plain; version=0.0.4; charset=utf-8"
  case problem = "application/problem+json"
  case script = "text/javascript; charset=utf-8"
  case css = "text/css; charset=utf-8"

  /// Type and subtype without parameters.
  var essence: (type: Substring, subtype: Substring) {
    let parts = rawValue.prefix { $0 != ";" }.split(separator: "/")
    return (parts[0], parts[1])
  }

  /// Whether a Content-Type is JSON in UTF-8, the only encoding JSON has (RFC 8259 §8.1).
  static func isJSON(_ contentType: String) -> Bool {
    if contentType == "application/json" { return true }
    let parts = contentType.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard parts[0] == "application/json" else { return false }
    return parts.dropFirst().allSatisfy { parameter in
      !parameter.hasPrefix("charset=") || parameter == "charset=utf-8" || parameter == "charset=\"utf-8\""
    }
  }

  /// The part in small letters, without the white space around it.
  static func trimmed(_ part: Substring) -> String {
    part.trimmed().lowercased()
  }
}
