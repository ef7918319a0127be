// 1. What RFC 8259 allows is read, and what it does not is refused where it goes wrong.
// 2. Every prefix of a good body is refused, and each of its bytes changed never crashes: nothing is expected of what is
//    read then, because a crash ends the run.
// 3. Nesting ends at 16, whatever it is made of, and a bomb of brackets costs no stack.
// 4. Keys are the same when their bytes are, escapes undone, at any depth and among any number of others.

import JSON
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("\r\n\tfalse", .bool(false)), ("0", .number(0)),
      ("-0", .number(0)),
      ("-12.50e+3", .number(-12_500)), ("1E-2", .number(0.01)), ("1e999", .number(.infinity)),
      ("[]", .array([])),
      ("[ 1 , [ ] , {} ]", .array([.number(1), .array([]), .object([:])])),
      ("{}", .object([:])),
      (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{c}\n\r\t")),
      (#""\u0041\u00e9\u20AC""#, .string("Aé€")), (#""\ud83d\ude00""#, .string("😀")),
      ("\"é😀\"", .string("é😀")),
      (#""\ud83d""#, .string("\u{FFFD}")), (#""\ude00x""#, .string("\u{FFFD}x")),
      (#""\ud83d\u0041""#, .string("\u{FFFD}A")), (#""\ud83d\ud83d\ude00""#, .string("\u{FFFD}😀")),
      (#""\ud83d\n""#, .string("\u{FFFD}\n")), ("\"\u{7F}\"", .string("\u{7F}")),
      (#"{"a": 1}"#, .object([[0x61]: .number(1)])),
    ] as [(String, JSONValue)])
  func `what is allowed is read`(text: String, value: JSONValue) throws { #expect(try read(text) == value) }

  @Test(
    arguments: [
      ("", .unexpectedEnd), ("   ", .unexpectedEnd), ("nul", .unexpectedEnd), ("nulL", .unexpectedByte(3)),
      ("True", .unexpectedByte(0)), ("01", .unexpectedByte(1)), ("+1", .unexpectedByte(0)),
      ("-", .unexpectedEnd),
      ("1.", .unexpectedEnd), (".5", .unexpectedByte(0)), ("1e", .unexpectedEnd), ("1e+", .unexpectedEnd),
      ("0x1", .unexpectedByte(1)), ("NaN", .unexpectedByte(0)), ("Infinity", .unexpectedByte(0)),
      ("[1,]", .unexpectedByte(3)), ("[,1]", .unexpectedByte(1)), ("[1 2]", .unexpectedByte(3)),
      ("[", .unexpectedEnd),
      ("{a: 1}", .unexpectedByte(1)), ("{'a': 1}", .unexpectedByte(1)), (#"{"a": 1,}"#, .unexpectedByte(8)),
      (#"{"a" 1}"#, .unexpectedByte(5)), (#"{"a"}"#, .unexpectedByte(4)), (#"{"a":}"#, .unexpectedByte(5)),
      ("{} {}", .unexpectedByte(3)), ("1 // one", .unexpectedByte(2)), ("\u{FEFF}1", .unexpectedByte(0)),
      ("\"a\nb\"", .unexpectedByte(2)), ("\"\t\"", .unexpectedByte(1)), (#""\x41""#, .unexpectedByte(2)),
      (#""\u12G4""#, .unexpectedByte(5)), (#""\u12"#, .unexpectedEnd), (#""\ud83d\u12"#, .unexpectedEnd),
      (#"{"a": 1, "a": 2}"#, .repeatedKey(9)), (#"{"a": 1, "\u0061": 2}"#, .repeatedKey(9)),
      (#"[{"b": {"a": 1, "a": 1}}]"#, .repeatedKey(16)), ("\u{A0}1", .unexpectedByte(0)),
    ] as [(String, JSONError)])
  func `what is not allowed is refused where it goes wrong`(text: String, error: JSONError) {
    #expect(throws: error) { try read(text) }
  }

  @Test func `keys that only look the same are two`() throws {
    #expect(throws: Never.self) { try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}") }
  }

  private static let body = Array(
    #" {"question": "caf\u00e9 \ud83d\ude00 ü", "a": [1.5e-3, true, {"b": null}], "explain": false} "#.utf8)

  @Test func `every prefix is refused`() throws {
    #expect(throws: Never.self) { try JSONReader.read(JSONReaderTests.body) }
    // The space behind the object is not needed.
    for count in 0..<JSONReaderTests.body.count - 1 {
      #expect(throws: JSONError.self) { try JSONReader.read(Array(JSONReaderTests.body.prefix(count))) }
    }
  }

  @Test func `any byte anywhere does no harm`() {
    for place in JSONReaderTests.body.indices {
      for byte in UInt8.min...UInt8.max {
        var body = JSONReaderTests.body
        body[place] = byte
        _ = try? JSONReader.read(body)
      }
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")])
  func `nesting ends at 16`(open: String, close: String) throws {
    let levels = open.count { $0 == "[" || $0 == "{" }
    let most = JSONReader.deepest / levels
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }
    #expect(throws: Never.self) { try read(nested(most)) }
    #expect(throws: JSONError.tooDeep(limit: 16)) { try read(nested(most + 1)) }
    #expect(throws: JSONError.tooDeep(limit: 16)) { try read(String(repeating: open, count: 10_000)) }
  }

  @Test(arguments: [0, 3_000, 5_999])
  func `a key that comes again is found among thousands`(place: Int) throws {
    let keys = (0..<6_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let value = JSONValue.object(
      Dictionary(uniqueKeysWithValues: (0..<6_000).map { (Array("k\($0)".utf8), .number(0)) }))
    #expect(try read("{\(keys)}") == value)
    #expect(throws: JSONError.repeatedKey(keys.utf8.count + 2)) { try read("{\(keys),\"k\(place)\":0}") }
  }
}
