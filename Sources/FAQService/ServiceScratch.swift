import FAQConversation
import FAQMatching

/// Room that one thread works in, used again for each request.
package struct ServiceScratch: Sendable {
  var match: MatchScratch
  /// Number of the snapshot whose sizes ``match`` has.
  private var edition: Int
  /// Counters that this thread alone adds to, so that threads do not wait for each other.
  let counters: MetricsStripe

  init(_ edition: CurrentSnapshot.Edition, _ counters: MetricsStripe) {
    match = edition.snapshot.responder.matcher.makeScratch()
    self.edition = edition.number
    self.counters = counters
  }

  /// Makes the room anew for the first request to another snapshot.
  mutating func enter(_ new: CurrentSnapshot.Edition) {
    guard edition != new.number else { return }
    self = ServiceScratch(new, counters)
  }
}
