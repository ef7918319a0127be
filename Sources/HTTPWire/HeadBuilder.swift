/// Turns the scanned lines of a head into a ``RequestHead``.
enum HeadBuilder {
  static func build(_ buffer: [UInt8], _ scanner: HeadScanner, _ end: Int, _ limits: WireLimits)
    throws(WireError) -> RequestHead
  {
    let (method, target, version) = try requestLine(buffer[scanner.requestLine], limits)
    let fields = fields(buffer, scanner, end)
    try checkHost(fields, target, version)
    let framing = try BodyFraming.decide(fields, version, limits)
    return RequestHead(
      method: method, target: target, version: version, fields: fields, framing: framing,
      keepsAlive: keepsAlive(fields, version), expectsContinue: try expectsContinue(fields, version, framing))
  }

  /// `METHOD SP TARGET SP VERSION`, with one space each.
  private static func requestLine(
    _ line: ArraySlice<UInt8>, _ limits: WireLimits
  ) throws(WireError) -> (String, RequestTarget, RequestHead.Version) {
    guard let first = line.firstIndex(of: 0x20), first > line.startIndex else { throw .malformedRequestLine }
    let method = line[..<first]
    guard method.allSatisfy(FieldGrammar.isToken) else { throw .malformedRequestLine }
    let rest = line[(first + 1)...]
    guard let second = rest.firstIndex(of: 0x20), second > rest.startIndex else {
      throw .malformedRequestLine
    }
    let version = try version(rest[(second + 1)...])
    guard method.count <= limits.method else { throw .methodTooLong }
    let name = String(decoding: method, as: UTF8.self)
    return (name, try RequestTarget.parse(rest[..<second], method: name), version)
  }

  /// `HTTP/1.1`; a higher minor version is spoken to as 1.1 (RFC 9110 §2.5).
  private static func version(_ bytes: ArraySlice<UInt8>) throws(WireError) -> RequestHead.Version {
    let digits = Array(bytes.dropFirst(5))
    guard bytes.starts(with: "HTTP/".utf8), digits.count == 3, digits[1] == UInt8(ascii: "."),
      FieldGrammar.isDigit(digits[0]),
      FieldGrammar.isDigit(digits[2])
    else { throw bytes.contains(0x20) ? .malformedRequestLine : .malformedVersion }
    guard digits[0] == UInt8(ascii: "1") else { throw .unsupportedVersion }
    return digits[2] == UInt8(ascii: "0") ? .http10 : .http11
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
  private static func checkHost(
    _ fields: HeaderFields, _ target: RequestTarget, _ version: RequestHead.Version
  ) throws(WireError) {
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
