// 1. A body that is not what it should be is refused, and the detail says what is wrong with which field.
// 2. Unknown fields are passed over, and null is as good as absent where a field may be.
// 3. The body must be JSON in UTF-8, neither compressed nor over 65,536 bytes.
// 4. Half a surrogate pair and control characters are asked with, not stumbled over.

import HTTPWire
import Testing

@Suite struct AskBodyTests {
  @Test(
    arguments: [
      (#"{}"#, 422, "The field question is missing."),
      (#"{"question": null}"#, 422, "The field question must be a string, not null."),
      (#"{"question": 5}"#, 422, "The field question must be a string, not a number."),
      (#"{"question": ["a"]}"#, 422, "The field question must be a string, not an array."),
      (#"{"question": {"a": 1}}"#, 422, "The field question must be a string, not an object."),
      (
        #"{"question": "a", "conversation": 1}"#, 422,
        "The field conversation must be a string, not a number."
      ),
      (#"{"question": "a", "audience": true}"#, 422, "The field audience must be a string, not a boolean."),
      (#"{"question": "a", "audience": "all"}"#, 422, "The field audience must be one of: riders, staff."),
      (#"{"question": "a", "lpse": []}"#, 422, "The field lpse must be a string, not an array."),
      (#"{"question": "a", "explain": "yes"}"#, 422, "The field explain must be a boolean, not a string."),
      (#"["question"]"#, 422, "The body must be an object, not an array."),
      (#""question""#, 422, "The body must be an object, not a string."),
      ("null", 422, "The body must be an object, not null."),
      ("", 400, "The body is not valid JSON: it ends too early."),
      (#"{"question" "a"}"#, 400, "The body is not valid JSON: byte 12 cannot stand there."),
      (
        #"{"question": "a", "question": "b"}"#, 400,
        "The body is ambiguous: the key at byte 18 is there already."
      ),
    ])
  func `what is wrong is said`(body: String, status: Int, detail: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.post("/v1/ask", body)
    #expect(response.status == status)
    #expect(try response.problem() == detail)
  }

  @Test(
    arguments: [
      #"{"question": "flat tyre"}"#, #" { "question" : "flat tyre" } "#,
      #"{"question": "flat tyre", "colour": {"deep": [1, 2, {"er": null}]}}"#,
      #"{"question": "flat tyre", "conversation": null, "audience": null, "lpse": null, "explain": null}"#,
      #"{"question": "flat tyre", "audience": "staff", "lpse": "nowhere"}"#, #"{"question": ""}"#,
      #"{"question": "\ud800"}"#, #"{"question": "\udc00\ud83d x"}"#, #"{"question": "\u0000\u001b"}"#,
    ])
  func `what is good is answered`(body: String) throws {
    var caller = Caller(Services.shop)
    #expect(try caller.post("/v1/ask", body).status == 200)
  }

  @Test(
    arguments: [
      ("application/json", 200), ("APPLICATION/JSON", 200), ("application/json;charset=utf-8", 200),
      ("application/json ; charset=\"UTF-8\"", 200), ("application/json; profile=x", 200),
      ("application/json; charset=latin1", 415), ("text/plain", 415), ("application/jsonp", 415),
      ("application/problem+json", 415), ("", 415), ("application/json, text/plain", 415),
    ])
  func `only JSON is taken`(type: String, status: Int) throws {
    var caller = Caller(Services.shop)
    let response = try caller.send(
      "POST", "/v1/ask", ["Content-Type: \(type)"], body: Array(#"{"question": "a"}"#.utf8))
    #expect(response.status == status)
    if status == 415 {
      #expect(try response.problem() == "The body must be application/json in UTF-8.")
      #expect(response.field("Accept-Post") == "application/json")
    }
  }

  @Test func `no type, two types, and a compressed body are refused`() throws {
    var caller = Caller(Services.shop)
    let body = Array(#"{"question": "a"}"#.utf8)
    let type = "Content-Type: application/json"
    #expect(try caller.send("POST", "/v1/ask", body: body).status == 415)
    #expect(try caller.send("POST", "/v1/ask", [type, type], body: body).status == 415)
    #expect(try caller.send("POST", "/v1/ask", [type, "Content-Encoding: gzip"], body: body).status == 415)
    #expect(
      try caller.send("POST", "/v1/ask", [type, "Content-Encoding: identity"], body: body).status == 200)
  }

  @Test func `a body has a longest`() throws {
    var caller = Caller(Services.shop)
    let frame = #"{"question": ""}"#.utf8.count
    let question = String(repeating: "a", count: WireLimits().body - frame)
    #expect(try caller.post("/v1/ask", #"{"question": "\#(question)"}"#).status == 200)
    #expect(throws: WireError.bodyTooLong) { try caller.post("/v1/ask", #"{"question": "\#(question)a"}"#) }
  }

  @Test func `a body that is no UTF-8 is refused`() throws {
    var caller = Caller(Services.shop)
    let body = Array(#"{"question": ""#.utf8) + [0xC0, 0x80] + Array(#""}"#.utf8)
    let response = try caller.send("POST", "/v1/ask", ["Content-Type: application/json"], body: body)
    #expect(response.status == 400)
    #expect(try response.problem() == "The body is not valid JSON: the text at byte 14 is not UTF-8.")
  }
}
