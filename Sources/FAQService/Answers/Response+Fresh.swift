import HTTPWire

extension Response {
  /// A response to one request, which no cache may keep, with `fields` besides Content-Type and Cache-Control.
  static func fresh(
    _ type: MediaType, _ body: [UInt8], status: Int = 200, fields: [(name: String, value: String)] = []
  ) -> Response {
    var response = Response(status: status, body: body)
    // Reserves room for the fields that every response gets later.
    response.fields.reserveCapacity(fields.count + 8)
    response.fields.append(("Content-Type", type.rawValue))
    response.fields.append(("Cache-Control", "no-store"))
    response.fields.append(contentsOf: fields)
    return response
  }

  /// Adds a field. What a response varies by is one list.
  mutating func add(_ field: (name: String, value: String)) {
    guard field.name == "Vary", let place = fields.firstIndex(where: { $0.name == "Vary" }) else {
      fields.append(field)
      return
    }
    fields[place].value += ", " + field.value
  }
}
