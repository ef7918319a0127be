// 1. What stands now is shown in the greeting, and before each answer that it touches.
// 2. What has ended is in neither.

import Basics
import FAQConversation
import FAQMatching
import Testing

@testable import FAQKnowledge

extension BrowserSuite {
  @Suite struct NoticeTests {
    private let root = WidgetPage.root

    private static let responder: Responder = {
      let place = SourceLocation(path: "a.md", line: 1)
      var base = KnowledgeBase()
      var entry = Entry(id: "masuk", category: "a", title: "Cara masuk", location: place)
      entry.summary = "Buka halaman masuk."
      entry.wordings = [Located("bagaimana cara masuk", place)]
      base.entries = [entry]
      var notice = Notice(id: "server", title: "Server dipelihara <b>", zone: .wib, location: place)
      notice.text = "SPSE tidak dapat dibuka."
      (notice.from, notice.until) = (WallTime(seconds: 1_000_000), WallTime(seconds: 1_003_600))
      base.notices = [notice]
      return Responder(Matcher(base))
    }()

    @Test(arguments: [(1_000_100, true), (1_003_700, false)])
    func `a notice stands while it holds`(seconds: Int, stands: Bool) throws {
      let pandu = try Sites.pandu(NoticeTests.responder, at: WallTime(seconds: seconds))
      try WidgetPage.with(pandu, look: .phone) { page, browser in
        if stands { try browser.wait(until: "\(root).querySelector('.standing .announcement')") }
        try page.ask("bagaimana cara masuk")
        #expect(try page.said().contains("Buka halaman masuk."))
        #expect(try browser.holds("\(root).querySelector('.standing .announcement')") == stands)
        #expect(try page.said().contains("Server dipelihara <b>") == stands)
        #expect(try page.said().contains("SPSE tidak dapat dibuka.") == stands)
      }
    }
  }
}
