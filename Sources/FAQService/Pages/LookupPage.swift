import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import HTML
import HTTPWire
import WebAssets

/// Answers `/`: the lookup page of the officers. It works without a script. The script only requests the same page and
/// replaces its parts.
struct LookupPage: Sendable {
  private let responder: Responder
  private let finder: LookupFinder
  private let contents: ContentsHTML
  private let audiences: [String]
  private let notices: StandingNotices
  private let names: AudienceNames
  private let template = PageTemplate(WebAssets.lookupPage)
  /// The values that are the same on every page.
  private let fixed: [String: String]
  private let policy: String

  init(
    _ responder: Responder, _ search: SearchHandler, audiences: [String], notices: StandingNotices,
    files: WebFiles, frameAncestors: String
  ) {
    self.notices = notices
    self.responder = responder
    self.audiences = audiences
    finder = LookupFinder(responder: responder, search: search)
    names = AudienceNames(audiences, responder.base.phrasebook.screens)
    contents = ContentsHTML(responder.base, names)
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

  /// - Parameters:
  ///   - call: the request.
  ///   - failure: the state of a folder whose last change is not in force.
  ///   - scratch: the working memory.
  /// - Returns: the page.
  /// - Throws: ``ServiceError`` for a query that cannot be read.
  func respond(_ call: RouteCall, failure: ReloadRecord.Failure?, _ scratch: inout ServiceScratch)
    throws(ServiceError) -> Response
  {
    let query = try LookupQuery(call.head, audiences: audiences)
    let found = finder.find(query, at: call.time, &scratch)
    var values = fixed
    values["query"] = query.words
    values["audiences"] = options(query)
    values["count"] = query.isEmpty ? "" : count(found.best.count)
    values["pageTitle"] = title(query, found)
    let standing = notices.notLive(failure) + notices.html(shown: found.shown, at: call.time)
    values["main"] = main(query, found, notices: standing)
    return .fresh(.html, Array(template.fill(values).utf8), fields: [(SecurityFields.policyName, policy)])
  }

  // MARK: Parts

  private var words: ScreenWords { responder.base.phrasebook.screens }

  private func count(_ count: Int) -> String {
    count == 0 ? words[.none] : words.fill(.found, ["jumlah": String(count)])
  }

  /// The options of the audience, of which one is selected.
  private func options(_ query: LookupQuery) -> String {
    HTMLWriter.write { html in
      for audience in [""] + audiences {
        let name = audience.isEmpty ? words[.everyone] : names.list([audience])[0]
        if audience == query.audience {
          html.element("option", ["value": audience, "selected": ""], name)
        } else {
          html.element("option", ["value": audience], name)
        }
      }
    }
  }

  /// The title of the page: of the entry that its address names, of the category, or the words looked for.
  private func title(_ query: LookupQuery, _ found: LookupFinding) -> String {
    if query.entry != nil, let shown = found.shown { return responder.base.entries[shown].title }
    guard query.isEmpty else { return String(query.words.prefix(LookupPage.longestTitle)) }
    return contents.title(query) ?? words[.title]
  }

  /// Most characters of the words in the title.
  private static let longestTitle = 80

  /// The answer and the list, in the order in which they are read: what is surely meant comes before the list.
  private func main(_ query: LookupQuery, _ found: LookupFinding, notices: String) -> String {
    let answer = answer(query, found, notices: notices)
    let list = list(query, found)
    let isStart = query.isEmpty && found.shown == nil
    return HTMLWriter.write { html in
      html.element("main", attributes(query, found, isStart ? "start" : found.isSure ? "sure" : "unsure")) {
        $0.append(found.isSure ? answer + list : list + answer)
      }
    }
  }

  private func attributes(
    _ query: LookupQuery, _ found: LookupFinding, _ layout: String
  ) -> KeyValuePairs<String, String> {
    guard found.shown != nil, isHarmless(query.words) else { return ["class": layout] }
    return ["class": layout, "data-recent": query.words]
  }

  /// Whether the browser may remember these words: they have nothing secret or personal, and are no whole letter.
  private func isHarmless(_ words: String) -> Bool {
    words.utf8.count <= LookupPage.longestRecent && words.utf8.contains { $0 > UInt8(ascii: " ") }
      && responder.redaction.redactor.find(Array(words.utf8)).isEmpty
  }

  private static let longestRecent = 100

  private func answer(_ query: LookupQuery, _ found: LookupFinding, notices: String) -> String {
    let base = responder.base
    return HTMLWriter.write { html in
      html.element("article", ["id": "answer", "tabindex": "-1"]) { html in
        html.append(notices)
        if let shown = found.shown {
          html.append(EntryHTML.write(shown, responder.composer))
        } else if let reply = found.reply {
          html.append(ReplyHTML(base, query).write(reply))
        }
      }
    }
  }

  private func list(_ query: LookupQuery, _ found: LookupFinding) -> String {
    let name = query.isEmpty ? contents.title(query) ?? words[.all] : words[.resultsHeading]
    let inner =
      query.isEmpty ? contents.write(query) : ResultsHTML(responder.base, query, names).write(found)
    return HTMLWriter.write { html in
      html.element("div", ["class": "side"]) { html in
        if query.isEmpty, query.category == nil { html.append(recent) }
        html.element("nav", ["id": "results", "tabindex": "-1", "aria-label": name]) { $0.append(inner) }
      }
    }
  }

  /// The place of the searches that the browser remembers, which the script fills.
  private var recent: String {
    HTMLWriter.write { html in
      html.element("section", ["id": "recent", "hidden": "", "aria-labelledby": "recent-title"]) { html in
        html.element("h2", ["id": "recent-title"], words[.recentSearches])
        html.element("ul") { _ in }
        html.element("button", ["type": "button"], words[.forgetSearches])
      }
    }
  }
}
