import Basics

/// The word lists of everyday Indonesian that come with the program; `kosakata.md` adds those of a subject.
///
/// Each is a text file that is built into the program: comments with `#` at the top, then one word or phrase a line.
package enum IndonesianLists {
  /// Words as they are typed in haste, in the form of ``synonyms``.
  static let slang = EmbeddedText.`slang.txt`

  /// Words that are read as others: a line with a colon is a reading, and the lines below it are words that are read as it.
  static let synonyms = [
    EmbeddedText.`javanese.txt`, EmbeddedText.`sundanese.txt`,
    EmbeddedText.`minangkabau.txt`, EmbeddedText.`south-sumatran.txt`, EmbeddedText.`banjar.txt`,
    EmbeddedText.`betawi.txt`, EmbeddedText.`medan.txt`, EmbeddedText.`eastern.txt`,
    EmbeddedText.`balinese-to-sasak.txt`, EmbeddedText.`english.txt`,
  ]

  /// Words that carry no subject, such as honorifics.
  static let fillers = EmbeddedText.`fillers.txt`

  /// Ordinary words, which the repair of typing errors leaves as they are.
  ///
  /// The order decides between words that are equally near to a typing error: among words of its length the first wins,
  /// among longer words of which it may be the beginning the last.
  static let ordinary = [
    EmbeddedText.`everyday.txt`, EmbeddedText.`things.txt`, EmbeddedText.`places.txt`,
    EmbeddedText.`society.txt`, EmbeddedText.`names.txt`, EmbeddedText.`books.txt`,
    EmbeddedText.`affixes.txt`, EmbeddedText.`english-ordinary.txt`,
  ]

  /// Those of ``ordinary`` that are names.
  static let names = [EmbeddedText.`places.txt`, EmbeddedText.`names.txt`]

  /// Adds all lists to `builder`. What was added before stays in force.
  package static func add(to builder: inout LexiconBuilder) {
    // Slang comes first, because the first of two lists with the same word decides.
    let slang = WordList(slang)
    builder.add(spellings: slang.bytes, in: slang.words)
    for list in synonyms.map(WordList.init) { builder.add(lines: list.bytes, in: list.words) }
    let fillers = WordList(fillers)
    builder.add(fillers: fillers.bytes, in: fillers.words)
    for list in ordinary.map(WordList.init) { builder.add(ordinary: list.bytes, in: list.words) }
    for list in names.map(WordList.init) { builder.add(names: list.bytes, in: list.words) }
  }
}

/// The word lists of each language.
package enum LanguageLists {
  /// A builder that holds them. It takes as long as reading a knowledge folder does, and can be done beside it.
  package static func read(_ language: Language) -> LexiconBuilder {
    var builder = LexiconBuilder(language: language)
    if language == .indonesian { IndonesianLists.add(to: &builder) }
    builder.add(ordinary: PolarityReader.words(language))
    builder.add(ordinary: ClauseFinder.words(language))
    return builder
  }
}
