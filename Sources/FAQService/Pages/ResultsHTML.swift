import FAQConversation
import FAQKnowledge
import HTML

/// The parts of the lookup page that list entries.
struct ResultsHTML {
  private let base: KnowledgeBase
  private let query: LookupQuery
  private var words: ScreenWords { base.phrasebook.screens }

  init(_ base: KnowledgeBase, _ query: LookupQuery) {
    self.base = base
    self.query = query
  }

  /// The options of the audience, of which one is selected.
  func options(_ audiences: [String]) -> String {
    HTMLWriter.write { html in
      for audience in [""] + audiences {
        let name = audience.isEmpty ? words[.everyone] : audience
        if audience == query.audience {
          html.element("option", ["value": audience, "selected": ""], name)
        } else {
          html.element("option", ["value": audience], name)
        }
      }
    }
  }

  func count(_ count: Int) -> String {
    count == 0 ? words[.none] : words.fill(.found, ["jumlah": String(count)])
  }

  /// The results of a search, best first.
  func list(_ entries: [Int], shown: Int?) -> String {
    HTMLWriter.write { html in
      guard !entries.isEmpty else { return }
      html.element("ol", ["class": "hits"]) { html in
        for index in entries {
          let entry = base.entries[index]
          let category = base.category(entry.category)?.title ?? entry.category
          item(entry, [category] + entry.audiences, isShown: index == shown, to: &html)
        }
      }
    }
  }

  /// All entries by category, for officers who have no word to look for.
  func all() -> String {
    HTMLWriter.write { html in
      html.element("h2", words[.all])
      html.element("div", ["class": "all"]) { html in
        for category in base.categories { section(category, &html) }
      }
    }
  }

  private func section(_ category: Category, _ html: inout HTMLWriter) {
    let entries = base.entries.filter { $0.category == category.id && suits($0) }
    guard !entries.isEmpty else { return }
    html.element("section") { html in
      html.element("h3", category.title)
      html.element("ul", ["class": "hits"]) { html in
        for entry in entries { item(entry, entry.audiences, isShown: entry.id == query.entry, to: &html) }
      }
    }
  }

  /// The text in place of an entry; empty before a search.
  func remark(_ reply: Reply?) -> String {
    guard let reply else { return "" }
    return HTMLWriter.write { html in
      for part in reply.text.split(separator: "\n\n") { html.element("p", ["class": "remark"], String(part)) }
    }
  }

  /// A link to an entry, with its title and further words about it.
  private func item(_ entry: Entry, _ kind: [String], isShown: Bool, to html: inout HTMLWriter) {
    let address = query.address(of: entry.id)
    html.element("li") { html in
      html.element("a", isShown ? ["href": address, "aria-current": "true"] : ["href": address]) { html in
        html.element("span", ["class": "title"], entry.title)
        html.element("span", ["class": "kind"], kind.joined(separator: " · "))
      }
    }
  }

  private func suits(_ entry: Entry) -> Bool {
    query.audience.isEmpty || entry.audiences.isEmpty || entry.audiences.contains(query.audience)
  }
}
