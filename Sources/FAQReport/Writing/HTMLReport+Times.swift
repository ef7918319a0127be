import Basics
import FAQKnowledge
import HTML
import JournalRecords

extension HTMLReport {
  func overTime(_ html: inout HTMLWriter) {
    guard report.questions > 0 else { return }
    let series = Series(report.days, most: HTMLReport.mostPoints)
    let points = series.points
    let names = points.map { forms.point($0, series.step) }
    section(forms.heading(series.step), isWide: true, to: &html) { html in
      let counts = points.map(\.questions)
      ChartSVG.lines(
        counts, part: points.map(\.alone), from: names.first ?? "", to: names.last ?? "",
        caption: caption("dates", forms.heading(series.step), counts: counts, names: names),
        number: forms.number, to: &html)
      html.element("ul", ["class": "legend"]) {
        $0.element("li", words[.asked])
        $0.element("li", words[.alone])
      }
      figures(names, [(words[.asked], counts), (words[.alone], points.map(\.alone))], to: &html)
    }
  }

  func hours(_ html: inout HTMLWriter) {
    guard report.questions > 0 else { return }
    let title = "\(words[.hours]) (\(report.zone.rawValue))"
    let names = (0..<24).map(forms.hour)
    section(title, to: &html) { html in
      columns(
        "hours", title, counts: report.hours, names: names, labels: names.map { String($0.prefix(2)) },
        every: 3, to: &html)
    }
  }

  func weekdays(_ html: inout HTMLWriter) {
    guard report.questions > 0 else { return }
    let names = (0..<7).map(forms.weekday)
    section(words[.weekdays], to: &html) { html in
      columns(
        "weekdays", words[.weekdays], counts: report.weekdays, names: names,
        labels: names.map { String($0.prefix(3)) },
        every: 1, to: &html)
    }
  }

  private func columns(
    _ id: String, _ title: String, counts: [Int], names: [String], labels: [String], every: Int,
    to html: inout HTMLWriter
  ) {
    let columns = counts.indices.map { place in
      ChartSVG.Column(
        label: labels[place], hint: "\(names[place]): \(forms.number(counts[place]))", value: counts[place])
    }
    ChartSVG.columns(
      columns, every: every, caption: caption(id, title, counts: counts, names: names), number: forms.number,
      to: &html)
    figures(names, [(words[.asked], counts)], to: &html)
  }

  private func caption(_ id: String, _ title: String, counts: [Int], names: [String])
    -> ChartSVG.Caption
  {
    let text = Busiest.place(counts).map {
      words.fill(.busiest, ["waktu": names[$0], "jumlah": forms.number(counts[$0])])
    }
    return ChartSVG.Caption(id: id, title: title, text: text ?? "")
  }

  /// The figures of a chart as a table, for readers who do not see it or want exact numbers.
  private func figures(
    _ names: [String], _ columns: [(title: String, counts: [Int])], to html: inout HTMLWriter
  ) {
    html.element("details") { html in
      html.element("summary", words[.figures])
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("td", "")
            for column in columns { html.element("th", ["scope": "col", "class": "number"], column.title) }
          }
        }
        html.element("tbody") { html in
          for (row, name) in names.enumerated() {
            html.element("tr") { html in
              html.element("th", ["scope": "row"], name)
              for column in columns {
                html.element("td", ["class": "number"], forms.number(column.counts[row]))
              }
            }
          }
        }
      }
    }
  }
}
