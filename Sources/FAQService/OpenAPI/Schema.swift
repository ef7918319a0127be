import JSON

/// The building blocks of JSON Schema 2020-12, as OpenAPI 3.1 has them.
enum Schema {
  static let string: JSONTree = ["type": "string"]
  static let strings = array(string)
  static let stringOrNull: JSONTree = ["type": ["string", "null"]]
  static let share: JSONTree = ["type": "number", "minimum": 0, "maximum": 1]

  static func integer(in range: ClosedRange<Int>, default usual: Int) -> JSONTree {
    [
      "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
      "default": .integer(usual),
    ]
  }

  static func array(_ items: JSONTree) -> JSONTree { ["type": "array", "items": items] }

  /// A reference to a schema of the components.
  static func of(_ name: String) -> JSONTree { ["$ref": .string("#/components/schemas/" + name)] }

  static func orNull(_ schema: JSONTree) -> JSONTree { ["oneOf": [schema, ["type": "null"]]] }

  static func choice(_ values: [String]) -> JSONTree {
    ["type": "string", "enum": .array(values.map(JSONTree.string))]
  }

  /// An object with its required and its optional members. Further members are allowed, because clients ignore members that
  /// they do not know, as the service does.
  static func object(
    _ always: KeyValuePairs<String, JSONTree>, optional: KeyValuePairs<String, JSONTree> = [:]
  ) -> JSONTree {
    let all = (Array(always) + Array(optional)).map { JSONTree.Member(key: $0.key, value: $0.value) }
    return [
      "type": "object", "required": .array(always.map { .string($0.key) }), "properties": .object(all),
    ]
  }
}
