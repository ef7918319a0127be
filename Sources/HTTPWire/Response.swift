/// An answer before it is written.
package struct Response: Sendable {
  package var status: Int
  /// Fields besides Content-Length, Date and Connection, which the encoder writes.
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]
  /// Whether the connection ends with this answer, whatever the client wants.
  package var closes = false

  package init(status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Whether a response of this status never has a body (RFC 9110 §6.4.1).
  package static func isBodiless(_ status: Int) -> Bool { status < 200 || status == 204 || status == 304 }
}
