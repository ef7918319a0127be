/// Categories of a later folder that readers are never offered.
enum UnnamedCategories {
  /// - Parameters:
  ///   - upper: the files of the later folder.
  ///   - lower: the knowledge before they are laid over it.
  ///   - base: the knowledge after that.
  /// - Returns: a note for each new category to which no choice of a question back leads and that no example of the greeting
  ///   asks about. There is none where the knowledge offers nothing at all.
  static func notes(_ upper: KnowledgeBase, over lower: KnowledgeBase, in base: KnowledgeBase) -> [Diagnostic]
  {
    guard !base.askBack.choices.isEmpty || !base.examples.isEmpty, !lower.entries.isEmpty else { return [] }
    let known = Set(lower.entries.map(\.category))
    let new = upper.entries.filter { !$0.category.isEmpty && !known.contains($0.category) }
    let offered = offered(by: base)
    return Dictionary(grouping: new, by: \.category).compactMap { category, entries in
      guard let first = entries.first, !entries.contains(where: { offered.contains($0.id) }) else {
        return nil
      }
      let place = upper.categories.first { $0.id == category }?.location ?? first.location
      return Diagnostic(.note, place, .content(.unnamedCategory(category)))
    }
  }

  /// The entries that a choice leads to or an example asks about, word for word.
  private static func offered(by base: KnowledgeBase) -> Set<String> {
    let examples = Set(base.examples.map { $0.lowercased() })
    let asked = base.entries.filter { entry in
      examples.contains(entry.title.lowercased())
        || entry.wordings.contains { examples.contains($0.value.lowercased()) }
    }
    let lists = [base.askBack] + base.categories.map(\.clarification)
    return Set(asked.map(\.id) + lists.flatMap { $0.choices.map(\.entry) })
  }
}
