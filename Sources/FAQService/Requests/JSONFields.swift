import HTTPWire
import JSON

/// The fields of a JSON body. Unknown fields are ignored. A null counts as absent.
struct JSONFields: Sendable {
  private let members: [[UInt8]: JSONValue]

  /// No fields.
  init() { members = [:] }

  /// The fields of a body of at most `longest` bytes.
  init(_ request: Request, longest: Int) throws(ServiceError) {
    let value = try JSONFields.value(request, longest: longest)
    guard case .object(let members) = value else { throw .bodyIsNoObject(found: value.name) }
    self.members = members
  }

  /// The value that a body of at most `longest` bytes has.
  static func value(_ request: Request, longest: Int) throws(ServiceError) -> JSONValue {
    let types = request.head.fields.all("content-type")
    guard types.count == 1, MediaType.isJSON(types[0]) else { throw .unsupportedMediaType }
    let encodings = request.head.fields.all("content-encoding")
    guard encodings.allSatisfy({ $0.lowercased() == "identity" }) else { throw .unsupportedEncoding }
    guard request.body.count <= longest else { throw .bodyTooLong(limit: longest) }
    do { return try JSONReader.read(request.body) } catch { throw .body(error) }
  }

  func string(_ name: String) throws(ServiceError) -> String? {
    switch member(name) {
    case nil, .null: return nil
    case .string(let text): return text
    case let other?: throw .wrongType(field: name, wanted: "a string", found: other.name)
    }
  }

  func bool(_ name: String) throws(ServiceError) -> Bool? {
    switch member(name) {
    case nil, .null: return nil
    case .bool(let flag): return flag
    case let other?: throw .wrongType(field: name, wanted: "a boolean", found: other.name)
    }
  }

  /// The text of a field that must be there; null is refused as the wrong type.
  func requiredString(_ name: String) throws(ServiceError) -> String {
    if let text = try string(name) { return text }
    throw missing(name, "a string")
  }

  func requiredBool(_ name: String) throws(ServiceError) -> Bool {
    if let flag = try bool(name) { return flag }
    throw missing(name, "a boolean")
  }

  /// The members of an object that must be there, by their names.
  func requiredObject(_ name: String) throws(ServiceError) -> [String: JSONValue] {
    guard let value = member(name), value != .null else { throw missing(name, "an object") }
    guard case .object(let members) = value else {
      throw .wrongType(field: name, wanted: "an object", found: value.name)
    }
    // Names that are equal as Unicode but not as bytes may collide. Any of them is taken, because no field has such a name.
    return Dictionary(
      members.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Compares all names, because a body has few members and hashing one name takes longer.
  private func member(_ name: String) -> JSONValue? {
    members.first { $0.key.elementsEqual(name.utf8) }?.value
  }

  private func missing(_ name: String, _ wanted: String) -> ServiceError {
    guard let value = member(name) else { return .missingField(name) }
    return .wrongType(field: name, wanted: wanted, found: value.name)
  }
}
