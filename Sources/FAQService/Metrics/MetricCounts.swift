import FAQConversation

/// Plain counters, as a value.
struct MetricCounts: Sendable, Equatable {
  /// The label that a request is counted under.
  enum Label: Sendable, Equatable {
    case route(Route)
    /// A path that is no route.
    case unknown
    /// A request that was refused before its route was known.
    case wire

    var index: Int {
      switch self {
      case .route(let route): route.rawValue
      case .unknown: RouteDefinition.all.count
      case .wire: RouteDefinition.all.count + 1
      }
    }

    static let names = RouteDefinition.all.map(\.id.name) + ["unknown", "wire"]
  }

  /// Every status that the service sends. Any other is counted as 500.
  static let statuses = [
    200, 204, 304, 400, 401, 404, 405, 406, 408, 413, 414, 415, 417, 421, 422, 429, 431, 500, 501, 503, 505,
  ]
  /// Upper bounds of the histogram, in nanoseconds, from the time of a stored response to one that a user notices.
  static let bounds: [UInt64] = [
    10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000,
    100_000_000,
  ]

  /// Requests by label and status, row by row.
  private(set) var requests = [Int](repeating: 0, count: Label.names.count * statuses.count)
  /// Requests by label and bound, row by row; the last column counts longer ones.
  private(set) var durations = [Int](repeating: 0, count: Label.names.count * (bounds.count + 1))
  /// Nanoseconds by label.
  private(set) var nanoseconds = [UInt64](repeating: 0, count: Label.names.count)
  private(set) var answers = [Int](repeating: 0, count: Reply.Outcome.allCases.count)
  /// Updates of Telegram by what became of them.
  private(set) var updates = [Int](repeating: 0, count: TelegramFate.allCases.count)

  mutating func request(_ label: Label, status: Int, nanoseconds taken: UInt64) {
    let column =
      MetricCounts.statuses.firstIndex(of: status) ?? MetricCounts.statuses.firstIndex(of: 500) ?? 0
    requests[label.index * MetricCounts.statuses.count + column] += 1
    let bucket = MetricCounts.bounds.firstIndex { taken <= $0 } ?? MetricCounts.bounds.count
    durations[label.index * (MetricCounts.bounds.count + 1) + bucket] += 1
    nanoseconds[label.index] &+= taken
  }

  mutating func answer(_ outcome: Reply.Outcome) {
    if let index = Reply.Outcome.allCases.firstIndex(of: outcome) { answers[index] += 1 }
  }

  mutating func update(_ fate: TelegramFate) {
    if let index = TelegramFate.allCases.firstIndex(of: fate) { updates[index] += 1 }
  }

  mutating func add(_ other: MetricCounts) {
    for index in requests.indices { requests[index] += other.requests[index] }
    for index in durations.indices { durations[index] += other.durations[index] }
    for index in nanoseconds.indices { nanoseconds[index] &+= other.nanoseconds[index] }
    for index in answers.indices { answers[index] += other.answers[index] }
    for index in updates.indices { updates[index] += other.updates[index] }
  }
}
