import Basics
import FAQKnowledge
import FAQService
import HTML
import HTTPWire

/// All entries, with what is to be done about each.
enum EntryListPage {
  static let route = DeskRoute("/", name: .entries, get: { call throws(DeskRefusal) in show(call) })

  private static func show(_ call: DeskCall) -> Response {
    let knowledge = call.desk.shelf.knowledge()
    let votes = EntryVotes(call.store.journal())
    let filter = EntryFilter(call.query)
    let all = knowledge.entries
    let shown = all.filter { filter.shows($0, knowledge, votes, now: call.now) }
    let layout = Layout(call, knowledge)
    return layout.page(title: layout.words[.entries], path: "/") { html in
      news(call, layout.words, &html)
      general(knowledge, layout.words, &html)
      search(filter, knowledge, layout.words, &html)
      html.element("section", ["id": "daftar", "aria-labelledby": "jumlah"]) { html in
        html.element(
          "p", ["id": "jumlah", "class": "count", "role": "status"],
          layout.words.fill(.shownOfAll, ["jumlah": String(shown.count), "semua": String(all.count)]))
        html.element("ul", ["class": "entries"]) { html in
          for entry in shown { EntryRow(entry, knowledge, votes[entry.id], call).write(&html) }
        }
      }
      uncommitted(call, layout.words, &html)
    }
  }

  private static func news(_ call: DeskCall, _ words: DeskWords, _ html: inout HTMLWriter) {
    if let news = call.query["kabar"].flatMap(DeskNews.init) { html.message(words[news.word]) }
  }

  /// Problems of files that hold no entry.
  private static func general(_ knowledge: DeskKnowledge, _ words: DeskWords, _ html: inout HTMLWriter) {
    let own = Set(knowledge.entries.map(\.location.path))
    let others = knowledge.problems.filter { !own.contains($0.key) }.flatMap(\.value)
    let errors = others.filter { $0.severity == .error && $0.problem != .file(.noEntries) }.sorted {
      $0.location < $1.location
    }
    guard !errors.isEmpty else { return }
    let renderer = DiagnosticRenderer(language: words.base.language)
    html.element("details", ["class": "message error"]) { html in
      html.element("summary", words.fill(.otherErrors, ["jumlah": String(errors.count)]))
      html.element("ul") { html in
        for error in errors.prefix(50) { html.element("li", renderer.render(error)) }
      }
    }
  }

  private static func search(
    _ filter: EntryFilter, _ knowledge: DeskKnowledge, _ words: DeskWords, _ html: inout HTMLWriter
  ) {
    html.element(
      "form", ["method": "get", "action": "/", "role": "search", "class": "bar", "id": "saringan"]
    ) { html in
      html.element("div", ["class": "field grow"]) { html in
        html.element("label", ["for": "q"], words[.searchEntries])
        html.void(
          "input",
          [
            "id": "q", "name": "q", "type": "search", "maxlength": "200", "autocomplete": "off",
            "value": filter.typed,
          ])
      }
      html.element("div", ["class": "field"]) { html in
        html.element("label", ["for": "kategori"], words[.category])
        html.element("select", ["id": "kategori", "name": "kategori"]) { html in
          html.option("", words[.allCategories], isSelected: filter.category.isEmpty)
          for (id, title) in knowledge.categories {
            html.option(id, title, isSelected: id == filter.category)
          }
        }
      }
      html.element("div", ["class": "field"]) { html in
        html.element("label", ["for": "saring"], words[.show])
        html.element("select", ["id": "saring", "name": "saring"]) { html in
          for kind in EntryFilter.Kind.allCases {
            html.option(kind.rawValue, words[kind.word], isSelected: kind == filter.kind)
          }
        }
      }
      html.element("button", words[.search])
      html.element("a", ["class": "button main", "href": "/entri"], words[.newEntry])
    }
  }

  private static func uncommitted(_ call: DeskCall, _ words: DeskWords, _ html: inout HTMLWriter) {
    // Git is not asked again with each letter of a search.
    guard call.query["q"] == nil, let files = call.store.uncommitted(), !files.isEmpty else { return }
    html.element("details", ["class": "panel quiet"]) { html in
      html.element("summary", words.fill(.uncommitted, ["jumlah": String(files.count)]))
      html.list("ul", files)
      html.element("p", words[.uncommittedHint])
    }
  }
}

extension EntryFilter.Kind {
  var word: DeskWord {
    switch self {
    case .all: .filterAll
    case .faulty: .filterFaulty
    case .drafts: .filterDrafts
    case .due: .filterDue
    case .unhelpful: .filterUnhelpful
    }
  }
}

extension DeskKnowledge {
  /// The folders of entries with their titles.
  var categories: [(id: String, title: String)] {
    let titles = Dictionary(
      base.categories.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(base.categories.map(\.id) + entries.map(\.category)).filter { !$0.isEmpty }
    return ids.sorted().map { ($0, titles[$0].flatMap { $0.isEmpty ? nil : $0 } ?? $0) }
  }
}

extension HTMLWriter {
  mutating func option(_ value: String, _ text: String, isSelected: Bool) {
    append(
      "<option value=\"\(HTMLText.escaped(value))\"\(isSelected ? " selected" : "")>\(HTMLText.escaped(text))</option>"
    )
  }
}
