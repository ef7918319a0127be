import FAQKnowledge
import HTML

/// The entries of the knowledge by category, for officers who have no word to look for. The page of each category lists
/// all of its entries; the first page lists a few of each, so that it stays light with thousands of them.
struct ContentsHTML: Sendable {
  /// Entries of each category on the first page.
  static let few = 5

  private let base: KnowledgeBase
  private let names: AudienceNames
  private let sections: [Section]
  private var words: ScreenWords { base.phrasebook.screens }

  init(_ base: KnowledgeBase, _ names: AudienceNames) {
    self.base = base
    self.names = names
    let entries = Dictionary(grouping: base.entries.indices) { base.entries[$0].category }
    let known = base.categories.map { ($0.id, $0.title) }
    // A folder without a file of its category has the name of the folder for a title.
    let others = Set(entries.keys).subtracting(known.map(\.0)).sorted().map { ($0, $0) }
    sections = (known + others).compactMap { id, title in
      entries[id].map { Section(id: id, title: title, entries: $0) }
    }
  }

  /// A category with its entries.
  private struct Section: Sendable {
    var id: String
    var title: String
    var entries: [Int]
  }

  /// The title of the category that a query asks for; nil where there is none.
  func title(_ query: LookupQuery) -> String? { section(query)?.title }

  func write(_ query: LookupQuery) -> String {
    HTMLWriter.write { html in
      if let section = section(query) {
        html.element("h2", section.title)
        list(section.entries.filter { query.suits(base.entries[$0]) }, query, &html)
        html.element("p", ["class": "back"]) { $0.element("a", ["href": "./"], words[.all]) }
      } else {
        html.element("h2", words[.all])
        html.element("div", ["class": "all"]) { html in
          for section in sections { write(section, query, &html) }
        }
      }
    }
  }

  private func section(_ query: LookupQuery) -> Section? {
    guard let id = query.category, query.isEmpty else { return nil }
    return sections.first { $0.id == id }
  }

  private func write(
    _ section: Section, _ query: LookupQuery, _ html: inout HTMLWriter
  ) {
    let entries = section.entries.filter { query.suits(base.entries[$0]) }
    guard !entries.isEmpty else { return }
    html.element("section") { html in
      html.element("h3") { html in
        html.text(section.title + " ")
        html.element("span", ["class": "count"], String(entries.count))
      }
      list(Array(entries.prefix(ContentsHTML.few)), query, &html)
      guard entries.count > ContentsHTML.few else { return }
      html.element("p", ["class": "whole"]) { html in
        let text = words.fill(
          .wholeCategory, ["jumlah": String(entries.count), "kategori": section.title])
        html.element("a", ["href": query.address(ofCategory: section.id)], text)
      }
    }
  }

  private func list(_ entries: [Int], _ query: LookupQuery, _ html: inout HTMLWriter) {
    html.element("ul", ["class": "hits"]) { html in
      for entry in entries.map({ base.entries[$0] }) {
        let address = query.address(of: entry.id)
        html.element("li") { html in
          html.element(
            "a", entry.id == query.entry ? ["href": address, "aria-current": "true"] : ["href": address]
          ) { html in
            html.element("span", ["class": "title"], entry.title)
            guard !entry.audiences.isEmpty else { return }
            html.element(
              "span", ["class": "kind"], names.list(entry.audiences).joined(separator: " · ")
            )
          }
        }
      }
    }
  }
}
