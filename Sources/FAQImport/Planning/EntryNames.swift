import FAQKnowledge

/// Names of entries that a new one cannot have.
struct EntryNames {
  /// Those of entries that import wrote, and of the knowledge below.
  let taken: Set<String>
  /// Of the others, the category of each.
  private let others: [String: String]

  init(_ base: KnowledgeBase, _ memory: ImportMemory, reserved: Set<String>) {
    let written = memory.records.map(\.file)
    taken = reserved.union(
      written.compactMap { $0.split(separator: "/").last.map { String($0.dropLast(3)) } })
    others = Dictionary(base.entries.map { ($0.id, $0.category) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an entry of another category has the name: a folder has each once.
  func isElsewhere(_ id: String, besides category: String) -> Bool {
    others[id].map { $0 != category } ?? false
  }
}
