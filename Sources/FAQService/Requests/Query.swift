/// The parameters of a query, `name=value` between ampersands (WHATWG URL §5).
struct Query: Sendable {
  private var pairs: [(name: String, value: String)] = []

  init(_ query: String?) throws(ServiceError) {
    for part in (query ?? "").utf8.split(separator: UInt8(ascii: "&")) {
      let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      guard let name = PercentCoding.decode(part[..<mark], plusIsSpace: true),
        let value = PercentCoding.decode(part[mark...].dropFirst(), plusIsSpace: true)
      else { throw .malformedQuery }
      pairs.append((name, value))
    }
  }

  /// The value of a parameter. One that is given twice is refused, because readers differ in which value they take.
  func value(_ name: String) throws(ServiceError) -> String? {
    let values = pairs.filter { $0.name == name }
    guard values.count <= 1 else { throw .repeatedParameter(name) }
    return values.first?.value
  }

  func required(_ name: String) throws(ServiceError) -> String {
    guard let value = try value(name) else { throw .missingParameter(name) }
    return value
  }

  /// A whole number in plain digits.
  func number(_ name: String, in range: ClosedRange<Int>) throws(ServiceError) -> Int? {
    guard let text = try value(name) else { return nil }
    guard text.utf8.count <= 9, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let number = Int(text),
      range.contains(number)
    else { throw .numberOutOfRange(name, range) }
    return number
  }
}
