import HTTPWire
import Testing

// 1. Fields stand in the order they came; names keep their letters and are found whatever their case.
// 2. Spaces and tabs around a value are no part of it; those within are. Nothing is merged.
// 3. `Connection` is a list of options; `close` goes before `keep-alive`, and 1.0 and 1.1 differ in the default.
// 4. Letters are compared as ASCII.
@Suite struct HeaderFieldsTests {
  private func request(_ lines: [String], version: String = "HTTP/1.1") throws -> Request {
    var parser = RequestParser()
    parser.feed(Array((["GET / \(version)", "Host: a"] + lines + ["", ""]).joined(separator: "\r\n").utf8))
    guard case .request(let request) = try parser.next() else { throw WireError.malformedRequestLine }
    return request
  }

  @Test func `order and case`() throws {
    let fields = try request(["X-A: 1", "x-b:2", "X-a: 3", "Y:"]).head.fields
    #expect(fields.count == 5)
    #expect(fields.pairs.map(\.name) == ["Host", "X-A", "x-b", "X-a", "Y"])
    #expect(fields.first("x-a") == "1")
    #expect(fields.all("x-a") == ["1", "3"])
    #expect(fields.first("x-b") == "2")
    #expect(fields.first("y") == "")
    #expect(fields.first("x-c") == nil && fields.all("x").isEmpty)
  }

  @Test func `no fields`() {
    #expect(HeaderFields().count == 0)
    #expect(HeaderFields().first("host") == nil)
  }

  @Test(
    arguments: [
      ("", ""), (" ", ""), ("\t \t", ""), ("v", "v"), ("  v", "v"), ("v  ", "v"), (" \tv w\t ", "v w"),
      (" v\t\tw", "v\t\tw"),
      (":v:", ":v:"), ("\u{E9}", "\u{E9}"),
    ])
  func `values are trimmed`(raw: String, value: String) throws {
    #expect(try request(["X:" + raw, "Z: longer than X"]).head.fields.first("x") == value)
    #expect(try request(["A: longer than X", "X:" + raw]).head.fields.first("x") == value)
  }

  @Test func `a value of odd bytes is mended as text`() {
    let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xFF, 0xC3] + Array("\r\n\r\n".utf8)
    #expect(Wire.events(bytes).requests.first?.fields.last == "\u{FFFD}\u{FFFD}")
  }

  @Test(
    arguments: [
      ([], true, false), (["close"], false, false), (["Close"], false, false), (["keep-alive"], true, true),
      (["Keep-Alive"], true, true), (["keep-alive, close"], false, false),
      (["close", "keep-alive"], false, false),
      (["upgrade, close"], false, false), (["x,\tclose\t,y"], false, false), (["upgrade"], true, false),
      ([""], true, false),
      (["closed"], true, false), (["c lose"], true, false), (["keep -alive"], true, false),
      ([",,close,,"], false, false),
      (["\u{212A}eep-alive"], true, false), (["x,\u{301}close"], true, false),
      (["close,\u{301}x"], false, false),
    ] as [([String], Bool, Bool)])
  func `connection options`(values: [String], in11: Bool, in10: Bool) throws {
    let lines = values.map { "Connection: " + $0 }
    #expect(try request(lines).head.keepsAlive == in11)
    #expect(try request(lines, version: "HTTP/1.2").head.keepsAlive == in11)
    #expect(try request(lines, version: "HTTP/1.0").head.keepsAlive == in10)
  }
}
