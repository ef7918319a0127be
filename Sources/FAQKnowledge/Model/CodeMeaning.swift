/// The meaning of a code of a mail log, and the entry whose advice applies: a line of `kode.md`.
package struct CodeMeaning: Sendable {
  /// One way to know the code: a reply code, an enhanced one, or both, and words that the log must have besides.
  package struct Sign: Sendable, Hashable {
    /// Three digits, or empty; `x` for any digit.
    package var reply = ""
    /// Three numbers, or none; `x` for any number.
    package var enhanced: [String] = []
    /// In small letters, or empty.
    package var words = ""
  }

  package var signs: [Located<Sign>]
  package var meaning: String
  /// Nil where no entry's advice applies.
  package var entry: Located<String>?
}
