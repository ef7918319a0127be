/// Every category that a notice touches is one of the knowledge.
enum NoticeCategories {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    guard !base.notices.isEmpty else { return [] }
    var known = KnownNames(Set(base.categories.map(\.id) + base.entries.map(\.category)).sorted())
    return base.notices.flatMap(\.categories).compactMap { category in
      guard !category.value.isEmpty, !known.contains(category.value) else { return nil }
      let nearest = known.nearest(to: category.value)
      return Diagnostic(
        .error, category.location, .content(.unknownReference(.category, category.value, nearest: nearest)))
    }
  }
}
