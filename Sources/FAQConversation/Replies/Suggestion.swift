/// Something that the reader may type next.
package struct Suggestion: Sendable, Equatable {
  /// The way in which the text mentions it.
  enum Telling: Sendable, Equatable {
    /// By a sentence of its own.
    case sentence(String)
    /// In the line of words that give the remainder of an answer.
    case remainder
    /// Not at all, because the lead mentions it, or an earlier one did.
    case silent
  }

  package var label: String
  package var message: String
  var telling: Telling
}
