/// What is wrong with the value of a letter's field, as facts; ``LetterWords`` puts it into words.
package enum FieldError: Error, Equatable, Sendable {
  case missing
  /// Letters are counted as Unicode scalars: a text cannot hide a thousand accents on one letter.
  case tooLong(letters: Int, limit: Int)
  /// It does not fit into the conversation beside what was said before.
  case noRoom(letters: Int, left: Int)
  case emailWithoutSign, severalEmails, emailName
  /// What was read behind the sign.
  case emailDomain(String)
  /// How many digits were read.
  case phoneDigits(Int)
  case taxDigits(Int)
  case notAChoice
  // Of a letter that comes whole
  case notText, unknownField
}
