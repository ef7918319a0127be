import HTTPWire
import Testing

// 1. The parser tells how far the request at hand is, for the deadlines of the connection.
// 2. A client that waits for leave is told of once, before its body; whether its body came along can be asked.
// 3. Pipelined requests come out in order, in any cut, as many as there are.
@Suite struct RequestParserTests {
  /// Whether the parser is in a request, and whether in its body.
  private func progress(after text: String) throws -> [Bool] {
    var parser = RequestParser()
    parser.feed(Array(text.utf8))
    var events: [WireEvent] = []
    Wire.drain(&parser, &events)
    return [parser.isInRequest, parser.isInBody]
  }

  @Test func `progress`() throws {
    #expect(try progress(after: "") == [false, false])
    #expect(try progress(after: "\r\n") == [false, false])
    #expect(try progress(after: "G") == [true, false])
    #expect(try progress(after: "\r\nG") == [true, false])
    #expect(try progress(after: Wire.post("Content-Length: 2", body: "")) == [true, true])
    #expect(try progress(after: Wire.post("Content-Length: 2", body: "a")) == [true, true])
    #expect(try progress(after: Wire.post("Content-Length: 2", body: "ab")) == [false, false])
    #expect(try progress(after: Wire.post("Content-Length: 2", body: "abG")) == [true, false])
    #expect(try progress(after: Wire.chunked("0\r\n\r")) == [true, true])
    #expect(try progress(after: Wire.chunked("0\r\n\r\n")) == [false, false])
  }

  @Test func `a request that is fed and not asked for counts as begun`() {
    var parser = RequestParser()
    #expect(!parser.isInRequest && !parser.hasUnread)
    parser.feed(Array(Wire.get().utf8))
    #expect(parser.isInRequest && parser.hasUnread)
  }

  @Test(arguments: ["", "a", "ab"]) func `leave is asked for once`(body: String) throws {
    var parser = RequestParser()
    parser.feed(Array(Wire.post("Content-Length: 2", "Expect: 100-continue", body: body).utf8))
    guard case .headExpectingContinue = try parser.next() else {
      Issue.record("no leave asked for")
      return
    }
    #expect(parser.isInBody)
    #expect(parser.hasUnread == !body.isEmpty)
    parser.feed(Array("ab".dropFirst(body.count).utf8))
    guard case .request(let request) = try parser.next() else {
      Issue.record("no request")
      return
    }
    #expect(request.body == Array("ab".utf8))
    #expect(request.head.expectsContinue)
  }

  @Test func `pipelined requests come in order`() {
    let requests = (0..<100).map { number in
      switch number % 3 {
      case 0: Wire.get("/\(number)", "X: \(number)")
      case 1: "PUT /\(number) HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
      default: "\r\nPUT /\(number) HTTP/1.0\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n"
      }
    }
    let bytes = Array(requests.joined().utf8)
    let whole = Wire.events(bytes)
    #expect(whole.requests.map(\.target.path) == (0..<100).map { "/\($0)" })
    #expect(whole.count == 100)
    for size in 1...200 {
      #expect(Wire.events(bytes, cuts: Array(stride(from: size, to: bytes.count, by: size))) == whole)
    }
  }

  @Test func `an error ends the line of requests`() {
    let events = Wire.events(Wire.get("/1") + "GET /2\r\n\r\n" + Wire.get("/3"))
    #expect(
      events.map(\.description) == ["request GET /1 body=0 keep-alive=yes", "error malformedRequestLine 400"])
  }
}
