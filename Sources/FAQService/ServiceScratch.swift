import FAQConversation
import FAQMatching

/// The working memory of one thread, used again for each request.
package struct ServiceScratch: Sendable {
  var match: MatchScratch
  /// The number of the snapshot whose sizes ``match`` has.
  private var snapshot: Int
  /// Counters that this thread alone adds to, so that threads do not wait for each other.
  let counters: MetricsStripe

  /// How many mistyped words a thread remembers, because the common ones come all day. The default takes 64 KiB.
  private static let remembered = 1024

  init(_ current: CurrentSnapshot.Published, _ counters: MetricsStripe) {
    match = current.snapshot.responder.matcher.makeScratch(cacheSize: ServiceScratch.remembered)
    snapshot = current.number
    self.counters = counters
  }

  /// Replaces the memory when the snapshot is another one than at the last request.
  mutating func enter(_ current: CurrentSnapshot.Published) {
    guard snapshot != current.number else { return }
    self = ServiceScratch(current, counters)
  }
}
