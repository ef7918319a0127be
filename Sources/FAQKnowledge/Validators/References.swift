/// Every id that an entry or a choice names exists.
enum References {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    var entries = KnownNames(base.entries.map(\.id))
    var contacts = KnownNames(base.contacts.map(\.id))
    var sources = KnownNames(base.sources.map(\.id))
    var users = KnownNames(base.phrasebook.list(.audiences))
    var problems: [Diagnostic] = []
    for entry in base.entries {
      let mailed = entry.letter.map { $0.recipients + $0.copies } ?? []
      for id in entry.contacts + mailed { check(id, .contact, &contacts, &problems) }
      for id in entry.related { check(id, .entry, &entries, &problems) }
      for followUp in entry.followUps { check(followUp, of: entry, &entries, &problems) }
      for citation in entry.citations {
        check(Located(citation.source, citation.location), .source, &sources, &problems)
      }
      for name in entry.audiences where !users.contains(name) {
        let nearest = users.nearest(to: name)
        problems.append(
          Diagnostic(.warning, entry.location, .content(.unknownReference(.audience, name, nearest: nearest)))
        )
      }
    }
    var details = KnownNames(
      base.followUps.compactMap { if case .detail(let name) = $0.part { name } else { nil } })
    for detail in base.entries.flatMap(\.details) {
      check(Located(detail.name, detail.location), .detail, &details, &problems)
    }
    let clarifications = base.categories.map(\.clarification) + [base.askBack]
    for choice in clarifications.flatMap(\.choices) {
      check(Located(choice.entry, choice.location), .entry, &entries, &problems)
    }
    for entry in base.codes.compactMap(\.entry) { check(entry, .entry, &entries, &problems) }
    return problems
  }

  /// A follow-up names an entry, or an item that the entry has.
  private static func check(
    _ followUp: EntryFollowUp, of entry: Entry, _ entries: inout KnownNames, _ problems: inout [Diagnostic]
  ) {
    switch followUp.target {
    case .entry(let id): check(Located(id, followUp.location), .entry, &entries, &problems)
    case .item(let part, let index):
      let count = entry.items(of: part).count
      guard index >= count else { return }
      problems.append(
        Diagnostic(.error, followUp.location, .content(.noSuchItem(number: index + 1, count: count))))
    case .part, .unsaid: break
    }
  }

  private static func check(
    _ id: Located<String>, _ kind: ContentProblem.Reference, _ known: inout KnownNames,
    _ problems: inout [Diagnostic]
  ) {
    guard !known.contains(id.value) else { return }
    problems.append(
      Diagnostic(
        .error, id.location,
        .content(.unknownReference(kind, id.value, nearest: known.nearest(to: id.value)))))
  }
}
