import HTTPWire
import JSON

/// One row of the table of routes: everything about a route except the code that answers it.
///
/// The methods of `Allow`, the refusals 404, 405, 406, 413, 415, 421 and 429, the OpenAPI document and the labels of the
/// metrics are derived from the rows, so that they cannot differ from each other. A new route is a name in
/// ``Route``, a row at the same position of ``all``, and a handler in `Router.dispatch`.
struct RouteDefinition: Sendable {
  let id: Route
  /// The path, with `{id}` for the part that differs.
  let path: String
  /// One sentence for the OpenAPI document.
  let summary: String
  /// The operations, one for each method, GET first.
  let operations: [Operation]
  let success: Success
  /// Statuses that the handler of this route answers with, besides those that follow from the other columns.
  let ownStatuses: [Int]
  let cache: CachePolicy
  /// Whether the rate limit of a client applies.
  let isRateLimited: Bool
  /// Whether the route is answered under any host name, because probes call a replica by its address.
  let allowsAnyHost: Bool
  let presence: Presence
  /// The value of `Allow`.
  let allow: String

  init(
    _ id: Route, _ path: String, summary: String, operations: [Operation], success: Success,
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
    /// The name of the body's schema.
    let schema: String
    /// Longest body, in bytes. The default is the limit of the request parser.
    var longest = WireLimits().body
  }

  /// The response to a request that is not refused.
  enum Success: Sendable {
    /// 200, in one of the types, the default first.
    case content([MediaType], JSONTree)
    /// 204.
    case nothing(description: String)
    /// 200, with a body or without one; the client has no choice of its type.
    case perhaps(description: String)

    static func json(_ schema: JSONTree) -> Success { .content([.json], schema) }
  }

  enum CachePolicy: Sendable {
    /// `Cache-Control: no-store`, because the response is made for one request.
    case noStore
    /// An ETag. A client may keep the response and must ask each time whether it is valid.
    case tagged
    /// An ETag. A client may use the response for five minutes without asking, and for a day while it asks.
    case brief
    /// An ETag. A client that names the version may keep the response for good.
    case versioned
    /// An ETag. The path names the version, so that a client may keep the response for good.
    case permanent
  }

  /// The conditions under which a route exists.
  enum Presence: Sendable {
    case always
    /// The route is not found while the feature is off.
    case with(ServiceFeatures.Feature)
    /// The route refuses everything while the feature is off. The OpenAPI document then has the description.
    case refusingWithout(ServiceFeatures.Feature, description: String)
  }
}
