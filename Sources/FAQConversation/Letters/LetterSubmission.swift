package import FAQKnowledge

/// All fields of a letter at once.
package enum LetterSubmission {
  /// All errors of a submission.
  package struct Faults: Error, Equatable, Sendable {
    package struct Fault: Equatable, Sendable {
      package var field: String
      package var error: FieldError
    }
    /// In the order of the letter's fields; behind them names that the letter does not have, in alphabetical order.
    package var all: [Fault]
  }

  /// The values in the order of the fields.
  ///
  /// `given`: by the names of the fields; nil for what is no text.
  package static func check(_ given: [String: String?], _ letter: Letter) throws(Faults) -> [String] {
    var faults: [Faults.Fault] = []
    let values = letter.fields.map { field in
      do throws(FieldError) {
        return try value(given[field.name] ?? "", field)
      } catch {
        faults.append(.init(field: field.name, error: error))
        return ""
      }
    }
    let known = Set(letter.fields.map(\.name))
    faults += given.keys.filter { !known.contains($0) }.sorted().map {
      .init(field: $0, error: .unknownField)
    }
    guard faults.isEmpty else { throw Faults(all: faults) }
    return values
  }

  private static func value(_ text: String?, _ field: Letter.Field) throws(FieldError) -> String {
    guard let text else { throw .notText }
    if !field.isRequired, text.allSatisfy(\.isWhitespace) { return "" }
    return try FieldCheck.check(text, field)
  }
}
