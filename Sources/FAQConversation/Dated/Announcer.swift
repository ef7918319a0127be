package import Basics
package import FAQKnowledge

/// Makes announcements of notices, in the words of the knowledge.
package struct Announcer: Sendable {
  private let base: KnowledgeBase
  private let times: TimeWords

  package init(_ base: KnowledgeBase) {
    self.base = base
    times = TimeWords(base.phrasebook)
  }

  /// Most notices that one reply tells.
  static let most = 4

  /// Puts the notices that are coming or current before an answer whose entries they touch.
  package func announce(in reply: inout Reply, lpse: String = "", at now: WallTime) {
    let touching = Notice.standing(base.notices, at: now).filter { notice, state in
      state != .ended && notice.concerns(lpse: lpse)
        && reply.answers.contains { notice.touches($0.entry.category) }
    }
    reply.announcements = touching.prefix(Announcer.most).map { announcement($0.notice, $0.state) }
  }

  /// The notices that are coming, current or just ended, for the users of an LPSE; an empty name is everybody.
  package func announcements(lpse: String = "", at now: WallTime) -> [Reply.Announcement] {
    Notice.standing(base.notices, at: now).filter { $0.notice.concerns(lpse: lpse) }
      .map { announcement($0.notice, $0.state) }
  }

  func announcement(_ notice: Notice, _ state: Notice.State) -> Reply.Announcement {
    // The text of an ended notice is left out, because it described the time while the notice held.
    let body = state == .ended ? "" : notice.text
    let text = [body, sentence(notice, state)].filter { !$0.isEmpty }.joined(separator: "\n")
    return Reply.Announcement(
      id: notice.id, title: notice.title, text: text, from: notice.from?.text(in: notice.zone),
      until: notice.until?.text(in: notice.zone), state: state)
  }

  /// Tells the end of a notice, or its beginning when it is coming; empty for one without either.
  private func sentence(_ notice: Notice, _ state: Notice.State) -> String {
    let words = base.phrasebook
    let from = notice.from.map { times.moment($0, notice.zone) }
    let until = notice.until.map { times.moment($0, notice.zone) }
    switch (state, from, until) {
    case (.coming, let from?, let until?):
      return words.fill(.noticeComing, ["mulai": from, "sampai": until])
    case (.coming, let from?, nil): return words.fill(.noticeComingOpen, ["mulai": from])
    case (.current, _, let until?): return words.fill(.noticeCurrent, ["sampai": until])
    case (.ended, _, let until?): return words.fill(.noticeEnded, ["sampai": until])
    case (.coming, nil, _), (.current, _, nil), (.ended, _, nil): return ""
    }
  }

  /// The notices that hold or are coming, as plain texts for a greeting.
  package func openTexts(lpse: String = "", at now: WallTime) -> [String] {
    announcements(lpse: lpse, at: now).filter { $0.state != .ended }
      .map { Announcer.text($0, base.phrasebook) }
  }

  /// An announcement as plain text: its title in the words around it, then its text.
  static func text(_ announcement: Reply.Announcement, _ words: Phrasebook) -> String {
    let title = words.fill(.noticeHeading, ["judul": announcement.title])
    return announcement.text.isEmpty ? title : title + "\n" + announcement.text
  }
}
