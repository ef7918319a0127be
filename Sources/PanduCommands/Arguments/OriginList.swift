import FAQService

/// Origins as they are typed: with commas between them, and white space where people like.
enum OriginList {
  /// Stands for all origins.
  static let all = "*"

  /// - Returns: each as browsers send it.
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

  /// What can be made of it: a missing scheme is taken for https, a path is cut off, what is beyond help is left out.
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
