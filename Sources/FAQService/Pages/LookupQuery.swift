import FAQText
import HTTPWire

/// The query of the lookup page: words, an entry and an audience. Unknown entries and audiences are ignored, because
/// bookmarks outlive them.
struct LookupQuery: Sendable {
  var words = ""
  var entry: String?
  /// One of the audiences of the knowledge; empty for all.
  var audience = ""

  init(_ head: RequestHead, audiences: [String]) throws(ServiceError) {
    let query = try Query(head.target.query)
    words = try query.value("q") ?? ""
    entry = try query.value("entry")
    let asked = try query.value("audience") ?? ""
    if audiences.contains(asked) { audience = asked }
  }

  var isEmpty: Bool { words.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// The address of the page that shows an entry of this result. The words in it are cut, because every result repeats
  /// them.
  func address(of entry: String) -> String {
    var parts = ["entry=" + PercentCoding.encode(entry)]
    if !audience.isEmpty { parts.insert("audience=" + PercentCoding.encode(audience), at: 0) }
    if !isEmpty { parts.insert("q=" + PercentCoding.encode(TextLimits.search.beginning(of: words)), at: 0) }
    return "?" + parts.joined(separator: "&")
  }
}
