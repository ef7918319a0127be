import Basics
import FAQConversation
import FAQKnowledge
import HTML
import JSON

/// The notices that stand at a moment, for `/v1/notices`, the lookup page and greetings.
struct StandingNotices: Sendable {
  private let base: KnowledgeBase
  private let announcer: Announcer
  private let expired: ExpiredAnswers

  init(_ composer: ReplyComposer) {
    base = composer.base
    announcer = Announcer(composer.base)
    expired = ExpiredAnswers(composer)
  }

  /// The body of `/v1/notices`.
  func json(at now: WallTime?) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.objects("notices", announcements(at: now)) { ReplyPartsJSON.announcement($1, &$0) }
    }
    return json.bytes
  }

  /// The texts of notices that hold or are coming.
  func open(at now: WallTime?) -> [String] { now.map { announcer.openTexts(lpse: base.lpse, at: $0) } ?? [] }

  /// Notices as the lookup page shows them, and the sentence that the entry which it shows has ended.
  func html(shown entry: Int?, at now: WallTime?) -> String {
    guard let now else { return "" }
    let open = announcements(at: now).filter { $0.state != .ended }
    let ended = entry.flatMap { expired.sentence(base.entries[$0], at: now) }
    return HTMLWriter.write { html in
      for notice in open {
        html.element("section", ["class": "notice"]) { html in
          html.element("h2", base.phrasebook.fill(.noticeHeading, ["judul": notice.title]))
          for line in notice.text.split(separator: "\n") { html.element("p", String(line)) }
        }
      }
      if let ended { html.element("p", ["class": "notice"], ended) }
    }
  }

  /// Tells officers that the last change of the knowledge is not in force; empty while it is.
  func notLive(_ failure: ReloadRecord.Failure?) -> String {
    guard let failure, failure.reason == nil else { return "" }
    let text = base.phrasebook.screens.fill(.notLive, ["jumlah": String(failure.errors)])
    return HTMLWriter.write { $0.element("p", ["class": "notice", "role": "status"], text) }
  }

  private func announcements(at now: WallTime?) -> [Reply.Announcement] {
    now.map { announcer.announcements(at: $0) } ?? []
  }
}
