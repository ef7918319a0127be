import JSON

/// Reads values that another program has written, where what is missing or of another type counts as absent.
extension JSONValue {
  /// The member of an object; nil for any other value.
  subscript(_ name: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[Array("\(name)".utf8)]
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var isObject: Bool { if case .object = self { true } else { false } }
  var isTrue: Bool { self == .bool(true) }

  /// The number, where it is whole and small enough for a double to hold each one of its size.
  var whole: Int? {
    guard case .number(let number) = self, abs(number) < 9_007_199_254_740_992 else { return nil }
    return Int(exactly: number)
  }
}
