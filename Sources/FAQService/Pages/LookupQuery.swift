import FAQText
import HTTPWire

/// What the lookup page is asked for: words, an entry, and for whom. What it does not know it passes over, for people
/// keep addresses of pages longer than entries live.
struct LookupQuery: Sendable {
  var words = ""
  var entry: String?
  /// One of the knowledge's audiences, or empty for all.
  var audience = ""

  init(_ head: RequestHead, audiences: [String]) throws(ServiceError) {
    let query = try Query(head.target.query)
    words = try query.value("q") ?? ""
    entry = try query.value("entry")
    let asked = try query.value("audience") ?? ""
    if audiences.contains(asked) { audience = asked }
  }

  var isEmpty: Bool { words.utf8.allSatisfy { $0 <= 0x20 } }

  /// The address of the page that shows an entry of this result: with the words that were looked for and no more, because
  /// every result repeats them.
  func address(of entry: String) -> String {
    var parts = ["entry=" + PercentCoding.encode(entry)]
    if !audience.isEmpty { parts.insert("audience=" + PercentCoding.encode(audience), at: 0) }
    if !isEmpty { parts.insert("q=" + PercentCoding.encode(TextLimits.search.beginning(of: words)), at: 0) }
    return "?" + parts.joined(separator: "&")
  }
}
