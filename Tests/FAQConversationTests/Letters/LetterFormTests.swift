// 1. The fields are asked for in order; the last one finishes the letter, with a value for each field.
// 2. Skipping leaves a value empty; while correcting it leaves it as it was.
// 3. Going back or naming a field asks for it again, and then for the first that was not asked for.
// 4. A field that is still to come is not jumped to; a word for several fields asks which.
// 5. A question is answered with the hint, except where a long text may be one.
// 6. A place that is none of the letter is known as such.

@testable import FAQConversation
import FAQKnowledge
import Testing

struct LetterFormTests {
  private let form = LetterForm(BicycleLetter.base.entries[0], BicycleLetter.base.phrasebook)

  /// Where the messages lead, and what was remarked on the way.
  private func play(_ messages: [String]) throws -> (event: LetterForm.Event, remarks: [LetterForm.Remark?]) {
    let form = try #require(form)
    var (event, remarks) = (form.begin(), [LetterForm.Remark?]())
    for message in messages {
      guard case .ask(let place, let remark) = event else { break }
      #expect(form.has(place))
      remarks.append(remark)
      event = form.take(message, at: place, room: .max)
    }
    if case .ask(_, let remark) = event { remarks.append(remark) }
    return (event, remarks)
  }

  private func asked(_ event: LetterForm.Event) -> (field: Int, values: [String])? {
    if case .ask(let place, _) = event { (place.field, place.values) } else { nil }
  }

  private static let all = ["7", "Ann", "ann@example.org", "021 29935577", "tandem", "Bent fork.", "York"]
  private static let finished = [
    "7", "Ann", "ann@example.org", "(021) 2993 5577", "Tandem", "Bent fork.", "York",
  ]

  @Test func `the last field finishes the letter`() throws {
    let (event, remarks) = try play(LetterFormTests.all)
    #expect(event == .finish(LetterFormTests.finished))
    #expect(remarks == [.begin] + [LetterForm.Remark?](repeating: nil, count: 6))
  }

  @Test func `skipped fields are empty`() throws {
    #expect(try play(Array(repeating: "skip", count: 7)).event == .finish(Array(repeating: "", count: 7)))
  }

  @Test(arguments: [
    (["7", "Ann", "back"], 1, ["7", "Ann"]), (["7", "Ann", "back", "Bob"], 2, ["7", "Bob"]),
    (["7", "Ann", "back", "skip"], 2, ["7", "Ann"]), (["7", "Ann", "back", "back", "8"], 2, ["8", "Ann"]),
    (["7", "Ann", "change number", "8"], 2, ["8", "Ann"]), (["back"], 0, []),
    (["7", "skip", "name is wrong", "Bob"], 2, ["7", "Bob"]), (["change town", "7"], 1, ["7"]),
    (["7", "Ann", "change number", "far too long to fit", "9"], 2, ["9", "Ann"]),
  ])
  func `a field can be corrected`(messages: [String], field: Int, values: [String]) throws {
    let place = try #require(asked(play(messages).event))
    #expect(place.field == field)
    #expect(place.values == values)
  }

  @Test func `what is remarked`() throws {
    #expect(try play(["change town"]).remarks.last == .notYet(field: 6))
    #expect(try play(["7", "back"]).remarks.last == .correcting)
    #expect(try play(["7", "Ann", "no address"]).remarks.last == .wrong(.emailWithoutSign))
    #expect(try play(["what number?"]).remarks.last == .hint)
    #expect(try play(["7", "Ann", "what for?"]).remarks.last == .hint)
    #expect(try play(["12345678901"]).remarks.last == .wrong(.tooLong(letters: 11, limit: 10)))
    #expect(try play(["7", "cancel"]).event == .cancel)
  }

  @Test func `a long text may be a question`() throws {
    let messages = Array(LetterFormTests.all.prefix(5)) + ["Why does it squeak?"]
    #expect(try asked(play(messages).event)?.values.last == "Why does it squeak?")
    // The town stands on a line of its own, too, but in the right half: it is no long text.
    #expect(try play(messages + ["Which town?"]).remarks.last == .hint)
  }

  @Test func `a value must find room`() throws {
    let form = try #require(form)
    let place = FormPosition(entry: "repair", field: 1, values: ["7"])
    #expect(form.take("Ann é", at: place, room: 6) != form.take("Ann é", at: place, room: 5))
    #expect(form.take("Ann é", at: place, room: 5) == .ask(place, .wrong(.noRoom(letters: 5, left: 4))))
    #expect(form.take("😀😀", at: place, room: 7) == .ask(place, .wrong(.noRoom(letters: 2, left: 1))))
  }

  @Test(arguments: [
    ("repair", 0, 0, true), ("repair", 6, 6, true), ("repair", 2, 4, true), ("other", 0, 0, false),
    ("repair", 7, 7, false), ("repair", 3, 2, false), ("repair", 0, 7, false), ("repair", -1, 0, false),
  ])
  func `a place is known`(entry: String, field: Int, asked: Int, isKnown: Bool) throws {
    let values = Array(repeating: "x", count: asked)
    #expect(try #require(form).has(.init(entry: entry, field: field, values: values)) == isKnown)
  }
}
