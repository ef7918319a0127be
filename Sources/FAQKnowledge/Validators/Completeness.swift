/// An entry answers, is asked for, and names its source and whom to ask; a category says what to ask back.
enum Completeness {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    base.entries.flatMap { entry in
      var problems: [Diagnostic] = []
      if entry.summary.isEmpty && entry.steps.isEmpty {
        problems.append(Diagnostic(.error, entry.location, .content(.noAnswer)))
      }
      if entry.wordings.isEmpty {
        problems.append(Diagnostic(.warning, entry.location, .content(.noWordings)))
      }
      if entry.citations.isEmpty {
        problems.append(Diagnostic(.warning, entry.location, .content(.noSource)))
      }
      if entry.contacts.isEmpty {
        problems.append(Diagnostic(.warning, entry.location, .content(.noContact)))
      }
      if let letter = entry.letter, letter.recipients.isEmpty {
        problems.append(Diagnostic(.warning, entry.location, .letter(.withoutRecipient)))
      }
      return problems
    } + categories(base)
  }

  private static func categories(_ base: KnowledgeBase) -> [Diagnostic] {
    var known = Set(base.categories.map(\.id))
    known.insert("")
    return base.entries.compactMap { entry in
      guard known.insert(entry.category).inserted else { return nil }
      return Diagnostic(.warning, entry.location, .content(.noCategoryFile(entry.category)))
    }
  }
}
