import Foundation

/// Checks values against the part of JSON Schema that the document uses; an unknown keyword is an error itself, so that
/// no schema says more than is checked.
struct SchemaChecker {
  let document: [String: Any]

  /// What `reference` points at, such as `#/components/schemas/Reply`.
  func resolve(_ reference: String) -> [String: Any]? {
    var place: Any? = document
    for name in reference.split(separator: "/").dropFirst() {
      place = (place as? [String: Any])?[String(name)]
    }
    return place as? [String: Any]
  }

  /// The object itself, or what its `$ref` points at.
  func resolved(_ object: [String: Any]) -> [String: Any]? {
    (object["$ref"] as? String).map(resolve) ?? object
  }

  /// What is wrong with the value, with the place of each fault.
  func faults(_ value: Any, _ schema: [String: Any], at place: String = "") -> [String] {
    schema.flatMap { keyword, rule -> [String] in
      switch (keyword, rule) {
      case ("$ref", let reference as String):
        resolve(reference).map { faults(value, $0, at: place) } ?? ["\(place): no \(reference)"]
      case ("type", let rule):
        ((rule as? [String]) ?? [rule as? String ?? ""]).contains(where: { has(value, $0) })
          ? [] : ["\(place): not \(rule)"]
      case ("enum", let values as [Any]):
        values.contains { same($0, value) } ? [] : ["\(place): not one of \(values)"]
      case ("const", let only): same(only, value) ? [] : ["\(place): not \(only)"]
      case ("minimum", let bound as Double):
        (value as? Double ?? bound) < bound ? ["\(place): too small"] : []
      case ("maximum", let bound as Double): (value as? Double ?? bound) > bound ? ["\(place): too big"] : []
      case ("required", let names as [String]):
        names.filter { (value as? [String: Any])?[$0] == nil }.map { "\(place): no \($0)" }
      case ("properties", let properties as [String: [String: Any]]):
        (value as? [String: Any] ?? [:]).flatMap { key, member in
          properties[key].map { faults(member, $0, at: "\(place)/\(key)") } ?? []
        }
      case ("items", let items as [String: Any]):
        (value as? [Any] ?? []).enumerated().flatMap { faults($1, items, at: "\(place)/\($0)") }
      case ("allOf", let all as [[String: Any]]): all.flatMap { faults(value, $0, at: place) }
      case ("oneOf", let choices as [[String: Any]]):
        choices.count(where: { faults(value, $0).isEmpty }) == 1 ? [] : ["\(place): not one of the choices"]
      case ("additionalProperties", _), ("description", _), ("default", _), ("minLength", _),
        ("maxLength", _):
        []
      default: ["\(place): keyword \(keyword) is not known here"]
      }
    }
  }

  private func same(_ one: Any, _ other: Any) -> Bool {
    one is NSNull && other is NSNull || one as? String != nil && one as? String == other as? String
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    let number = value as? NSNumber
    let isBool = value is Bool && String(describing: number.map { Swift.type(of: $0) }).contains("Bool")
    return switch type {
    case "null": value is NSNull
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": isBool
    case "number": number != nil && !isBool
    case "integer": number.map { !isBool && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }
}
