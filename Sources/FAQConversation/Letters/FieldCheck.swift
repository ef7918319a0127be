package import FAQKnowledge

/// Checks the value of a letter's field, and writes it as the letter has it.
package enum FieldCheck {
  /// Most letters of a field that names no limit.
  package static let usualLimit = 100

  /// The number of bytes of a field that are tidied for each letter that it may have: four make any letter, the rest is for white
  /// space.
  private static let bytesForLetter = 16

  /// The value as it goes into the letter.
  package static func check(_ text: String, _ field: Letter.Field) throws(FieldError) -> String {
    let limit = limit(field)
    // The length is checked first, because tidying takes time in proportion to it.
    guard text.utf8.count <= limit * bytesForLetter else {
      throw .tooLong(letters: text.unicodeScalars.count, limit: limit)
    }
    let text = tidy(text)
    guard !text.isEmpty else { throw .missing }
    let letters = text.unicodeScalars.count
    guard letters <= limit else { throw .tooLong(letters: letters, limit: limit) }
    switch field.rule {
    case .any: return text
    case .email: return try EmailCheck.check(text)
    case .phone: return try PhoneCheck.check(text)
    case .taxNumber: return try TaxNumberCheck.check(text)
    case .choice(let labels):
      guard let label = ChoiceCheck.pick(text, labels) else { throw .notAChoice }
      return label
    }
  }

  package static func limit(_ field: Letter.Field) -> Int { field.limit ?? usualLimit }

  /// The text without white space around it, without runs of white space and without invisible characters; line
  /// breaks stay.
  static func tidy(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { line in
      line.split(whereSeparator: \.isWhitespace).map(visible).filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The text without controls and without characters that turn the direction of writing.
  private static func visible(_ word: Substring) -> String {
    String(
      String.UnicodeScalarView(
        word.unicodeScalars.filter {
          switch $0.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
          default: true
          }
        }))
  }
}
