import FAQConversation
import FAQMatching

/// The working memory of one thread, used again for each request.
package struct ServiceScratch: Sendable {
  var match: MatchScratch
  /// The number of the snapshot that ``match`` was made for.
  private var snapshot: Int
  /// Counters of this thread only, so that threads do not wait for each other.
  let counters: MetricsStripe

  /// The number of mistyped words that a thread remembers, because common ones come again: 1024, some 64 KiB.
  private static let remembered = 1024

  init(_ current: CurrentSnapshot.Published, _ counters: MetricsStripe) {
    match = current.snapshot.responder.matcher.makeScratch(cacheSize: ServiceScratch.remembered)
    snapshot = current.number
    self.counters = counters
  }

  /// Makes new memory if the snapshot has changed since the last request.
  mutating func enter(_ current: CurrentSnapshot.Published) {
    guard snapshot != current.number else { return }
    self = ServiceScratch(current, counters)
  }
}
