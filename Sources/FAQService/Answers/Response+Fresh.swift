import HTTPWire

extension Response {
  /// An answer to one request, which no cache keeps.
  ///
  /// `fields`: besides Content-Type and Cache-Control.
  static func fresh(
    _ type: MediaType, _ body: [UInt8], status: Int = 200, _ fields: [(name: String, value: String)] = []
  ) -> Response {
    let always = [(name: "Content-Type", value: type.rawValue), (name: "Cache-Control", value: "no-store")]
    return Response(status: status, fields: always + fields, body: body)
  }
}
