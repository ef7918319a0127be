/// JSON as a tree that can be written as literals; members keep their order.
package indirect enum JSONTree: Sendable, Equatable {
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONTree

    package init(key: String, value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let flag): json.bool(flag)
    case .integer(let number): json.integer(number)
    case .string(let text): json.string(text)
    case .array(let elements): json.array(elements) { $1.write(to: &$0) }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(named: member.key)
          member.value.write(to: &json)
        }
      }
    }
  }

  /// This object with more members behind its own.
  package func adding(_ more: JSONTree) -> JSONTree {
    guard case .object(let own) = self, case .object(let others) = more else { return self }
    return .object(own + others)
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
