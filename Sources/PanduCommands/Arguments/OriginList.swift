import FAQService

/// Origins as they are typed: separated by commas, with white space around them or not.
enum OriginList {
  /// The word for all origins.
  static let all = "*"

  /// - Returns: each origin in the form in which browsers send it.
  /// - Throws: the first problem.
  static func read(_ text: String) throws(ValueProblem) -> [String] {
    var origins: [String] = []
    for part in parts(text) {
      if part.isEmpty { throw .emptyOrigin(list: mended(text)) }
      do throws(OriginError) {
        origins.append(part == all ? all : try Origin(part).text)
      } catch {
        throw .notOrigin(part, error, list: mended(text))
      }
    }
    return origins
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let head = part.drop(while: \.isWhitespace)
      return String(head.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// The list corrected: a missing scheme becomes https, a path is cut off, and parts beyond repair are left out.
  private static func mended(_ text: String) -> String {
    parts(text).compactMap { part -> String? in
      if part == all { return all }
      if part.lowercased() == "null" { return nil }
      let whole = part.contains("://") ? part : "https://" + part
      let pieces = whole.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
      return try? Origin(pieces.prefix(3).joined(separator: "/")).text
    }.joined(separator: ",")
  }
}
