/// One word of the user's text, and how it was read.
package struct Token: Sendable, Equatable {
  /// The term it was read as; nil when no lexicon has it.
  package var term: TermID?
  // Small fields come next, because they fit into the room behind the term.
  package var kind: Kind
  /// The repairs that led from the text to the term, in no order.
  package var changes: Changes
  /// Bytes of the user's text (UTF-8 offsets). No step of the analysis changes it.
  package var start: UInt32
  package var end: UInt32
  /// How much the token counts: 1 as typed, less for a corrected word because it may be another word.
  package var readingWeight: Float
  /// The sentence (ended by `.`, `!`, `?` or a line break) and the clause (also `,`, `;`, `:`) it stands in, from 0.
  package var sentence: UInt16
  package var clause: UInt16

  package init(
    term: TermID?, start: UInt32, end: UInt32, changes: Changes = [], kind: Kind = .word,
    readingWeight: Float = 1, sentence: UInt16 = 0, clause: UInt16 = 0
  ) {
    self.term = term
    self.start = start
    self.end = end
    self.changes = changes
    self.kind = kind
    self.readingWeight = readingWeight
    self.sentence = sentence
    self.clause = clause
  }

  /// A word that nothing is known of yet.
  init(_ word: RawWord, kind: Kind) {
    self.init(
      term: nil, start: UInt32(word.start), end: UInt32(word.end), changes: word.changes, kind: kind,
      sentence: word.sentence, clause: word.clause)
  }

  package enum Kind: UInt8, Sendable {
    case word, number, code, email, url
    /// A word that carries no subject: an honorific, a particle, a politeness.
    case filler
    /// A capitalised word within a sentence that the knowledge does not know: a town, a person; or a word of a firm's name.
    case name
    /// A word of what the message says it is not about: see ``Exclusion``.
    case excluded
  }

  /// Whether it carries no subject. It is inlinable, because many steps of other modules ask this of each token.
  @inlinable package var isFiller: Bool { if case .filler = kind { true } else { false } }

  /// Whether it is a word of what the message is not about; see ``isFiller``.
  @inlinable package var isExcluded: Bool { if case .excluded = kind { true } else { false } }

  /// Each kind of change that the analysis can make to a word.
  package struct Changes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Capital letters, accents or full-width forms folded away.
    package static let folded = Changes(rawValue: 1)
    /// Stretched letters shortened: "bisaaa".
    package static let shortened = Changes(rawValue: 2)
    /// A doubled word taken once: "buku-buku", "buku2".
    package static let undoubled = Changes(rawValue: 4)
    /// Slang, abbreviation, synonym or other language, listed in a lexicon.
    package static let synonym = Changes(rawValue: 8)
    /// Affixes taken off.
    package static let stemmed = Changes(rawValue: 16)
    /// One typed word read as several: "gakbisa".
    package static let split = Changes(rawValue: 32)
    /// Several typed words read as one: "kata sandi".
    package static let joined = Changes(rawValue: 64)
    /// Dropped vowels put back: "pndh".
    package static let vowels = Changes(rawValue: 128)
    /// A typing error mended.
    package static let typo = Changes(rawValue: 256)
  }
}
