package import Basics

extension KnowledgeBase {
  /// The knowledge with the text of one entry read anew, as if it were published.
  ///
  /// - Parameters:
  ///   - text: the file of the entry.
  ///   - path: its place; an entry that was read from there gives way.
  ///   - id: its name.
  ///   - category: its folder.
  ///   - now: the moment at which entries with dates are judged.
  /// - Returns: the knowledge, the entry and its number in it, and the problems of its file, in the order of their places.
  package func reading(_ text: String, at path: String, id: String, category: String, now: WallTime) -> (
    base: KnowledgeBase, entry: Entry, index: Int, problems: [Diagnostic]
  ) {
    let (document, shape) = MarkdownReader.read(text, path: path)
    let built = EntryBuilder.build(document, id: id, category: category)
    var entry = built.0
    entry.isDraft = false
    var base = self
    base.drafts.removeAll { $0.location.path == path }
    let index = base.entries.firstIndex { $0.location.path == path } ?? base.entries.count
    if index < base.entries.count { base.entries[index] = entry } else { base.entries.append(entry) }
    base.resolveChecks()
    let found =
      shape + Slips.find(in: document) + LostForms.find(in: document) + built.1 + Validation.run(base)
      + Dated.check(base, at: now)
    let problems = found.filter { $0.location.path == path }.sorted { $0.location < $1.location }
    return (base, base.entries[index], index, problems)
  }
}
