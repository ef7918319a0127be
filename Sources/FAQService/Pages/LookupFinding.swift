import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText

/// The result of a query of the lookup page.
struct LookupFinding: Sendable {
  /// Entries that answer, best first, and further ones that share words with the query.
  var best: [Hit] = []
  var others: [Hit] = []
  /// The entry to show in full, and the reply to show where there is no such entry.
  var shown: Int?
  var reply: Reply?
  /// Whether `shown`, or `reply`, is surely what was asked for, so that it comes before the list.
  var isSure = false

  /// An entry with the words in it that were looked for.
  struct Hit: Sendable {
    var entry: Int
    /// The words in its title.
    var marks: [EntrySearch.Mark]
    /// A line with words that the title lacks.
    var snippet: HitSnippet?
  }
}

/// Finds what a query of the lookup page asks for.
struct LookupFinder: Sendable {
  /// Most entries that a search lists.
  static let longest = 20
  /// Entries below this share of the best score are left out, because they mention a word only in passing.
  static let leastShare: Float = 0.1

  let responder: Responder
  let search: SearchHandler

  func find(_ query: LookupQuery, at now: WallTime?, _ scratch: inout ServiceScratch) -> LookupFinding {
    var found = LookupFinding()
    found.shown = query.entry.flatMap(responder.composer.entryIndex)
    found.isSure = found.shown != nil
    guard !query.isEmpty else {
      search.prepare()
      return found
    }
    let result = responder.respond(query.words, at: now, &scratch.match)
    rank(query, understood(result.decision), &found, &scratch)
    guard found.shown == nil else { return found }
    switch result.decision {
    // Requests for a person and questions that belong elsewhere get the canned reply.
    case .canned: found.reply = result.reply
    case .answer(let entry): found.isSure = query.suits(responder.base.entries[entry])
    case .clarify, .unknown: break
    }
    if found.reply == nil { found.shown = found.best.first?.entry }
    guard found.shown == nil else { return found }
    // An entry for another audience is no answer here.
    if case .answer = result.decision {
      found.reply = responder.composer.unknown(confidence: 0)
    } else {
      found.reply = result.reply
    }
    found.isSure = true
    return found
  }

  /// The entries that the matcher decides for. They come first, because it understands whole questions and the search
  /// only words.
  private func understood(_ decision: Decision) -> [Int] {
    switch decision {
    case .answer(let entry): [entry]
    case .clarify(_, let entries): entries
    case .canned, .unknown: []
    }
  }

  private func rank(
    _ query: LookupQuery, _ understood: [Int], _ found: inout LookupFinding, _ scratch: inout ServiceScratch
  ) {
    let entries = responder.base.entries
    let hits = search.find(query.words, limit: SearchHandler.limits.upperBound, scratch: &scratch)
      .filter { query.suits(entries[$0.entry]) }
    let least = (hits.first?.score ?? 0) * LookupFinder.leastShare
    let near = hits.prefix(SearchCut.best(hits.map(\.score))).map(\.entry)
    let first = understood.filter { query.suits(entries[$0]) }
    let best = (first + near.filter { !first.contains($0) }).prefix(SearchCut.most)
    let rest = hits.filter { $0.score >= least && !best.contains($0.entry) }.map(\.entry)
    let terms = search.sought(query.words, scratch: &scratch)
    found.best = best.map { hit($0, terms, hasSnippet: true) }
    found.others = rest.prefix(LookupFinder.longest - best.count).map { hit($0, terms, hasSnippet: false) }
  }

  private func hit(_ entry: Int, _ terms: Set<TermID>, hasSnippet: Bool) -> LookupFinding.Hit {
    let (title, lines) = search.marked(entry, terms)
    let snippet = hasSnippet ? HitSnippet.find(lines, besides: Set(title.map(\.term))) : nil
    return LookupFinding.Hit(entry: entry, marks: title, snippet: snippet)
  }
}
