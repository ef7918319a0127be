// 1. Without a journal good feedback is 503, and about says that it is off.
// 2. Bad feedback is told what is wrong with it even so.

import HTTPWire
import Testing

@Suite struct FeedbackTests {
  @Test(
    arguments: [
      (#"{"entry": "brakes", "helpful": true}"#, 503, "Feedback is switched off on this server."),
      (
        #"{"entry": "brakes", "helpful": false, "question": "a", "comment": null, "x": 1}"#, 503,
        "Feedback is switched off on this server."
      ),
      (#"{"helpful": true}"#, 422, "The field entry is missing."),
      (#"{"entry": "brakes"}"#, 422, "The field helpful is missing."),
      (#"{"entry": "brakes", "helpful": null}"#, 422, "The field helpful must be a boolean, not null."),
      (#"{"entry": "brakes", "helpful": 1}"#, 422, "The field helpful must be a boolean, not a number."),
      (
        #"{"entry": "brakes", "helpful": true, "comment": 1}"#, 422,
        "The field comment must be a string, not a number."
      ),
      ("{", 400, "The body is not valid JSON: it ends too early."),
    ])
  func `feedback is off`(body: String, status: Int, detail: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.post("/v1/feedback", body)
    #expect(response.status == status)
    #expect(try response.problem() == detail)
  }

  @Test func `about says so`() throws {
    var caller = Caller(Services.shop)
    #expect(
      try caller.get("/v1/about").object()["features"] as? [String: Bool] == [
        "feedback": false, "letters": false,
      ])
  }
}
