/// JSON as a tree that can be written as literals; members keep their order.
indirect enum JSONTree: Sendable, Equatable {
  struct Member: Sendable, Equatable {
    var key: String
    var value: JSONTree
  }

  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONTree])
  case object([Member])

  func write(to json: inout JSONWriter) {
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
  func adding(_ more: JSONTree) -> JSONTree {
    guard case .object(let own) = self, case .object(let others) = more else { return self }
    return .object(own + others)
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
