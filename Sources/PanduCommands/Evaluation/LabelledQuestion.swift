import FAQKnowledge
import FAQService
import JSON

/// A question with its expected outcome and entries.
struct LabelledQuestion {
  var id: String
  var question: String
  var outcome: String
  var expect: [String]
  var style: String?

  /// Reads a file of one object a line; empty lines are skipped.
  ///
  /// - Throws: the first line that is no such object.
  static func read(_ path: String) throws(CommandError) -> [LabelledQuestion] {
    guard let bytes = FileReader.anything(path) else { throw .fileNotReadable(path) }
    var questions: [LabelledQuestion] = []
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    where !line.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      guard let question = LabelledQuestion(line: Array(line)) else {
        throw .badLine(
          path: path, line: number + 1,
          "baris ini bukan objek {\"id\", \"question\", \"outcome\", \"expect\"}")
      }
      questions.append(question)
    }
    return questions
  }

  /// Nil for a line that is no such object. Other members are ignored.
  private init?(line: [UInt8]) {
    guard case .object(let members)? = try? JSONReader.read(line),
      let id = members[text: "id"], let question = members[text: "question"],
      let outcome = members[text: "outcome"], case .array(let expected)? = members[Array("expect".utf8)]
    else { return nil }
    (self.id, self.question, self.outcome, style) = (id, question, outcome, members[text: "style"])
    expect = []
    for entry in expected {
      guard case .string(let name) = entry else { return nil }
      expect.append(name)
    }
  }
}

extension [[UInt8]: JSONValue] {
  /// The member of a name when it is a string.
  fileprivate subscript(text name: String) -> String? {
    if case .string(let text)? = self[Array(name.utf8)] { text } else { nil }
  }
}
