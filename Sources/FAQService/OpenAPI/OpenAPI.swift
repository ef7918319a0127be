import JSON

/// The description of the service (OpenAPI 3.1), derived from the table of routes.
enum OpenAPI {
  /// The document. It lists the audiences, because they are the allowed values of a field.
  static func document(audiences: [String], _ features: ServiceFeatures) -> [UInt8] {
    let schemas = ReplySchemas.all.adding(KnowledgeSchemas.all)
      .adding(RequestSchemas.all(audiences: audiences, takesFeedback: features.feedback))
      .adding(features.restChannel ? ChannelSchemas.rest : [:])
      .adding(features.telegram ? ChannelSchemas.telegram : [:])
    let tree: JSONTree = [
      "openapi": "3.1.0",
      "info": ["title": "Pandu", "version": "1", "description": .string(description)],
      "paths": .object(
        features.routes.map { .init(key: $0.path, value: Operations.path($0, features)) }),
      "components": ["schemas": schemas, "responses": RefusalComponents.all, "headers": headers],
    ]
    var json = JSONWriter()
    tree.write(to: &json)
    return json.bytes
  }

  private static let description = """
    Answers questions out of a folder of knowledge; it answers, asks back, or says that it does not know. \
    Every path takes OPTIONS (204 with Allow), and HEAD wherever it takes GET; other methods are refused with 405, and \
    methods that nobody has registered with 501. Every answer bears X-Request-Id, which is the client's own when that \
    is a token of at most 64 characters. Errors are problem documents (RFC 9457).
    """

  private static let headers: JSONTree = [
    "RequestID": [
      "description": "Names the request.", "required": true,
      "schema": ["type": "string", "minLength": 1, "maxLength": 64],
    ],
    "ETag": ["description": "Changes with the body.", "required": true, "schema": Schema.string],
    "RetryAfter": [
      "description": "Whole seconds to wait.", "required": true, "schema": ["type": "integer", "minimum": 1],
    ],
  ]
}
