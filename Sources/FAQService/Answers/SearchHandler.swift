import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import HTTPWire
import JSON

/// Answers `/v1/search`: ranked entries while somebody types.
struct SearchHandler: Sendable {
  /// Most entries that may be asked for, and how many come unasked.
  static let limits = 1...50
  static let usual = 10

  private let responder: Responder
  /// Indexing takes a tenth of the time to start, and a service may run for long before somebody searches.
  private let search: Once<EntrySearch>

  init(_ responder: Responder) {
    self.responder = responder
    search = Once { EntrySearch(responder.matcher) }
  }

  /// Indexes now rather than at the first search: whoever opens the lookup page is about to type.
  func prepare() { _ = search.value }

  /// The entries that hold the words, best first; of more words than ``TextLimits/search`` allows, the first are looked for.
  func find(_ words: String, limit: Int, _ scratch: inout ServiceScratch) -> [EntrySearch.Hit] {
    search.value.find(TextLimits.search.beginning(of: words), limit: limit, &scratch.match)
  }

  func respond(_ call: RouteCall, _ scratch: inout ServiceScratch) throws(ServiceError) -> Response {
    let query = try Query(call.head.target.query)
    let words = try query.required("q")
    guard TextLimits.search.allows(words) else {
      throw .textTooLong("q", limit: TextLimits.search.characters)
    }
    let limit = try query.number("limit", in: SearchHandler.limits) ?? SearchHandler.usual
    var json = JSONWriter(capacity: 2048)
    json.object { json in
      json.key("entries")
      json.array(find(words, limit: limit, &scratch)) { json, hit in
        EntryJSON.summary(responder.base.entries[hit.entry], score: hit.score, to: &json)
      }
      json.pair("knowledge_version", responder.base.version)
    }
    return .fresh(.json, json.bytes)
  }
}
