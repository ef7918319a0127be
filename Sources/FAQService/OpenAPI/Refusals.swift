/// Which errors a route can answer with, and how they are described.
enum Refusals {
  /// What any request can come to before a route sees it.
  private static let wire = [400, 408, 413, 414, 417, 431, 501, 503, 505]

  static func statuses(_ route: Route, _ method: Method) -> [Int] {
    var statuses = wire
    if !route.offers.isEmpty { statuses.append(406) }
    if route != .healthz, route != .readyz { statuses.append(421) }
    if route.isLimited { statuses.append(429) }
    if method == .post { statuses.append(415) }
    switch route {
    case .ask, .search, .restWebhook, .feedback: statuses.append(422)
    case .letters: statuses += [404, 422]
    case .entry: statuses.append(404)
    default: break
    }
    return statuses.sorted()
  }

  /// A response of the components; its name is the title without spaces.
  static func reference(_ status: Int) -> JSONTree {
    ["$ref": .string("#/components/responses/" + name(status))]
  }

  /// All of them, each once.
  static let components: JSONTree = .object(
    (wire + [404, 406, 415, 421, 422, 429]).sorted().map { .init(key: name($0), value: response($0)) })

  private static func name(_ status: Int) -> String {
    ProblemWords.title(status).split(separator: " ").joined()
  }

  private static func response(_ status: Int) -> JSONTree {
    var headers: JSONTree = ["X-Request-Id": ["$ref": "#/components/headers/RequestID"]]
    if status == 429 {
      headers = headers.adding(["Retry-After": ["$ref": "#/components/headers/RetryAfter"]])
    }
    return [
      "description": .string(ProblemWords.title(status)),
      "headers": headers,
      "content": content([.problem], Schema.of("Problem")),
    ]
  }

  static func content(_ types: [MediaType], _ schema: JSONTree) -> JSONTree {
    .object(types.map { .init(key: $0.rawValue, value: ["schema": schema]) })
  }
}
