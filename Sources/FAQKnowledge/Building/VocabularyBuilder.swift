import Basics

/// Reads `kosakata.md`: `- canonical: variant, variant`, and lists of words under the headings for words to ignore
/// and for ordinary words.
enum VocabularyBuilder {
  static func build(_ document: Document) -> (Vocabulary, [Diagnostic]) {
    var vocabulary = Vocabulary()
    var problems: [Diagnostic] = []
    var owners: [String: String] = [:]
    for section in document.sections {
      let heading = section.heading.value.lowercased()
      let lines = section.items + section.paragraphs
      if Headings.fillerSections.contains(heading) {
        vocabulary.fillers += section.items.flatMap { Lists.split($0).map(\.value) }
      } else if Headings.ordinarySections.contains(heading) {
        vocabulary.ordinary += lines.flatMap { Lists.split($0).map(\.value) }
      } else {
        for item in section.items { group(item, &vocabulary, &owners, &problems) }
      }
    }
    return (vocabulary, problems)
  }

  private static func group(
    _ item: Located<String>, _ vocabulary: inout Vocabulary, _ owners: inout [String: String],
    _ problems: inout [Diagnostic]
  ) {
    guard let colon = item.value.firstIndex(of: ":"), !item.value[..<colon].trimmed().isEmpty else {
      return problems.append(Diagnostic(.error, item.location, .shape(.notASynonym(item.value))))
    }
    let canonical = String(item.value[..<colon].trimmed())
    let rest = Located(String(item.value[item.value.index(after: colon)...]), item.location)
    let lowered = canonical.lowercased()
    var variants: [String] = []
    for variant in Lists.split(rest).map({ $0.value.lowercased() }) where variant != lowered {
      if let first = owners[variant], first != canonical {
        problems.append(
          Diagnostic(
            .warning, item.location, .content(.duplicateVariant(variant, of: canonical, first: first))))
      } else if owners.updateValue(canonical, forKey: variant) == nil {
        variants.append(variant)
      }
    }
    vocabulary.groups.append(.init(canonical: Located(canonical, item.location), variants: variants))
  }
}
