/// A letter that is filled in: its text with `{{placeholders}}`, the fields asked for, and where it goes.
package struct Letter: Sendable, Equatable {
  package struct Field: Sendable, Equatable {
    package enum Rule: Sendable, Equatable {
      case any, email, phone, taxNumber
      case choice([String])
    }
    package var name: String
    package var label: String
    package var isRequired: Bool
    package var rule: Rule
    /// A hint for the field, in a sentence, or empty.
    package var hint = ""
    /// The kind of value that a browser may fill in, as a token of HTML (`organization`, `street-address`), or empty.
    package var autocomplete = ""
    /// Most letters that it may have, or nil for the usual number.
    package var limit: Int?
    package var location: SourceLocation
  }
  package var template: String
  package var fields: [Field]
  /// Contacts to send it to.
  package var recipients: [Located<String>] = []
  /// Contacts who get a copy.
  package var copies: [Located<String>] = []
  /// Steps that follow the finished letter.
  package var sending: [String] = []
}
