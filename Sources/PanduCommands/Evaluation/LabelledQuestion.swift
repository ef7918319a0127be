import JSON

/// A question with its expected outcome and entries.
package struct LabelledQuestion: Sendable {
  var id: String
  package var question: String
  var outcome: String
  var expect: [String]
  var style: String?

  /// Nil for an object of another form. Other members are ignored.
  init?(_ members: [[UInt8]: JSONValue]) {
    guard let id = members[text: "id"], let question = members[text: "question"],
      let outcome = members[text: "outcome"], case .array(let expected)? = members[name: "expect"]
    else { return nil }
    (self.id, self.question, self.outcome, style) = (id, question, outcome, members[text: "style"])
    expect = []
    for entry in expected {
      guard case .string(let name) = entry else { return nil }
      expect.append(name)
    }
  }
}
