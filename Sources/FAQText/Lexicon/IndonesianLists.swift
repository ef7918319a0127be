/// The word lists of everyday Indonesian that come with the program; `kosakata.md` adds those of a subject.
///
/// Lines are `canonical: variant, variant`; lists without a canonical word are comma lists. Written for this program.
package enum IndonesianLists {
  /// Adds all lists to `builder`. What was added before stays in force.
  package static func add(to builder: inout LexiconBuilder) {
    for list in [slang] + regional + [english] { builder.add(lines: list) }
    builder.add(fillers: fillers)
    for list in ordinary + [englishOrdinary] { builder.add(ordinary: list) }
  }
}

/// The word lists of each language.
package enum LanguageLists {
  /// A builder that holds them. It takes as long as reading a knowledge folder does, and can be done beside it.
  package static func read(_ language: Language) -> LexiconBuilder {
    var builder = LexiconBuilder(language: language)
    if language == .indonesian { IndonesianLists.add(to: &builder) }
    return builder
  }
}
