import FAQConversation
import FAQKnowledge
import FAQMatching
import HTTPWire
import WebAssets

/// Answers `/`: the lookup page of the officers. It works without a script. The script only requests the same page and
/// replaces its parts.
struct LookupPage: Sendable {
  /// Most entries that a search lists.
  static let longest = 20
  /// Entries below this share of the best score are left out, because they mention a word only in passing.
  static let leastShare: Float = 0.1

  private let responder: Responder
  private let search: SearchHandler
  private let audiences: [String]
  private let template = PageTemplate(WebAssets.lookupPage)
  /// The values that are the same on every page.
  private let fixed: [String: String]
  private let policy: String

  init(
    _ responder: Responder, _ search: SearchHandler, audiences: [String], files: WebFiles,
    frameAncestors: String
  ) {
    self.responder = responder
    self.search = search
    self.audiences = audiences
    let base = responder.base
    var fixed: [String: String] = [
      "name": base.name, "language": base.language, "knowledgeVersion": base.version,
      "styleVersion": files.lookupStyle.version, "scriptVersion": files.lookupScript.version,
      "program": base.phrasebook.screens[.program],
    ]
    for word in LookupWord.allCases { fixed[String(describing: word)] = base.phrasebook.screens[word] }
    self.fixed = fixed
    policy = SecurityFields.pagePolicy(frameAncestors: frameAncestors)
  }

  func respond(_ call: RouteCall, _ scratch: inout ServiceScratch) throws(ServiceError) -> Response {
    let query = try LookupQuery(call.head, audiences: audiences)
    let found = find(query, &scratch)
    let results = ResultsHTML(responder.base, query)
    var values = fixed
    values["query"] = query.words
    values["audiences"] = results.options(audiences)
    values["results"] = query.isEmpty ? results.all() : results.list(found.entries, shown: found.shown)
    values["count"] = query.isEmpty ? "" : results.count(found.entries.count)
    values["answer"] =
      found.shown.map { EntryHTML.write($0, responder.composer) } ?? results.remark(found.reply)
    return .fresh(.html, Array(template.fill(values).utf8), fields: [(SecurityFields.policyName, policy)])
  }

  /// The result of a query: the entries, the entry to show in full, and the reply to show where there is no such entry.
  private struct Found {
    var entries: [Int] = []
    var shown: Int?
    var reply: Reply?
  }

  private func find(_ query: LookupQuery, _ scratch: inout ServiceScratch) -> Found {
    var found = Found(shown: query.entry.flatMap(responder.composer.entryIndex))
    guard !query.isEmpty else {
      search.prepare()
      return found
    }
    let hits = search.find(query.words, limit: SearchHandler.limits.upperBound, scratch: &scratch)
    let least = (hits.first?.score ?? 0) * LookupPage.leastShare
    found.entries = hits.filter { $0.score >= least && suits($0.entry, query.audience) }.map(\.entry)
    let result = responder.respond(query.words, &scratch.match)
    // The entry that the matcher decides for comes first, because it understands whole questions and the search only words.
    if case .answer(entry: let entry) = result.decision, suits(entry, query.audience) {
      found.entries = [entry] + found.entries.filter { $0 != entry }
    }
    found.entries = Array(found.entries.prefix(LookupPage.longest))
    // Requests for a person and questions that belong elsewhere get the canned reply.
    if found.shown == nil, case .canned = result.decision {
      found.reply = result.reply
      return found
    }
    found.shown = found.shown ?? found.entries.first
    if found.shown == nil { found.reply = result.reply }
    return found
  }

  /// Whether an entry is for an audience. An entry without audiences is for all.
  private func suits(_ entry: Int, _ audience: String) -> Bool {
    let audiences = responder.base.entries[entry].audiences
    return audience.isEmpty || audiences.isEmpty || audiences.contains(audience)
  }
}
