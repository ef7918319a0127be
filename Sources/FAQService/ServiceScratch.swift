import FAQConversation
import FAQMatching

/// Room that one thread works in, used again for each request.
package struct ServiceScratch: Sendable {
  var match: MatchScratch
  /// Number of the snapshot whose sizes ``match`` has.
  private var edition: Int
  /// Counters that this thread alone adds to, so that threads do not wait for each other.
  let counters: MetricsStripe

  /// Mistyped words that a thread remembers: the common ones come all day. 64 KiB.
  private static let remembered = 1024

  init(_ edition: CurrentSnapshot.Edition, _ counters: MetricsStripe) {
    match = edition.snapshot.responder.matcher.makeScratch(cacheSize: ServiceScratch.remembered)
    self.edition = edition.number
    self.counters = counters
  }

  /// Makes the room anew for the first request to another snapshot.
  mutating func enter(_ new: CurrentSnapshot.Edition) {
    guard edition != new.number else { return }
    self = ServiceScratch(new, counters)
  }
}
