package import Basics

/// An outage, maintenance, a changed address: what an office announces for some hours or days.
package struct Notice: Sendable, Equatable {
  /// The name of its file, without `.md`.
  package var id: String
  package var title: String
  /// Paragraphs, parted by an empty line.
  package var text = ""
  /// The moment from which on it holds; nil where it has held all along.
  package var from: WallTime?
  /// The first moment at which it holds no longer; nil where its end is not known.
  package var until: WallTime?
  /// The clock of its times.
  package var zone: Zone
  /// The categories that it touches; none for all.
  package var categories: [Located<String>] = []
  /// The LPSE that it is about, in small letters; empty for all.
  package var lpse = ""
  /// Questions that it answers besides those about an outage.
  package var wordings: [Located<String>] = []
  package var location: SourceLocation

  package init(id: String, title: String, zone: Zone, location: SourceLocation) {
    (self.id, self.title, self.zone, self.location) = (id, title, zone, location)
  }
}

extension Notice {
  /// The state of a notice at a moment at which it is shown.
  package enum State: String, Sendable, CaseIterable { case coming, current, ended }

  /// Seconds before its beginning from which on it is announced: 24 hours.
  package static let announcedBefore = 24 * 3_600
  /// Seconds after its end during which somebody who asks is told of it: 7 days of 24 hours.
  package static let rememberedAfter = 7 * 24 * 3_600

  /// - Parameter now: the moment.
  /// - Returns: nil while it is silent: long before its beginning, or long after its end.
  package func state(at now: WallTime) -> State? {
    if let from, now < from { return now >= from.advanced(by: -Notice.announcedBefore) ? .coming : nil }
    guard let until, now >= until else { return .current }
    return now < until.advanced(by: Notice.rememberedAfter) ? .ended : nil
  }

  /// The states of all notices that are not silent: current ones first, then coming ones, then ended ones; those of a
  /// state in the order in which they begin or have ended.
  ///
  /// - Complexity: O(*n* log *n*) in the number of notices.
  package static func standing(_ notices: [Notice], at now: WallTime) -> [(notice: Notice, state: State)] {
    notices.compactMap { notice in notice.state(at: now).map { (notice, $0) } }
      .sorted { rank($0) < rank($1) }
  }

  private static func rank(_ standing: (notice: Notice, state: State)) -> (Int, Int, String) {
    let notice = standing.notice
    return switch standing.state {
    case .current: (0, notice.from?.seconds ?? .min, notice.id)
    case .coming: (1, notice.from?.seconds ?? .min, notice.id)
    // The one that ended last comes first.
    case .ended: (2, -(notice.until?.seconds ?? 0), notice.id)
    }
  }

  /// Whether it touches a category.
  package func touches(_ category: String) -> Bool {
    categories.isEmpty || categories.contains { $0.value == category }
  }

  /// Whether it is for the users of an LPSE, of which the name may be empty.
  package func concerns(lpse name: String) -> Bool { lpse.isEmpty || name.isEmpty || lpse == name }
}
