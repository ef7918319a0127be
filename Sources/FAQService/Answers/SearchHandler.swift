import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import HTTPWire
import JSON

/// Answers `/v1/search`: ranked entries while somebody types.
struct SearchHandler: Sendable {
  /// The values of `limit`.
  static let limits = 1...50
  /// The value of `limit` when none is given.
  static let usual = 10

  private let responder: Responder
  /// Built at the first search, because indexing takes a tenth of the time to start.
  private let search: Once<EntrySearch>

  init(_ responder: Responder) {
    self.responder = responder
    search = Once { EntrySearch(responder.matcher) }
  }

  /// Builds the index now, because a search follows soon after the lookup page is opened.
  func prepare() { _ = search.value }

  /// Finds the entries with the words, best first. Words beyond ``TextLimits/search`` are ignored.
  func find(_ words: String, limit: Int, scratch: inout ServiceScratch) -> [EntrySearch.Hit] {
    search.value.find(TextLimits.search.beginning(of: words), limit: limit, scratch: &scratch.match)
  }

  /// The terms that the words look for, as ``find(_:limit:scratch:)`` reads them.
  func sought(_ words: String, scratch: inout ServiceScratch) -> Set<TermID> {
    search.value.sought(TextLimits.search.beginning(of: words), scratch: &scratch.match)
  }

  /// The words of an entry that stand for one of the terms.
  func marked(_ entry: Int, _ terms: Set<TermID>) -> (
    title: [EntrySearch.Mark], lines: [EntrySearch.MarkedLine]
  ) {
    search.value.marked(entry, terms)
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
      json.array(find(words, limit: limit, scratch: &scratch)) { json, hit in
        EntryJSON.summary(responder.base.entries[hit.entry], score: hit.score, to: &json)
      }
      json.pair("knowledge_version", responder.base.version)
    }
    return .fresh(.json, json.bytes)
  }
}
