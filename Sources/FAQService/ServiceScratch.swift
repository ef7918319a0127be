import FAQMatching

/// Room that one thread works in, used again for each request.
package struct ServiceScratch: Sendable {
  var match: MatchScratch
  /// Counters that this thread alone adds to, so that threads do not wait for each other.
  let counters: MetricsStripe
}
