// 1. The first page names each category with the number of its entries, and lists five of each.
// 2. A category with more has a page that lists all of them; the audience filters there, too.
// 3. A category that no file gives a title is listed by its name.
// 4. With a thousand entries the first page stays below 60 KB and 1,200 elements, whatever the entries hold.

import FAQConversation
import FAQMatching
import HTTPWire
import Testing

@testable import FAQKnowledge
@testable import FAQService

@Suite struct LookupContentsTests {
  /// A shop with many entries in a few categories.
  private static let many: Service = {
    var base = BicycleShop.base
    let place = SourceLocation(path: "a.md", line: 1)
    base.categories = (0..<20).map { Category(id: "part-\($0)", title: "Part \($0)", location: place) }
    base.entries = (0..<1_000).map { number in
      var entry = Entry(
        id: "entry-\(number)", category: "part-\(number % 20)", title: "Answer \(number)", location: place)
      entry.summary = "It is \(number)."
      entry.audiences = number < 500 ? ["riders"] : ["staff"]
      entry.wordings = [Located("question \(number)", place)]
      return entry
    }
    return Service(Responder(base))
  }()

  @Test func `categories with counts, five of each`() throws {
    var caller = Caller(Self.many)
    let page = try caller.get("/").text
    #expect(page.matches(of: /<h3>Part \d+ <span class="count">50<\/span><\/h3>/).count == 20)
    #expect(page.matches(of: /<li>/).count == 20 * ContentsHTML.few)
    #expect(page.contains(#"<a href="?category=part-7">All 50 answers: Part 7</a>"#))
    #expect(page.utf8.count < 60_000)
    #expect(page.matches(of: /<[a-z]/).count < 1_200)
  }

  @Test(arguments: [
    ("?category=part-7", 50), ("?category=part-7&audience=riders", 25), ("?category=none", 100),
  ])
  func `a category whole`(target: String, count: Int) throws {
    var caller = Caller(Self.many)
    let page = try caller.get("/" + target).text
    #expect(page.matches(of: /<li>/).count == count)
  }

  @Test func `a search is as light`() throws {
    var caller = Caller(Self.many)
    let page = try caller.get("/?q=answer").text
    #expect(page.matches(of: /<li>/).count < 60)
    #expect(page.utf8.count < 60_000)
  }

  @Test func `a category without a title has its name`() throws {
    var caller = Caller(Services.shop)
    #expect(Services.shopResponder.base.categories.isEmpty)
    let page = try caller.get("/").text
    #expect(page.contains("<h3>repair <span class=\"count\">2</span></h3>"))
    #expect(page.matches(of: /entry=/).count == 2)
    #expect(try caller.get("/?category=repair").text.contains("<title>repair – Spoke</title>"))
  }

  @Test func `few entries need no page of their own`() throws {
    var caller = Caller(Services.shipped)
    let page = try caller.get("/").text
    #expect(page.matches(of: /entry=/).count == Services.shippedBase.entries.count)
    #expect(!page.contains("category="))
  }
}
