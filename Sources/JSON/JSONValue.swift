/// A JSON value.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members by the bytes of their keys: two keys are one only when their bytes are.
  case object([[UInt8]: JSONValue])

  /// How errors call it.
  package var name: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The reason for which bytes are not JSON that is taken. Offsets count bytes from 0.
package enum JSONError: Error, Sendable, Equatable {
  case unexpectedByte(Int)
  case unexpectedEnd
  case notUTF8(Int)
  case tooDeep(limit: Int)
  case repeatedKey(Int)
}
