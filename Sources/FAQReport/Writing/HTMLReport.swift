import Basics
package import FAQKnowledge
import HTML
import JournalRecords

/// A report as one page: no script, nothing from elsewhere, everything in it escaped.
package struct HTMLReport {
  let report: Report
  let forms: ReportForms
  let rows: Int
  /// Most steps of the line over time.
  static let mostPoints = 400
  /// Wordings shown of each group.
  static let mostWordings = 12
  /// The content policy: the page's own style and nothing else, as a second protection beside escaping.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  /// - Parameters:
  ///   - report: the report.
  ///   - base: gives the words and the name.
  ///   - rows: the most rows of a table.
  /// - Returns: a whole page.
  package static func html(_ report: Report, base: KnowledgeBase, rows: Int = ReportLimits.rows) -> String {
    let page = HTMLReport(report: report, forms: ReportForms(base), rows: rows)
    return "<!DOCTYPE html>\n"
      + HTMLWriter.write { html in
        html.element("html", ["lang": base.language]) { html in
          page.head(base, &html)
          html.element("body") { page.body(base, &$0) }
        }
      } + "\n"
  }

  var words: ScreenWords { forms.words }

  private func head(_ base: KnowledgeBase, _ html: inout HTMLWriter) {
    html.element("head") { html in
      html.append("<meta charset=\"utf-8\">")
      html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
      html.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(HTMLReport.policy)\">")
      html.element("title", "\(words[.heading]) – \(base.name)")
      html.append("<style>\(ReportStyle.css)</style>")
    }
  }

  private func body(_ base: KnowledgeBase, _ html: inout HTMLWriter) {
    html.element("header") { html in
      html.element("h1", "\(words[.heading]) – \(base.name)")
      html.element("p", report.span == nil ? words[.empty] : forms.span(report))
    }
    html.element("main") { html in
      guard report.span != nil else { return }
      tasks(&html)
      tiles(&html)
      questions(report.unknown, title: words[.unknown], remark: words[.paste], to: &html)
      unhelpful(&html)
      narrow(&html)
      questions(report.unclear, title: words[.unclear], remark: words[.unclearMeaning], to: &html)
      questions(report.outside, title: words[.outside], remark: words[.outsideMeaning], to: &html)
      overTime(&html)
      // Three short parts share one column beside the long list of entries.
      html.element("div", ["class": "stack"]) { html in
        outcomes(&html)
        hours(&html)
        weekdays(&html)
      }
      entries(&html)
      due(&html)
    }
    html.element("footer") { html in
      if report.judged > 0 { html.element("p", words[.aloneMeaning]) }
      if let latency = report.latency {
        let values = ["tengah": forms.duration(latency.median), "lambat": forms.duration(latency.slow)]
        html.element("p", "\(words[.latency]): \(words.fill(.latencyValues, values))")
      }
      if report.skipped.total > 0 {
        html.element(
          "p", "\(words[.skipped]): \(forms.number(report.skipped.total)) (\(forms.reasons(report.skipped)))")
      }
    }
  }

  private func tiles(_ html: inout HTMLWriter) {
    html.element("dl", ["class": "tiles"]) { html in
      let perDay = (report.questions * 2 + report.length) / (report.length * 2)
      tile(
        words[.asked], forms.number(report.questions), remark: "\(words[.perDay]): \(forms.number(perDay))",
        to: &html)
      tile(
        words[.alone], forms.percent(report.alone, of: report.judged),
        remark: "\(forms.number(report.alone)) / \(forms.number(report.judged))", to: &html)
      tile(
        words[.unknown], forms.number(report.unknown.total),
        remark: forms.percent(report.unknown.total, of: report.questions), to: &html)
      tile(
        words[.feedback], forms.number(report.feedback),
        remark: words.fill(
          .opinions, ["membantu": forms.number(report.helpful), "tidak": forms.number(report.unhelpful)]),
        to: &html)
    }
  }

  /// The tasks, and beside them the comparison of the last days with those before.
  private func tasks(_ html: inout HTMLWriter) {
    let tasks = forms.tasks(report)
    section(words[.tasks], isWide: report.comparison == nil, to: &html) { html in
      if tasks.isEmpty { remark(words[.noTasks], &html) }
      for task in tasks {
        html.element("h3", task.title)
        html.list("ul", task.subjects)
      }
    }
    guard let comparison = report.comparison else { return }
    section(words.fill(.compared, ["jumlah": forms.number(comparison.days)]), to: &html) { html in
      html.element("table") { html in
        html.element("tbody") { html in
          for row in forms.comparison(comparison) {
            html.element("tr") { html in
              html.element("th", ["scope": "row"], row.name)
              html.element("td", ["class": "number"], row.value)
              html.element("td", row.before)
            }
          }
        }
      }
    }
  }

  private func tile(_ name: String, _ value: String, remark: String, to html: inout HTMLWriter) {
    html.element("div") {
      $0.element("dt", name)
      $0.element("dd", value)
      $0.element("dd", remark)
    }
  }

  /// A part of the page with its heading; `isWide` takes both columns of a wide screen.
  func section(
    _ title: String, isWide: Bool = false, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("section", ["class": isWide ? "wide" : "half"]) { html in
      html.element("h2", title)
      body(&html)
    }
  }

  func remark(_ text: String, _ html: inout HTMLWriter) { html.element("p", ["class": "remark"], text) }
}
