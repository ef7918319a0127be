/// Lays the files of a later folder over those of the earlier ones.
enum Overlay {
  /// Entries, contacts, sources, categories and notices of the same id are replaced whole; vocabulary and wordings add up.
  ///
  /// - Parameters:
  ///   - upper: the files of the later folder.
  ///   - lower: the knowledge so far, whose `basis.md` is already that of both.
  ///   - struck: the entries that the later `basis.md` strikes.
  /// - Returns: a note for each file that won and each entry that was struck, and an error for each that was not there.
  static func lay(_ upper: KnowledgeBase, over lower: inout KnowledgeBase, striking struck: [Located<String>])
    -> [Diagnostic]
  {
    var found = strike(struck, from: &lower, keeping: Set(upper.entries.map(\.id)))
    found += replace(upper.entries, \.id, \.location, .entry, in: &lower.entries)
    found += replace(upper.contacts, \.id, \.location, .contact, in: &lower.contacts)
    found += replace(upper.sources, \.id, \.location, .source, in: &lower.sources)
    found += replace(upper.categories, \.id, \.location, .category, in: &lower.categories)
    found += replace(upper.notices, \.id, \.location, .notice, in: &lower.notices)
    let written = Set(upper.entries.map(\.id))
    lower.drafts.removeAll { written.contains($0.id) }
    lower.drafts += upper.drafts
    add(upper.vocabulary, to: &lower.vocabulary)
    add(upper.codes, to: &lower.codes)
    return found
  }

  private static func strike(
    _ struck: [Located<String>], from base: inout KnowledgeBase, keeping upper: Set<String>
  ) -> [Diagnostic] {
    guard !struck.isEmpty else { return [] }
    var known = KnownNames(base.entries.map(\.id))
    var found: [Diagnostic] = []
    for id in struck {
      if let entry = base.entry(id.value) {
        found.append(Diagnostic(.note, id.location, .content(.struck(id.value, other: entry.location))))
      } else {
        let nearest = known.nearest(to: id.value)
        found.append(
          Diagnostic(.error, id.location, .content(.unknownReference(.entry, id.value, nearest: nearest))))
      }
    }
    let ids = Set(struck.map(\.value))
    base.entries.removeAll { ids.contains($0.id) }
    // The earlier folder cannot know what the later one strikes: its references are no mistakes.
    _ = base.unlink(ids.subtracting(upper))
    return found
  }

  /// Puts each later element in the place of the earlier one of its id; others come last.
  private static func replace<Element>(
    _ upper: [Element], _ id: KeyPath<Element, String>, _ place: KeyPath<Element, SourceLocation>,
    _ kind: ContentProblem.Reference, in lower: inout [Element]
  ) -> [Diagnostic] {
    guard !lower.isEmpty else {
      lower = upper
      return []
    }
    let earlier = Dictionary(
      lower.map { ($0[keyPath: id], $0[keyPath: place]) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(upper.map { $0[keyPath: id] })
    lower.removeAll { ids.contains($0[keyPath: id]) }
    lower += upper
    return upper.compactMap { element in
      earlier[element[keyPath: id]].map {
        Diagnostic(
          .note, element[keyPath: place], .content(.overrides(kind, element[keyPath: id], other: $0)))
      }
    }
  }

  /// A variant that the later folder has belongs to its group there.
  private static func add(_ upper: Vocabulary, to lower: inout Vocabulary) {
    let variants = Set(upper.groups.flatMap(\.variants))
    if !variants.isEmpty {
      for index in lower.groups.indices { lower.groups[index].variants.removeAll(where: variants.contains) }
    }
    lower.groups += upper.groups
    lower.fillers += upper.fillers
    lower.ordinary += upper.ordinary
  }

  /// A code that the later folder explains has that meaning.
  private static func add(_ upper: [CodeMeaning], to lower: inout [CodeMeaning]) {
    let signs = Set(upper.flatMap(\.signs).map(\.value))
    for index in lower.indices { lower[index].signs.removeAll { signs.contains($0.value) } }
    lower.removeAll(where: \.signs.isEmpty)
    lower = upper + lower
  }
}
