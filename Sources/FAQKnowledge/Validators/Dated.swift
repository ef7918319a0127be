package import Basics

/// The entries that a day has come for: to be looked at again, or ended.
package enum Dated {
  /// A warning for each, in the order of the entries.
  ///
  /// - Parameters:
  ///   - base: the knowledge.
  ///   - now: the moment; its day is that of the knowledge's zone.
  /// - Returns: the warnings.
  package static func check(_ base: KnowledgeBase, at now: WallTime) -> [Diagnostic] {
    base.entries.flatMap { entry in
      [
        entry.hasExpired(at: now, base.zone) ? entry.expiry.map { ContentProblem.expired($0) } : nil,
        entry.isDue(at: now, base.zone) ? entry.review.map { ContentProblem.reviewDue($0) } : nil,
      ].compactMap { $0 }.map { Diagnostic(.warning, entry.location, .content($0)) }
    }
  }
}

extension Entry {
  /// Whether its last day is over.
  package func hasExpired(at now: WallTime, _ zone: Zone) -> Bool {
    expiry.map { $0 < now.date(in: zone) } ?? false
  }

  /// Whether the day has come on which it is to be looked at again.
  package func isDue(at now: WallTime, _ zone: Zone) -> Bool {
    review.map { $0 <= now.date(in: zone) } ?? false
  }
}
