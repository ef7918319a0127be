import JSON

/// The refusals of all routes as reusable responses of the OpenAPI document.
enum RefusalComponents {
  /// Every refusal that at least one operation declares, each once.
  static let all: JSONTree = .object(
    Set(RouteDefinition.all.flatMap { row in row.operations.flatMap(row.refusals) }).sorted().map {
      .init(key: name($0), value: response($0))
    })

  /// A reference to the response of a status.
  static func reference(_ status: Int) -> JSONTree {
    ["$ref": .string("#/components/responses/" + name(status))]
  }

  /// The name of a component is the title of its status without spaces.
  private static func name(_ status: Int) -> String {
    ProblemText.title(status).split(separator: " ").joined()
  }

  private static func response(_ status: Int) -> JSONTree {
    var headers: JSONTree = ["X-Request-Id": ["$ref": "#/components/headers/RequestID"]]
    if status == 429 {
      headers = headers.adding(["Retry-After": ["$ref": "#/components/headers/RetryAfter"]])
    }
    return [
      "description": .string(ProblemText.title(status)),
      "headers": headers,
      "content": Operations.content([.problem], Schema.of("Problem")),
    ]
  }
}
