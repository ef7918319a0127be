import FAQKnowledge
import HTML

/// Lists to pick from: audiences, contacts and sources. What the entry names comes first, in its order.
struct PickHTML {
  private let source: EntrySource
  private let base: KnowledgeBase
  private let words: DeskWords
  private let problems: [FieldProblem]

  init(_ source: EntrySource, _ base: KnowledgeBase, _ words: DeskWords, _ problems: [FieldProblem]) {
    (self.source, self.base, self.words, self.problems) = (source, base, words, problems)
  }

  func write(_ html: inout HTMLWriter) {
    let audiences = base.phrasebook.list(.audiences)
    group(.audiences, .audiences, audiences.map { ($0, base.phrasebook.screens.name(ofAudience: $0)) }, &html)
    group(.contacts, .contacts, base.contacts.map { ($0.id, "\($0.name): \($0.value)") }, &html)
    sources(&html)
  }

  private func group(
    _ field: FormField, _ label: DeskWord, _ all: [(id: String, text: String)], _ html: inout HTMLWriter
  ) {
    let chosen = source.list(field)
    let texts = Dictionary(all, uniquingKeysWith: { first, _ in first })
    let rest = all.map(\.id).filter { !chosen.contains($0) }
    fieldset(field, label, count: chosen.count, isOpen: rest.count + chosen.count <= 8, &html) { html in
      for id in chosen + rest {
        html.element("label", ["class": "pick"]) { html in
          html.void(
            "input",
            [
              "type": "checkbox", "name": field.rawValue, "value": id,
              "checked": chosen.contains(id) ? "" : nil,
            ])
          html.element("span", texts[id] ?? id)
        }
      }
    }
  }

  private func sources(_ html: inout HTMLWriter) {
    let cited = source.list(.sources).map { text in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      return (id: parts[0], part: parts.count > 1 ? parts[1] : "")
    }
    let rest = base.sources.map(\.id).filter { id in !cited.contains { $0.id == id } }
    let rows = cited.map { ($0.id, $0.part, true) } + rest.map { ($0, "", false) }
    fieldset(.sources, .sources, count: cited.count, isOpen: rows.count <= 4, &html) { html in
      for (number, row) in rows.enumerated() {
        let title =
          base.source(row.0).map {
            $0.year.map { year in "\(base.source(row.0)?.title ?? "") (\(year))" } ?? $0.title
          } ?? row.0
        html.element("div", ["class": "pick"]) { html in
          html.element("label") { html in
            html.void(
              "input",
              ["type": "checkbox", "name": "sumber.\(number)", "value": row.0, "checked": row.2 ? "" : nil])
            html.element("span", title)
          }
          html.void(
            "input",
            [
              "name": "bagian.\(number)", "value": row.1, "class": "part",
              "aria-label": words.fill(.sourcePart, ["sumber": title]), "placeholder": "§", "maxlength": "80",
            ])
        }
      }
    }
  }

  private func fieldset(
    _ field: FormField, _ label: DeskWord, count: Int, isOpen: Bool, _ html: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void
  ) {
    html.hidden("daftar", field.rawValue)
    html.element(
      "details",
      isOpen
        ? ["class": "pickset", "data-isian": field.rawValue, "open": ""]
        : ["class": "pickset", "data-isian": field.rawValue]
    ) { html in
      html.element("summary", words.fill(.picked, ["apa": words[label], "jumlah": String(count)]))
      html.element("fieldset") { html in
        html.element("legend", ["class": "unseen"], words[label])
        body(&html)
      }
      for problem in problems where problem.field == field { ProblemHTML.fault(problem, words, &html) }
    }
  }
}
