extension LexiconBuilder {
  /// The facts known of a word so far.
  struct Facts: Sendable {
    /// The place of its reading in `flat`, when it stands for other words.
    var reading: Range<Int> = 0..<0
    /// Whether the knowledge itself said so.
    var isOwn = false
    /// Its count in the knowledge.
    var count: UInt32 = 0
    /// Named in a list of synonyms or fillers, so that its affixes are part of it.
    var isListed = false
    var isFiller = false
    /// An ordinary word of the language.
    var isOrdinary = false
    /// The name of a place or a person, in which no affix is one: "Kediri" is no form of "diri".
    var isName = false
    /// Written by somebody, and not just a stem.
    var isSurface = false
    /// Whether it is another spelling of the word that it stands for.
    var isSpelling = false
    /// The word without its affixes, or as it is spelled by the rules, where that is another one.
    var root: TermID?
  }
}
