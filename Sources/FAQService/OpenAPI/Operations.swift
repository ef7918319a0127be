import JSON

/// Derives the operations of the OpenAPI document from the table of routes.
struct Operations {
  private let row: RouteDefinition

  /// The path item of a route: its operations by method, or the reason why it has none.
  static func path(_ row: RouteDefinition, _ features: ServiceFeatures) -> JSONTree {
    if case .refusingWithout(let feature, let description) = row.presence, !features.isOn(feature) {
      return ["description": .string(description)]
    }
    let operations = Operations(row: row)
    return .object(
      row.operations.map { .init(key: $0.method.rawValue.lowercased(), value: operations.write($0)) })
  }

  private func write(_ operation: RouteDefinition.Operation) -> JSONTree {
    var identifier = row.id.name
    var query: [RouteDefinition.QueryParameter] = []
    var body: JSONTree = [:]
    switch operation {
    case .get(let parameters): query = parameters
    case .post(let definition):
      identifier += "ByPost"
      let content = Operations.content([.json], Schema.of(definition.schema))
      body = ["requestBody": ["required": true, "content": content]]
    }
    let parameters = parameters(query)
    return JSONTree.object([
      .init(key: "operationId", value: .string(identifier)),
      .init(key: "summary", value: .string(row.summary)),
    ])
    .adding(parameters.isEmpty ? [:] : ["parameters": .array(parameters)])
    .adding(body)
    .adding(["responses": .object(success() + refusals(operation))])
  }

  private func parameters(_ query: [RouteDefinition.QueryParameter]) -> [JSONTree] {
    var all: [JSONTree] = row.path.contains("{id}") ? [Operations.id] : []
    all += query.map { parameter in
      [
        "name": .string(parameter.name), "in": "query", "required": .bool(parameter.isRequired),
        "description": .string(parameter.description), "schema": parameter.schema,
      ]
    }
    return row.isTagged ? all + [Operations.ifNoneMatch] : all
  }

  private func success() -> [JSONTree.Member] {
    var headers: JSONTree = ["X-Request-Id": ["$ref": "#/components/headers/RequestID"]]
    if row.isTagged { headers = headers.adding(["ETag": ["$ref": "#/components/headers/ETag"]]) }
    switch row.success {
    case .nothing(let description):
      return [.init(key: "204", value: ["description": .string(description), "headers": headers])]
    case .perhaps(let description):
      return [.init(key: "200", value: ["description": .string(description), "headers": headers])]
    case .content(let types, let schema):
      let whole: JSONTree = [
        "description": .string(row.summary), "headers": headers, "content": Operations.content(types, schema),
      ]
      let unchanged: JSONTree = ["description": "The client has the body already.", "headers": headers]
      return [.init(key: "200", value: whole)] + (row.isTagged ? [.init(key: "304", value: unchanged)] : [])
    }
  }

  private func refusals(_ operation: RouteDefinition.Operation) -> [JSONTree.Member] {
    row.refusals(operation).map { .init(key: String($0), value: RefusalComponents.reference($0)) }
  }

  private static let id: JSONTree = ["name": "id", "in": "path", "required": true, "schema": Schema.string]

  private static let ifNoneMatch: JSONTree = [
    "name": "If-None-Match", "in": "header", "required": false,
    "description": "Tags of bodies that the client has: 304 when one of them still holds.",
    "schema": Schema.string,
  ]

  /// The `content` of a request or a response.
  static func content(_ types: [MediaType], _ schema: JSONTree) -> JSONTree {
    .object(types.map { .init(key: $0.rawValue, value: ["schema": schema]) })
  }
}
