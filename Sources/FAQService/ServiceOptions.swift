package import Basics
package import JournalRecords

/// The operator's settings of the HTTP service.
package struct ServiceOptions: Sendable {
  /// Origins whose pages may read the answers, such as `https://lpse.example.go.id`, or `*` for all of them.
  /// The default is none, so that only pages of the service's own origin can.
  package var allowedOrigins: [String] = []
  /// Names that requests may have in their Host field. The default is none, which allows all names, because the public name
  /// of a proxy in front is unknown to the service.
  package var allowedHosts: [HostName] = []
  /// Requests a minute for each client on `/v1/…`. The default is 120; 0 switches the limit off.
  package var rateLimit = 120
  /// Whether the client is the last address of `X-Forwarded-For`. The default is no, because without a proxy in front any
  /// client could choose that address.
  package var trustsProxy = false
  /// Whether Rasa's REST channel exists. The default is yes. Without it its paths are not found.
  package var hasRestChannel = true
  /// The settings of the Telegram channel. The default is none; its path is then not found.
  package var telegram: TelegramSettings?
  /// The journal that keeps questions and feedback. The default is none; feedback is then refused.
  package var journal: JournalSink?
  /// The wall clock, for what the knowledge says with a date. The default is none, and nothing of it is said.
  package var clock: @Sendable () -> WallTime? = { nil }

  package init() {}
}
