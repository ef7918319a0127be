package import JournalRecords

/// What the operator chooses for the HTTP service.
package struct ServiceOptions: Sendable {
  /// Origins whose pages may read the answers, such as `https://lpse.example.go.id`, or `*` for all of them.
  /// The default is none: only pages of the service's own origin can.
  package var allowedOrigins: [String] = []
  /// Names that requests may give as their Host. The default is none, which is no restriction: a proxy in front passes on
  /// whatever public name it has, and may be the only one that can reach the service.
  package var allowedHosts: [HostName] = []
  /// Requests a minute for each client on `/v1/…`. The default is 120; 0 switches the limit off.
  package var rateLimit = 120
  /// Whether the client is the last address of `X-Forwarded-For`. The default is no: without a proxy in front anyone
  /// could write there whom they like to be.
  package var trustsProxy = false
  /// Whether Rasa's REST channel is there. The default is yes; else its paths are not found.
  package var hasRestChannel = true
  /// Where questions and feedback are kept. The default is nowhere: then feedback is refused.
  package var journal: JournalSink?

  package init() {}
}
