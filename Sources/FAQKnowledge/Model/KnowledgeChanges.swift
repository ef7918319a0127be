/// The parts of a knowledge base by which texts are read, compared with those of the version before.
package enum KnowledgeChanges {
  /// - Returns: the files of the entries, categories and canned replies that are new, gone or read other texts, sorted.
  package static func files(from old: KnowledgeBase, to new: KnowledgeBase) -> [String] {
    let (before, after) = (parts(old), parts(new))
    return Set(before.symmetricDifference(after).map(\.path)).sorted()
  }

  private struct Part: Hashable {
    var path: String
    var texts: [String]
    var rules: [Rule] = []
  }

  private static func parts(_ base: KnowledgeBase) -> Set<Part> {
    let entries = base.entries.map { entry in
      Part(
        path: entry.location.path,
        texts: [entry.title, entry.summary] + entry.steps + entry.attachments + entry.notes
          + entry.wordings.map(\.value) + entry.counterexamples.map(\.value),
        rules: entry.rules.map(\.value))
    }
    let categories = base.categories.map {
      Part(path: $0.location.path, texts: $0.clarification.wordings.map(\.value))
    }
    let replies = base.canned.map {
      Part(
        path: $0.location.path, texts: [$0.name] + $0.wordings.map(\.value),
        rules: $0.rules.map(\.value))
    }
    let vocabulary = base.vocabulary.groups.map {
      Part(path: $0.canonical.location.path, texts: [$0.canonical.value] + $0.variants)
    }
    return Set(entries + categories + replies + vocabulary)
  }
}
