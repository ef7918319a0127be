// A text that is longer than its limit (``TextLimits``) is refused or cut before anything looks at it:
//
// 1. A question at its limit is matched; a longer one is asked to be brief, and no word of it is read.
// 2. Words to search for are refused with 422 beyond theirs; the lookup page goes on with the first of them.
// 3. A comment is refused with 422 beyond its limit.
// 4. Of what the journal keeps, only the beginning is redacted, and a secret at the cut does not show; a question that was
//    too long to be read is not kept at all.
// 5. Of the unknown words of a text only so many are looked up as mistyped.

import FAQConversation
import FAQMatching
import FAQService
import FAQText
import Foundation
import HTTPWire
import JournalRecords
import Testing

@Suite struct TextLimitTests {
  private func ask(_ question: String, _ caller: inout Caller) throws -> [String: Any] {
    let body = try JSONSerialization.data(withJSONObject: ["question": question, "explain": true])
    return try caller.post("/v1/ask", String(decoding: body, as: UTF8.self)).object()
  }

  private static func padded(_ start: String, _ filler: String, to count: Int) -> String {
    start + String(repeating: filler, count: count - start.count)
  }

  @Test(arguments: ["x", "é", "pw("])
  func `a long question is not looked at`(filler: String) throws {
    let most = TextLimits.question.characters
    let limit = String(Self.padded("My tyre is flat ", filler, to: most).prefix(most))
    let long = limit + "x"
    #expect(TextLimits.question.allows(limit) && !TextLimits.question.allows(long))
    var scratch = Services.shopResponder.matcher.makeScratch()
    let whole = Services.shopResponder.respond(limit, &scratch)
    #expect(!whole.isTooLong && !whole.match.tokens.isEmpty)
    let result = Services.shopResponder.respond(long, &scratch)
    #expect(result.isTooLong && result.match.text.isEmpty && result.match.tokens.isEmpty)
  }

  @Test func `long words to search for are refused`() throws {
    var caller = Caller(Services.shop)
    let limit = String(repeating: "a", count: TextLimits.search.characters)
    #expect(try caller.get("/v1/search?q=\(limit)").status == 200)
    let refused = try caller.get("/v1/search?q=\(limit)a")
    #expect(refused.status == 422)
    #expect(try refused.problem() == "The text of q is longer than 200 characters.")
    #expect(try caller.get("/?q=tyre+\(limit)").status == 200)
  }

  @Test func `a long comment is refused`() throws {
    var caller = Caller(Services.shop)
    let comment = String(repeating: "a", count: TextLimits.comment.characters + 1)
    let response = try caller.post(
      "/v1/feedback", #"{"entry": "brakes", "helpful": true, "comment": "\#(comment)"}"#)
    #expect(response.status == 422)
    #expect(try response.problem() == "The text of comment is longer than 2000 characters.")
  }

  @Test func `a long text is not journalled`() throws {
    let notes = KeptNotes()
    var caller = Caller(Services.shop { $0.journal = notes.sink })
    _ = try ask(String(repeating: "pw(", count: 21_000), &caller)
    #expect(notes.questions.isEmpty)
    for length in stride(from: 960, through: 1_030, by: 1) {
      let text =
        String(repeating: "a ", count: length / 2) + "081234567890 password: rahasia99x "
        + String(repeating: "b ", count: 300)
      let note = JournalNote(
        .feedback(
          FeedbackRecord(time: JournalTime(milliseconds: 1), entry: "a", isHelpful: true, comment: text)),
        redactor: Redactor())
      let line = String(decoding: note.record.line, as: UTF8.self)
      #expect(!line.contains("0812") && !line.contains("rahasia"))
    }
  }

  @Test func `only so many words are mended`() {
    let analyzer = Services.shopResponder.matcher.analyzer
    var scratch = AnalysisScratch()
    analyzer.analyze(Array(String(repeating: "zqxj ", count: 10).utf8), &scratch)
    #expect(scratch.repairs == 1)  // the same word is looked up once
    analyzer.analyze(Array((0..<400).map { "zq\($0)xj" }.joined(separator: " ").utf8), &scratch)
    #expect(scratch.repairs <= Analyzer.mostRepairs)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let words = (0..<200).map { number -> String in
      String(["z", "q", "x", letters[number % 26], letters[number / 26]])
    }
    analyzer.analyze(Array(words.joined(separator: " ").utf8), &scratch)
    #expect(scratch.repairs == Analyzer.mostRepairs)
    #expect(scratch.tokens.count == 200)
  }
}
