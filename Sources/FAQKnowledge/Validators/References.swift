/// Every id that an entry or a choice names exists.
enum References {
  static let audiences = [
    "penyedia", "ppk", "pokja", "helpdesk", "pp", "auditor", "verifikator", "umum", "vendor", "officer",
    "public",
  ]

  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    let entries = base.entries.map(\.id)
    let contacts = base.contacts.map(\.id)
    let sources = base.sources.map(\.id)
    var problems: [Diagnostic] = []
    for entry in base.entries {
      let mailed = entry.letter.map { $0.recipients + $0.copies } ?? []
      for id in entry.contacts + mailed { check(id, .contact, contacts, &problems) }
      for id in entry.related { check(id, .entry, entries, &problems) }
      for citation in entry.citations {
        check(Located(citation.source, citation.location), .source, sources, &problems)
      }
      for name in entry.audiences where !audiences.contains(name) {
        let nearest = NearestName.of(name, among: audiences)
        problems.append(
          Diagnostic(.warning, entry.location, .unknownReference(.audience, name, nearest: nearest)))
      }
    }
    let details = base.followUps.compactMap { if case .detail(let name) = $0.part { name } else { nil } }
    for detail in base.entries.flatMap(\.details) {
      check(Located(detail.name, detail.location), .detail, details, &problems)
    }
    let clarifications = base.categories.map(\.clarification) + [base.askBack]
    for choice in clarifications.flatMap(\.choices) {
      check(Located(choice.entry, choice.location), .entry, entries, &problems)
    }
    for entry in base.codes.compactMap(\.entry) { check(entry, .entry, entries, &problems) }
    return problems
  }

  private static func check(
    _ id: Located<String>, _ kind: Problem.Reference, _ known: [String], _ problems: inout [Diagnostic]
  ) {
    guard !known.contains(id.value) else { return }
    problems.append(
      Diagnostic(
        .error, id.location,
        .unknownReference(kind, id.value, nearest: NearestName.of(id.value, among: known))))
  }
}
