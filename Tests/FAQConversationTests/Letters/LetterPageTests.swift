// 1. Nothing that comes from a value or from the knowledge is markup: the page has the elements that it has without it.
// 2. It has no script, no style but its own, and loads nothing; the policy names that style by its digest.
// 3. Lines of the template become headings, rows, lists and the right half; values never do.
// 4. What is left to do is on the page, and not on paper.

@testable import FAQConversation
import FAQKnowledge
import HTML
import Testing

struct LetterPageTests {
  private static let plain = ["7", "Ann", "ann@example.org", "147", "Tandem", "Bent fork.", "York"]

  private func page(_ values: [String]) throws -> String {
    LetterPage.html(try #require(BicycleLetter.finished(values)), BicycleLetter.base)
  }

  /// The tags in order, with what is in them.
  private func tags(_ html: String) -> [String] {
    html.split(separator: "<").dropFirst().compactMap { $0.split(separator: ">").first.map(String.init) }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "</style><b>", "\" onload=\"x", "' x='", "&lt;b&gt;", "<!--", "]]>",
    "</main></body>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "A. CAPITALS", "- item", "[X]",
  ])
  func `a value is never markup`(value: String) throws {
    let hostile = try page(LetterPageTests.plain.map { _ in value })
    #expect(tags(hostile) == tags(try page(LetterPageTests.plain)))
    #expect(hostile.contains(HTMLText.escaped(value)))
  }

  @Test func `what the knowledge says is never markup`() throws {
    let page = try page(LetterPageTests.plain)
    #expect(page.contains("<title>Request a &quot;repair&quot;</title>"))
    #expect(page.contains("<li>Send it by &lt;post&gt;.</li>"))
    #expect(page.contains("<li>Desk &amp; Co: <a href=\"mailto:desk@example.org\">desk@example.org</a></li>"))
    #expect(page.contains("<li>North: Hill &lt;5&gt;</li>"))
  }

  @Test(arguments: [
    ("a", "a"), ("<>&\"'", "&lt;&gt;&amp;&quot;&#39;"), ("é😀", "é😀"), ("<\u{301}", "&lt;\u{301}"), ("", ""),
  ])
  func `text is escaped, accents on signs or not`(text: String, escaped: String) {
    #expect(HTMLText.escaped(text) == escaped)
  }

  @Test func `the page loads nothing and runs nothing`() throws {
    let page = try page(LetterPageTests.plain)
    for word in [
      "<script", "<img", "<link", "<iframe", "style=", " on", "http:", "https:", "@import", "url(",
    ] {
      let body = word == " on" ? page.replacing(LetterStyle.css, with: "") : page
      #expect(!body.contains(word), "\(word)")
    }
    #expect(page.contains("<style>\(LetterStyle.css)</style>"))
    #expect(
      LetterPage.contentPolicy.hasPrefix("default-src 'none'; style-src 'sha256-\(LetterStyle.digest)';"))
    #expect(!LetterStyle.css.contains("<"))
  }

  @Test func `lines become what they look like`() throws {
    let page = try page(LetterPageTests.plain)
    for part in [
      "<html lang=\"en\">", "<div class=\"head\">[LETTERHEAD]</div>",
      "<tr><th scope=\"row\">Number</th><td>7</td></tr>", "<h1>REQUEST FOR REPAIR</h1>", "<h2>A. RIDER</h2>",
      "<tr><th scope=\"row\">Name</th><td>Ann</td></tr>\n<tr><th scope=\"row\">E-mail</th><td>ann@example.org</td></tr>",
      "<p class=\"long\">Bent fork.</p>", "<p>Notes :</p>", "<li>Bring the frame, Ann.</li>",
      "<p>Yours truly, Ann of York</p>", "<p class=\"right\">York</p>", "<p class=\"right\">(signature)</p>",
    ] { #expect(page.contains(part), "\(part)") }
  }

  @Test func `what was skipped has a line to write on`() throws {
    let page = try page([])
    #expect(page.contains("<td><span class=\"dots\"></span></td>"))
    #expect(page.components("<p><span class=\"dots\"></span></p>") == 3)
    #expect(page.contains("Still to be filled in by hand: Number; Name of the rider;"))
    #expect(LetterStyle.css.contains("aside { display: none }"))
  }

  @Test func `the digest in the policy is the style's`() {
    #expect(LetterStyle.digest == SHA256.base64(Array(LetterStyle.css.utf8)))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func `the digest that it is compared with is SHA-256`(text: String, digest: String) {
    #expect(SHA256.base64(Array(text.utf8)) == digest)
  }
}

extension String {
  /// How often a part stands there.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
