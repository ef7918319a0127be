/// Words of a message that say what it is not about.
package struct Exclusion: Sendable, Equatable {
  /// The tokens that exclude, such as "bukan".
  package var cue: Range<Int>
  /// The tokens that are excluded.
  package var words: Range<Int>
  /// Whether the words can mean nothing else: "bukan password". "Password tidak ada" may be the trouble itself.
  package var isCertain: Bool
  /// Whether they are said to be still known: "password masih ingat".
  package var isKept: Bool
}
