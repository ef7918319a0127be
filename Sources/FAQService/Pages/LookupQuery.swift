import FAQKnowledge
import FAQText
import HTTPWire

/// The query of the lookup page: words, an entry, a category and an audience. Unknown entries, categories and audiences
/// are ignored, because bookmarks outlive them.
struct LookupQuery: Sendable {
  var words = ""
  var entry: String?
  /// A category whose entries are listed, while there are no words.
  var category: String?
  /// One of the audiences of the knowledge; empty for all.
  var audience = ""

  init(_ head: RequestHead, audiences: [String]) throws(ServiceError) {
    let query = try Query(head.target.query)
    words = try query.value("q") ?? ""
    entry = try query.value("entry")
    category = try query.value("category")
    let asked = try query.value("audience") ?? ""
    if audiences.contains(asked) { audience = asked }
  }

  var isEmpty: Bool { words.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// Whether an entry is for the audience. An entry without audiences is for all.
  func suits(_ entry: Entry) -> Bool {
    audience.isEmpty || entry.audiences.isEmpty || entry.audiences.contains(audience)
  }

  /// The address of the page that shows an entry of this result. The words in it are cut, because every result repeats
  /// them.
  func address(of entry: String) -> String {
    let words = isEmpty ? [] : ["q=" + PercentCoding.encode(TextLimits.search.beginning(of: words))]
    return address(words + filter + ["entry=" + PercentCoding.encode(entry)])
  }

  /// The address of the page that lists a category whole.
  func address(ofCategory category: String) -> String {
    address(filter + ["category=" + PercentCoding.encode(category)])
  }

  private var filter: [String] { audience.isEmpty ? [] : ["audience=" + PercentCoding.encode(audience)] }

  private func address(_ parts: [String]) -> String { "?" + parts.joined(separator: "&") }
}
