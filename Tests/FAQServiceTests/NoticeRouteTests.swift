// 1. `/v1/notices` tells those that are coming, current or just ended, and nothing else; without one the list is empty.
// 2. The lookup page shows those that hold or are coming without a script, escaped; an entry that has ended says so there.
// 3. The metrics name each notice that stands, and the journal the notices that stood before a reply.
// 4. The lookup page says that an edit is not in force, until one is.
// 5. The greeting of the REST channel begins with them.

import Basics
import FAQConversation
import FAQMatching
import Foundation
import JournalRecords
import Synchronization
import Testing

@testable import FAQKnowledge
@testable import FAQService

@Suite struct NoticeRouteTests {
  private static let responder: Responder = {
    var base = BicycleShop.base
    let place = SourceLocation(path: "/srv/secret/notice.md", line: 1)
    var notice = Notice(id: "shop-closed", title: "Workshop <closed>", zone: .wib, location: place)
    notice.text = "The booking site is under repair."
    notice.from = WallTime(seconds: 1_000_000)
    notice.until = WallTime(seconds: 1_003_600)
    base.notices = [notice]
    base.entries[0].expiry = CivilDate(text: "1970-01-20")
    return Responder(Matcher(base))
  }()

  private func caller(at seconds: Int?, _ notes: KeptNotes? = nil) -> Caller {
    var options = ServiceOptions()
    (options.rateLimit, options.journal) = (0, notes?.sink)
    options.clock = { seconds.map { WallTime(seconds: $0) } }
    return Caller(Service(NoticeRouteTests.responder, options))
  }

  @Test(
    arguments: [
      (900_000, nil), (913_600, "coming"), (1_000_000, "current"), (1_003_600, "ended"), (1_608_400, nil),
    ] as [(Int, String?)])
  func `the route`(seconds: Int, state: String?) throws {
    var caller = caller(at: seconds)
    let object = try caller.get("/v1/notices").object()
    #expect(Set(object.keys) == ["notices"])
    let notices = try #require(object["notices"] as? [[String: Any]])
    #expect(notices.map { $0["state"] as? String } == (state.map { [$0] } ?? []))
    for notice in notices {
      #expect(Set(notice.keys) == ["id", "title", "text", "from", "until", "state"])
      #expect(notice["id"] as? String == "shop-closed")
      #expect(notice["from"] as? String == "1970-01-12T20:46:40+07:00")
      #expect(notice["until"] as? String == "1970-01-12T21:46:40+07:00")
    }
  }

  @Test func `without a clock`() throws {
    var caller = caller(at: nil)
    #expect(try caller.get("/v1/notices").text == #"{"notices":[]}"#)
    #expect(try !caller.get("/").text.contains("Workshop"))
  }

  @Test func `the lookup page`() throws {
    var now = caller(at: 1_000_000)
    for target in ["/", "/?q=brakes", "/?entry=puncture"] {
      let page = try now.get(target).text
      #expect(page.contains("Workshop &lt;closed&gt;") && page.contains("21.46 WIB"))
      #expect(!page.contains("secret"))
    }
    var later = caller(at: 1_003_600)
    #expect(try !later.get("/").text.contains("Workshop"))
    var expired = caller(at: 3_000_000)
    #expect(try expired.get("/?entry=brakes").text.contains("holds no longer"))
    #expect(try !expired.get("/?entry=puncture").text.contains("holds no longer"))
  }

  @Test func `an edit that is not in force`() throws {
    var now = caller(at: nil)
    #expect(try !now.get("/").text.contains("is not in use"))
    now.service.reloads.note(.failed(errors: 3), at: 7, took: 1)
    #expect(try now.get("/").text.contains("is not in use, because it has 3 errors"))
    now.service.reloads.note(.published, at: 8, took: 1)
    #expect(try !now.get("/").text.contains("is not in use"))
  }

  @Test func `metrics`() throws {
    for (seconds, state) in [(913_600, "coming"), (1_000_000, "current"), (1_003_600, "ended")] {
      let line = "\npandu_notice_info{id=\"shop-closed\",state=\"\(state)\"} 1\n"
      #expect(caller(at: seconds).service.metrics.text.contains(line))
    }
    #expect(!caller(at: 1).service.metrics.text.contains("pandu_notice_info{"))
  }

  @Test func `the journal`() throws {
    let notes = KeptNotes()
    var now = caller(at: 1_000_000, notes)
    let reply = try now.get("/v1/ask?q=brakes+now").object()
    #expect((reply["announcements"] as? [[String: Any]])?.count == 1)
    _ = try now.get("/v1/ask?q=what+is+the+capital+of+France")
    _ = try now.get("/v1/ask?q=is+the+site+down")
    #expect(notes.questions.map(\.notices) == [["shop-closed"], [], ["shop-closed"]])
    #expect(notes.questions.map(\.outcome.rawValue) == ["answer", "fallback", "answer"])
  }

  @Test func `the greeting of the channel`() throws {
    var now = caller(at: 1_000_000)
    let greeting = try now.post("/webhooks/rest/webhook", #"{"sender": "a", "message": "/start"}"#).text
    #expect(greeting.contains(#""text":"Notice: Workshop <closed>"#) && greeting.contains("Hello."))
  }
}
