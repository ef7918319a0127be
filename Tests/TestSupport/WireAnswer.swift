/// An answer as it came over the wire.
package struct WireAnswer: Sendable, Equatable {
  package var status: Int
  /// Lines of the head, but the first.
  package var fields: [String]
  package var body: [UInt8]

  package init(status: Int, fields: [String], body: [UInt8]) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Whether it says that it is the connection's last.
  package var closes: Bool { fields.contains("Connection: close") }

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The first answer of the bytes and its length, or nil while it is not whole.
  ///
  /// `hasBody`: false for the answer to HEAD, whose length is not its own.
  package static func parse(_ bytes: [UInt8], hasBody: Bool = true) -> (answer: WireAnswer, length: Int)? {
    guard let end = endOfHead(bytes) else { return nil }
    let head = String(decoding: bytes[..<(end - 4)], as: UTF8.self)
    // One element of Swift's text: CR LF is a single character.
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, first.hasPrefix("HTTP/1.1 "),
      let status = Int(first.dropFirst(9).prefix(3))
    else { return nil }
    let name = "Content-Length: "
    let length = lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
    let whole = end + (hasBody ? length : 0)
    guard bytes.count >= whole else { return nil }
    let body = Array(bytes[end..<whole])
    return (WireAnswer(status: status, fields: Array(lines.dropFirst()), body: body), whole)
  }

  /// Behind the empty line.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    var index = 3
    while index < bytes.count {
      if bytes[index] == 0x0A, bytes[index - 1] == 0x0D, bytes[index - 2] == 0x0A, bytes[index - 3] == 0x0D {
        return index + 1
      }
      index += 1
    }
    return nil
  }
}
