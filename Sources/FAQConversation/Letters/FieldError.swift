/// An error in the value of a letter's field, as facts; ``LetterWords`` puts it into words.
package enum FieldError: Error, Equatable, Sendable {
  case missing
  /// Letters are counted as Unicode scalars: a text cannot hide a thousand accents on one letter.
  case tooLong(letters: Int, limit: Int)
  /// The value does not fit into the conversation's token beside the values before it.
  case noRoom(letters: Int, left: Int)
  case emailWithoutSign, severalEmails, emailName
  /// The text behind the @ sign, as it was read.
  case emailDomain(String)
  /// The number of digits that were read.
  case phoneDigits(Int)
  case taxDigits(Int)
  case notAChoice
  // Errors of a letter whose fields come all at once
  case notText, unknownField
}
