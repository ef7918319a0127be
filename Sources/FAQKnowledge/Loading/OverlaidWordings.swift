/// Wordings that an earlier and a later folder give to different answers: the later one wins.
enum OverlaidWordings {
  /// Takes the wordings of entries of the later folder off everything of the earlier ones that has them, too.
  ///
  /// - Parameters:
  ///   - upper: the files of the later folder.
  ///   - lower: the knowledge before they are laid over it.
  /// - Returns: a note for each wording that was taken off.
  static func take(for upper: KnowledgeBase, from lower: inout KnowledgeBase) -> [Diagnostic] {
    guard !lower.entries.isEmpty || !lower.canned.isEmpty else { return [] }
    var owners: [String: Located<String>] = [:]
    for entry in upper.entries {
      for wording in entry.wordings {
        owners[Duplicates.key(wording.value)] = Located(entry.id, wording.location)
      }
    }
    guard !owners.isEmpty else { return [] }
    let replaced = Set(upper.entries.map(\.id))
    var found: [Diagnostic] = []
    func sift(_ wordings: inout [Located<String>]) {
      wordings.removeAll { wording in
        guard let owner = owners[Duplicates.key(wording.value)] else { return false }
        found.append(
          Diagnostic(
            .note, owner.location, .content(.takesWording(wording.value, from: wording.location))))
        return true
      }
    }
    for index in lower.entries.indices where !replaced.contains(lower.entries[index].id) {
      sift(&lower.entries[index].wordings)
    }
    for index in lower.categories.indices { sift(&lower.categories[index].clarification.wordings) }
    sift(&lower.askBack.wordings)
    for index in lower.canned.indices { sift(&lower.canned[index].wordings) }
    return found
  }
}
