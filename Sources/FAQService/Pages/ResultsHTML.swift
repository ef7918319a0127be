import FAQConversation
import FAQKnowledge
import HTML

/// The results of a search on the lookup page.
struct ResultsHTML {
  private let base: KnowledgeBase
  private let query: LookupQuery
  private let names: AudienceNames
  private var words: ScreenWords { base.phrasebook.screens }

  init(_ base: KnowledgeBase, _ query: LookupQuery, _ names: AudienceNames) {
    self.names = names
    self.base = base
    self.query = query
  }

  /// The results, best first; those behind the gap in score are folded away.
  func write(_ found: LookupFinding) -> String {
    HTMLWriter.write { html in
      list(found.best, shown: found.shown, to: &html)
      guard !found.others.isEmpty else { return }
      html.element("details", ["class": "others"]) { html in
        html.element("summary", words.fill(.otherResults, ["jumlah": String(found.others.count)]))
        list(found.others, shown: found.shown, to: &html)
      }
    }
  }

  private func list(_ hits: [LookupFinding.Hit], shown: Int?, to html: inout HTMLWriter) {
    guard !hits.isEmpty else { return }
    html.element("ol", ["class": "hits"]) { html in
      for hit in hits { item(hit, isShown: hit.entry == shown, to: &html) }
    }
  }

  /// A link to an entry, with its title and further words about it.
  private func item(_ hit: LookupFinding.Hit, isShown: Bool, to html: inout HTMLWriter) {
    let entry = base.entries[hit.entry]
    let address = query.address(of: entry.id)
    let category = base.category(entry.category)?.title ?? entry.category
    html.element("li") { html in
      html.element("a", isShown ? ["href": address, "aria-current": "true"] : ["href": address]) { html in
        html.element("span", ["class": "title"]) { $0.marked(entry.title, hit.marks) }
        html.element(
          "span", ["class": "kind"],
          ([category] + names.list(entry.audiences)).joined(separator: " · "))
      }
      guard let snippet = hit.snippet else { return }
      html.element("p", ["class": "snippet"]) { $0.marked(snippet.text, snippet.marks) }
    }
  }
}
