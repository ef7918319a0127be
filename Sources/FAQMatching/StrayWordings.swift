package import FAQKnowledge

/// A wording that its entry answered until an edit.
package struct StrayWording: Sendable, Equatable {
  package var wording: String
  package var location: SourceLocation
  package var entry: String
  /// The label that is decided now; nil where Pandu asks back or does not know.
  package var winner: String?
}

/// Finds the wordings that an edit leads astray.
package struct StrayWordings {
  /// Most wordings that are tried, because each costs two decisions.
  private static let mostTried = 20_000

  private let old: Matcher
  private let new: Matcher

  package init(from old: Matcher, to new: Matcher) { (self.old, self.new) = (old, new) }

  /// - Returns: the wordings that both versions have and only the old one answers with their entry, in the order of their
  ///   places. The first 20,000 wordings are tried.
  package func all() -> [StrayWording] {
    let entries = Dictionary(
      old.base.entries.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let (before, after) = (Decider(old), Decider(new))
    var (oldScratch, newScratch) = (old.makeScratch(), new.makeScratch())
    var (found, tried): ([StrayWording], Int) = ([], 0)
    for (number, entry) in new.base.entries.enumerated() {
      guard let known = entries[entry.id] else { continue }
      let kept = Set(old.base.entries[known].wordings.map(\.value))
      for wording in entry.wordings where kept.contains(wording.value) {
        tried += 1
        guard tried <= StrayWordings.mostTried else { return found }
        let match = new.match(wording.value, &newScratch)
        let decision = after.decide(match).decision
        guard decision != .answer(entry: number),
          before.decide(old.match(wording.value, &oldScratch)).decision == .answer(entry: known)
        else { continue }
        let winner = KnowledgeTrial(new).winner(match, decision, &newScratch).0
        found.append(
          StrayWording(wording: wording.value, location: wording.location, entry: entry.id, winner: winner))
      }
    }
    return found.sorted { $0.location < $1.location }
  }
}
