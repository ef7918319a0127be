// 1. Every element is closed in its turn, and no attribute is written twice.
// 2. The page holds no script and no address to load anything from, and forbids both.
// 3. Whatever stands in the journal is text, in elements and in attributes.
// 4. Every chart has a title and a description that say what is in it, and the figures in a table.
// 5. A chart's scale is a round number that no value exceeds.

import FAQKnowledge
import HTML
import JournalRecords
import Testing

@testable import FAQReport

@Suite struct HTMLReportTests {
  private static let nasty = #"<script>alert("x")</script><img src=x onerror='y'> & ]]> --> </style>"#

  private static let page: String = {
    let lines =
      (1...40).map { day in
        Journal.question(
          nasty, [.fallback, .clarify, .answer][day % 3],
          at: "2026-\(day % 2 == 0 ? 10 : 11)-\(10 + day % 20)T03:00:00.000Z",
          entry: day % 3 == 2 ? nasty : nil, confidence: 0.5, rival: (nasty + "2", 0.5))
      } + [Journal.feedback(nasty, false, nasty), Array("x\n".utf8)]
    var base = TestKnowledge.small.base
    base.name = nasty
    base.language = "i\"d"
    return HTMLReport.html(Journal.report(lines), base: base)
  }()

  @Test func `every element is closed in its turn`() throws {
    let balance = try TagBalance(HTMLReportTests.page)
    #expect(balance.problems == [])
    #expect(balance.names.isSuperset(of: ["html", "svg", "rect", "polyline", "table", "details", "pre"]))
    #expect(!balance.names.contains("script") && !balance.names.contains("img"))
  }

  @Test func `the checker sees what is wrong`() throws {
    for wrong in ["<p>", "<p><b></p></b>", "</p>", "<p a=\"1\" a=\"2\"></p>", "<p>a < b</p>"] {
      #expect(try TagBalance(wrong).problems != [], "\(wrong)")
    }
  }

  @Test func `nothing is loaded`() {
    let page = HTMLReportTests.page
    for word in ["http://", "https://", "url(", "@import", "src=\"", "href", "javascript:"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(
      page.contains(
        #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"#
      ))
  }

  @Test func `what was asked is text`() {
    let page = HTMLReportTests.page
    #expect(!page.contains("<script") && !page.contains("<img"))
    let asked =
      "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;y&#39;&gt; &amp; ]]&gt; --&gt; &lt;/style&gt;"
    #expect(page.contains("<pre>- \(asked)</pre>"))
    #expect(page.contains("<blockquote>\(asked)"))
    #expect(page.contains("<html lang=\"i&quot;d\">"))
  }

  @Test func `charts speak`() {
    let page = HTMLReportTests.page
    #expect(page.split(separator: "class=\"chart\"").count == 4)
    #expect(page.contains("role=\"img\" aria-labelledby=\"hours-title hours-text\""))
    #expect(page.contains("<title id=\"hours-title\">Menurut jam (WIB)</title>"))
    #expect(page.contains("<desc id=\"hours-text\">Tersibuk: 10–11, 40 pertanyaan</desc>"))
    #expect(page.contains("<th scope=\"row\">10–11</th><td class=\"number\">40</td>"))
  }

  @Test(arguments: [
    ([], 1), ([0], 1), ([1], 1), ([3], 4), ([7], 8), ([10], 10), ([11], 20), ([99, 5], 100), ([437], 500),
    ([1_000], 1_000), ([1_001], 2_000),
  ])
  func `scales are round`(values: [Int], top: Int) {
    #expect(ChartSVG.Scale(values).top == top)
  }

  @Test func `a page of one question`() throws {
    let page = HTMLReport.html(
      Journal.report([Journal.question("apa", .answer, entry: "a")]), base: TestKnowledge.small.base)
    #expect(try TagBalance(page).problems == [])
    #expect(page.contains("points=\"0,0 1000,0\""))
  }
}
