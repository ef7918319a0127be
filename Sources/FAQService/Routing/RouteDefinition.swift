import HTTPWire
import JSON

/// One row of the table of routes: everything about a route but the code that answers it.
///
/// The methods of `Allow`, the refusals 404, 405, 406, 413, 415, 421 and 429, the OpenAPI document and the labels of the
/// metrics are all derived from the rows, so that none of them can lack what another has. A new route is a name in
/// ``Route``, a row in ``all``, and a handler in `Router.dispatch`.
struct RouteDefinition: Sendable {
  let id: Route
  /// The path, with `{id}` for the part that differs.
  let path: String
  /// One sentence for the OpenAPI document.
  let summary: String
  /// The operations, one for each method, GET first.
  let operations: [Operation]
  let success: Success
  /// Statuses that only the handler of this route answers with, besides those of ``statuses(_:)``.
  let ownStatuses: [Int]
  let cache: CachePolicy
  /// Whether a client may call it only so many times a minute.
  let isRateLimited: Bool
  /// Whether it is answered under any host name: probes call a replica by its address.
  let allowsAnyHost: Bool
  let presence: Presence
  /// The value of `Allow`.
  let allow: String

  init(
    _ id: Route, _ path: String, _ summary: String, operations: [Operation], success: Success,
    ownStatuses: [Int] = [], cache: CachePolicy = .noStore, isRateLimited: Bool = true,
    allowsAnyHost: Bool = false, presence: Presence = .always
  ) {
    self.id = id
    self.path = path
    self.summary = summary
    self.operations = operations
    self.success = success
    self.ownStatuses = ownStatuses
    self.cache = cache
    self.isRateLimited = isRateLimited
    self.allowsAnyHost = allowsAnyHost
    self.presence = presence
    allow = Method.allow(operations.map(\.method))
  }

  /// A method of a route with its input.
  enum Operation: Sendable {
    case get(_ query: [QueryParameter] = [])
    case post(BodyDefinition)

    var method: Method {
      switch self {
      case .get: .get
      case .post: .post
      }
    }
  }

  struct QueryParameter: Sendable {
    let name: String
    let description: String
    var schema: JSONTree = Schema.string
    var isRequired = false
  }

  /// A JSON body.
  struct BodyDefinition: Sendable {
    /// The name of its schema.
    let schema: String
    /// Longest body, in bytes. The default is the longest that the wire lets through.
    var longest = WireLimits().body
  }

  /// The response to a request that is not refused.
  enum Success: Sendable {
    /// 200, in one of the types, the usual one first.
    case content([MediaType], JSONTree)
    /// 204.
    case nothing(description: String)

    static func json(_ schema: JSONTree) -> Success { .content([.json], schema) }
  }

  enum CachePolicy: Sendable {
    /// `Cache-Control: no-store`: made for one request.
    case noStore
    /// An ETag: kept, and asked about each time.
    case tagged
    /// As ``tagged``, and kept for good by a client that names the version.
    case versioned
  }

  /// Where a route is missing.
  enum Presence: Sendable {
    case always
    /// Not found while the feature is off.
    case with(ServiceFeatures.Feature)
    /// There even while the feature is off, to refuse everything; the description says so in the OpenAPI document.
    case refusingWithout(ServiceFeatures.Feature, description: String)
  }
}
