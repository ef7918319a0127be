import FAQKnowledge
import JSON

/// The labelled questions and dialogues of a file, one JSON object a line. A dialogue is an object with `turns`.
package struct LabelledFile {
  package private(set) var questions: [LabelledQuestion] = []
  package private(set) var dialogues: [LabelledDialogue] = []

  /// Reads a file; empty lines are skipped.
  ///
  /// - Throws: ``CommandError/badLine(path:line:_:)`` for the first line that is neither.
  init(_ path: String) throws(CommandError) {
    guard let bytes = FileReader.anything(path) else { throw .fileNotReadable(path) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      do throws(LabelError) {
        try add(Array(line))
      } catch {
        throw .badLine(path: path, line: number + 1, error)
      }
    }
  }

  /// Every outcome that a label names, with the id of its question or dialogue.
  var outcomes: [(id: String, label: String)] {
    questions.map { ($0.id, $0.outcome) }
      + dialogues.flatMap { dialogue in
        dialogue.turns.flatMap { $0.outcomes ?? [] }.map { (dialogue.id, $0) }
      }
  }

  /// Every entry that a label names, with the id of its question or dialogue.
  var entries: [(id: String, label: String)] {
    questions.flatMap { question in question.expect.map { (question.id, $0) } }
      + dialogues.flatMap { dialogue in
        dialogue.turns.flatMap { ($0.entries ?? []).compactMap { $0 } }.map { (dialogue.id, $0) }
      }
  }

  /// - Returns: the file's questions and dialogues; nil when it cannot be read, or a line is neither.
  package static func read(_ path: String) -> LabelledFile? { try? LabelledFile(path) }

  private mutating func add(_ line: [UInt8]) throws(LabelError) {
    guard case .object(let members)? = try? JSONReader.read(line) else { throw .question }
    if members[name: "turns"] != nil {
      dialogues.append(try LabelledDialogue(members))
    } else if let question = LabelledQuestion(members) {
      questions.append(question)
    } else {
      throw .question
    }
  }
}

/// The reason why a line is neither a question nor a dialogue.
enum LabelError: Error, Equatable {
  case question
  case dialogue
  case turn(Int)
  case expression(turn: Int, String)
}
