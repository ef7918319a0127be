/// Turns the scanned lines of a head into a ``RequestHead``.
enum HeadBuilder {
  static func build(
    _ line: RequestLine, _ buffer: [UInt8], _ scanner: HeadScanner, _ end: Int, _ limits: WireLimits
  ) throws(WireError) -> RequestHead {
    let fields = fields(buffer, scanner, end)
    try checkHost(fields, line.version)
    let framing = try BodyFraming.decide(fields, line.version, limits)
    return RequestHead(
      method: line.method, target: line.target, version: line.version, fields: fields, framing: framing,
      keepsAlive: keepsAlive(fields, line.version),
      expectsContinue: try expectsContinue(fields, line.version, framing))
  }

  /// The section in bytes of its own, so that the connection's buffer can go on.
  private static func fields(_ buffer: [UInt8], _ scanner: HeadScanner, _ end: Int) -> HeaderFields {
    let start = scanner.fields.first?.name.lowerBound ?? end
    let lines = scanner.fields.map { line in
      HeaderFields.Line(
        name: line.name.lowerBound - start..<line.name.upperBound - start,
        value: line.value.lowerBound - start..<line.value.upperBound - start)
    }
    return HeaderFields(bytes: Array(buffer[start..<end]), lines: lines)
  }

  /// Exactly one, and a valid one; HTTP/1.0 may leave it out (RFC 9112 §3.2).
  private static func checkHost(_ fields: HeaderFields, _ version: RequestHead.Version) throws(WireError) {
    let hosts = fields.all("host")
    guard hosts.count <= 1 else { throw .repeatedHost }
    guard let host = hosts.first else {
      if version == .http11 { throw .missingHost }
      return
    }
    guard HostHeader.isValid(Array(host.utf8)[...]) else { throw .malformedHost }
  }

  private static func keepsAlive(_ fields: HeaderFields, _ version: RequestHead.Version) -> Bool {
    let options = fields.all("connection").flatMap(FieldGrammar.elements)
    if options.contains("close") { return false }
    return version == .http11 || options.contains("keep-alive")
  }

  /// HTTP/1.0 clients know no such wait (RFC 9110 §10.1.1).
  private static func expectsContinue(
    _ fields: HeaderFields, _ version: RequestHead.Version, _ framing: BodyFraming
  ) throws(WireError) -> Bool {
    let expectations = fields.all("expect")
    guard version == .http11, !expectations.isEmpty else { return false }
    guard expectations.allSatisfy({ FieldGrammar.elements($0) == ["100-continue"] }) else {
      throw .unsupportedExpectation
    }
    return framing != .none
  }
}
