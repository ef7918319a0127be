/// Something that the reader may type next.
package struct Suggestion: Sendable, Equatable {
  /// How the text tells of it.
  enum Telling: Sendable, Equatable {
    /// By a sentence of its own.
    case sentence(String)
    /// In the line of words that give the rest of an answer.
    case rest
    /// Not at all, because the lead tells of it, or has told of it before.
    case silent
  }

  package var label: String
  package var message: String
  var telling: Telling
}
