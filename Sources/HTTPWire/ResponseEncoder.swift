/// The reason why a response is not written: a client would read it differently.
package enum EncodingError: Error, Sendable, Equatable {
  /// A field name that is no token.
  case badName(String)
  /// A CR, LF, NUL or other control byte in a value: the way to split a response in two.
  case badValue(name: String)
  /// A field that the encoder writes itself.
  case reservedField(String)
  case badStatus(Int)
}

/// Writes responses in one piece, head and body together, and refuses fields that would break out of their line.
package enum ResponseEncoder {
  /// The interim answer to `Expect: 100-continue`.
  package static let proceed: [UInt8] = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// Appends a response to the output.
  ///
  /// - Parameters:
  ///   - response: The status, the fields and the body.
  ///   - date: An IMF-fixdate.
  ///   - keepsAlive: Whether the connection goes on.
  ///   - saysKeepAlive: Whether that is written, as an HTTP/1.0 client needs it.
  ///   - omitsBody: Whether the body is left out, as for HEAD; its length stays.
  ///   - output: The bytes to be sent.
  /// - Throws: The first thing in the response that cannot be written.
  package static func encode(
    _ response: Response, date: [UInt8], keepsAlive: Bool, saysKeepAlive: Bool = false, omitsBody: Bool,
    into output: inout [UInt8]
  ) throws(EncodingError) {
    guard (200...599).contains(response.status) else { throw .badStatus(response.status) }
    for field in response.fields { try check(field.name, field.value) }
    guard date.allSatisfy(FieldGrammar.isValue) else { throw .badValue(name: "Date") }
    output.reserveCapacity(output.count + response.body.count + 512)
    append("HTTP/1.1 ", &output)
    output.append(contentsOf: String(response.status).utf8)
    output.append(UInt8(ascii: " "))
    append(StatusPhrase.of(response.status), &output)
    append("\r\nDate: ", &output)
    output.append(contentsOf: date)
    for field in response.fields {
      append("\r\n", &output)
      output.append(contentsOf: field.name.utf8)
      append(": ", &output)
      output.append(contentsOf: field.value.utf8)
    }
    if !Response.isBodiless(response.status) {
      append("\r\nContent-Length: ", &output)
      output.append(contentsOf: String(response.body.count).utf8)
    }
    if !keepsAlive {
      append("\r\nConnection: close", &output)
    } else if saysKeepAlive {
      append("\r\nConnection: keep-alive", &output)
    }
    append("\r\n\r\n", &output)
    if !omitsBody, !Response.isBodiless(response.status) { output.append(contentsOf: response.body) }
  }

  /// Names that the encoder writes itself, in small letters.
  private static let reserved = ["content-length", "transfer-encoding", "connection", "date"]

  private static func check(_ name: String, _ value: String) throws(EncodingError) {
    guard FieldGrammar.isToken(name) else { throw .badName(name) }
    guard FieldGrammar.isValue(value) else { throw .badValue(name: name) }
    let length = name.utf8.count
    guard !reserved.contains(where: { $0.utf8.count == length && $0 == name.lowercased() }) else {
      throw .reservedField(name)
    }
  }

  @inline(__always)
  private static func append(_ text: StaticString, _ output: inout [UInt8]) {
    // The bytes are copied before the closure returns.
    text.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
  }
}
