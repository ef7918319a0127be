import HTTPWire
import Testing

// 1. A response is written head and body in one piece, with one Date and one Content-Length.
// 2. HEAD keeps the length and leaves the body; 204 and 304 have neither.
// 3. `Connection` is written when it says something: `close` at the end, `keep-alive` for HTTP/1.0.
// 4. A CR, LF, NUL or other control byte in a name, a value or the date is refused, and then nothing is written.
// 5. Fields that the encoder writes itself are refused, in any case of letters; statuses outside 200...599 too.
@Suite struct ResponseEncoderTests {
  private static let date = Array("Sun, 06 Nov 1994 08:49:37 GMT".utf8)

  private func encode(
    _ response: Response, keepsAlive: Bool = true, saysKeepAlive: Bool = false, omitsBody: Bool = false
  ) throws -> String {
    var output: [UInt8] = []
    try ResponseEncoder.encode(
      response, date: Self.date, keepsAlive: keepsAlive, saysKeepAlive: saysKeepAlive, omitsBody: omitsBody,
      into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func hello(_ status: Int = 200) -> Response {
    Response(status: status, fields: [("Content-Type", "text/plain")], body: Array("halo".utf8))
  }

  private static let start =
    "HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n"

  @Test func `a whole response`() throws {
    #expect(try encode(hello()) == Self.start + "\r\nhalo")
    #expect(try encode(hello(), omitsBody: true) == Self.start + "\r\n")
    #expect(try encode(hello(), keepsAlive: false) == Self.start + "Connection: close\r\n\r\nhalo")
    #expect(try encode(hello(), saysKeepAlive: true) == Self.start + "Connection: keep-alive\r\n\r\nhalo")
    #expect(
      try encode(hello(), keepsAlive: false, saysKeepAlive: true) == Self.start
        + "Connection: close\r\n\r\nhalo")
    #expect(ResponseEncoder.proceed == Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
  }

  @Test(arguments: [204, 304]) func `no length and no body`(status: Int) throws {
    for omitsBody in [false, true] {
      let text = try encode(hello(status), omitsBody: omitsBody)
      #expect(!text.contains("Content-Length") && text.hasSuffix("\r\n\r\n"))
    }
    #expect(Response.isBodiless(status) && Response.isBodiless(101) && !Response.isBodiless(200))
  }

  @Test func `an empty body has a length`() throws {
    #expect(try encode(Response(status: 404)).hasSuffix("\r\nContent-Length: 0\r\n\r\n"))
  }

  @Test(arguments: 200...599) func `each status has one line and one date`(status: Int) throws {
    let text = try encode(hello(status))
    #expect(text.hasPrefix("HTTP/1.1 \(status) "))
    #expect(text.utf8.split(separator: 0x0D).count { $0.starts(with: "\nDate: ".utf8) } == 1)
  }

  @Test(arguments: [Int.min, -1, 0, 100, 199, 600, 1000, Int.max]) func `other statuses`(status: Int) {
    #expect(throws: EncodingError.badStatus(status)) { try encode(Response(status: status)) }
  }

  @Test func `every byte in a value`() {
    for byte in UInt8.min...0x7F {
      let value = "a" + String(UnicodeScalar(byte)) + "b"
      var output: [UInt8] = [1]
      let response = Response(status: 200, fields: [("X", value)])
      if (byte < 0x20 && byte != 0x09) || byte == 0x7F {
        #expect(throws: EncodingError.badValue(name: "X")) {
          try ResponseEncoder.encode(
            response, date: Self.date, keepsAlive: true, omitsBody: false, into: &output)
        }
        #expect(output == [1])
      } else {
        #expect(throws: Never.self) { try encode(response) }
      }
    }
  }

  @Test func `every byte in a name`() {
    let allowed = Set("!#$%&'*+-.^_`|~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    for byte in UInt8.min...0x7F {
      let name = "a" + String(UnicodeScalar(byte))
      let isWritten = (try? encode(Response(status: 200, fields: [(name, "")]))) != nil
      #expect(isWritten == allowed.contains(byte))
    }
    #expect(throws: EncodingError.badName("")) { try encode(Response(status: 200, fields: [("", "v")])) }
    #expect(throws: EncodingError.badName("é")) { try encode(Response(status: 200, fields: [("é", "v")])) }
  }

  @Test(arguments: ["Date", "date", "CONTENT-LENGTH", "Transfer-Encoding", "connection"])
  func `reserved fields`(name: String) {
    #expect(throws: EncodingError.reservedField(name)) {
      try encode(Response(status: 200, fields: [(name, "0")]))
    }
  }

  @Test func `a date that breaks its line`() {
    var output: [UInt8] = []
    #expect(throws: EncodingError.badValue(name: "Date")) {
      try ResponseEncoder.encode(
        hello(), date: [0x0D, 0x0A], keepsAlive: true, omitsBody: false, into: &output)
    }
    #expect(output.isEmpty)
  }
}
