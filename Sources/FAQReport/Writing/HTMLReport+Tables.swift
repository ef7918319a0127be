import FAQKnowledge
import HTML
import JournalRecords

extension HTMLReport {
  /// A row of a table with a bar.
  private struct Row {
    var name: String
    /// Shown below the name in small print; empty for none.
    var id = ""
    var count: Int
  }

  func outcomes(_ html: inout HTMLWriter) {
    guard report.questions > 0 else { return }
    let rows = report.shownOutcomes.map { Row(name: forms.outcome($0), count: report.count($0)) }
    section(words[.outcomes], to: &html) { table(rows, of: report.questions, to: &$0) }
  }

  func entries(_ html: inout HTMLWriter) {
    let entries = report.entries.filter { $0.answers > 0 }.prefix(rows)
    guard !entries.isEmpty else { return }
    let rows = entries.map { Row(name: $0.title ?? words[.noEntry], id: $0.id, count: $0.answers) }
    section(words[.topEntries], to: &html) { table(rows, of: report.count(.answer), to: &$0) }
  }

  private func table(_ rows: [Row], of whole: Int, to html: inout HTMLWriter) {
    let most = rows.map(\.count).max() ?? 0
    html.element("table") { html in
      html.element("tbody") { html in
        for row in rows {
          html.element("tr") { html in
            html.element("th", ["scope": "row"]) { html in
              html.text(row.name)
              if !row.id.isEmpty { html.element("span", ["class": "id"], row.id) }
            }
            html.element("td", ["class": "number"], forms.number(row.count))
            html.element("td", ["class": "number"], forms.percent(row.count, of: whole))
            html.element("td", ["class": "picture"]) { ChartSVG.bar(row.count, most: most, to: &$0) }
          }
        }
      }
    }
  }

  /// Groups of questions, each with the lines to paste.
  func questions(
    _ questions: Report.Questions, title: String, remark: String, to html: inout HTMLWriter
  ) {
    guard questions.total > 0 else { return }
    let share = forms.percent(questions.total, of: report.questions)
    section("\(title): \(forms.number(questions.total)) (\(share))", isWide: true, to: &html) { html in
      self.remark(remark, &html)
      if questions.error > 0 {
        self.remark(words.fill(.atLeast, ["batas": forms.number(questions.error)]), &html)
      }
      html.element("div", ["class": "groups"]) { html in
        for group in questions.groups.prefix(rows) {
          html.element("div") { html in
            html.element("h3", words.fill(.times, ["jumlah": forms.number(group.count)]))
            html.element(
              "pre", group.wordings.prefix(HTMLReport.mostWordings).map(\.line).joined(separator: "\n"))
            if let nearest = group.nearest { self.remark(forms.nearest(nearest), &html) }
          }
        }
      }
      let others = questions.groups.count - rows
      if others > 0 { self.remark(words.fill(.moreGroups, ["jumlah": forms.number(others)]), &html) }
      if questions.wordless > 0 {
        self.remark(words.fill(.wordless, ["jumlah": forms.number(questions.wordless)]), &html)
      }
    }
  }

  func narrow(_ html: inout HTMLWriter) {
    guard report.closeTotal > 0 else { return }
    section(words[.narrow], isWide: true, to: &html) { html in
      remark(words.fill(.narrowMeaning, ["jumlah": forms.number(report.closeTotal)]), &html)
      if report.closeError > 0 {
        remark(words.fill(.atLeast, ["batas": forms.number(report.closeError)]), &html)
      }
      html.element("table") { html in
        html.element("tbody") { html in
          for pair in report.close.prefix(rows) {
            html.element("tr") { html in
              html.element("th", ["scope": "row"]) { html in
                html.text(words.fill(.narrowPair, ["entri": pair.answered, "saingan": pair.rival]))
                if !pair.example.isEmpty { html.element("span", ["class": "id"], "\"\(pair.example)\"") }
              }
              html.element("td", ["class": "number"], forms.number(pair.count))
            }
          }
        }
      }
    }
  }

  func unhelpful(_ html: inout HTMLWriter) {
    let entries = report.unhelpfulEntries.prefix(rows)
    guard !entries.isEmpty else { return }
    section(words[.unhelpful], isWide: true, to: &html) { html in
      html.element("table") { html in
        html.element("tbody") { html in
          for entry in entries { judged(entry, &html) }
        }
      }
    }
  }

  func due(_ html: inout HTMLWriter) {
    guard !report.due.isEmpty else { return }
    section(words[.due], to: &html) { html in
      html.element("ul") { html in
        for entry in report.due.prefix(rows) { html.element("li", forms.due(entry)) }
      }
    }
  }

  private func judged(_ entry: Report.Entry, _ html: inout HTMLWriter) {
    let all = entry.helpful + entry.unhelpful
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        html.text(entry.title ?? words[.noEntry])
        html.element("span", ["class": "id"], entry.id)
        for comment in entry.comments {
          html.element("blockquote") { html in
            html.text(comment.text)
            html.element("time", forms.date(comment.moment.day))
          }
        }
      }
      html.element(
        "td", ["class": "number"],
        words.fill(.unhelpfulOf, ["tidak": forms.number(entry.unhelpful), "semua": forms.number(all)]))
      html.element("td", ["class": "number"], forms.percent(entry.unhelpful, of: all))
    }
  }
}
