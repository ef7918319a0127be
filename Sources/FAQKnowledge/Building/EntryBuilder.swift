import Basics

/// Turns the document of one entry file into an ``Entry``.
struct EntryBuilder {
  let document: Document
  private var entry: Entry
  private(set) var problems: [Diagnostic] = []
  private var seen: [Headings.EntrySection: SourceLocation] = [:]
  private var letter = LetterBuilder()

  static func build(_ document: Document, id: String, category: String) -> (Entry, [Diagnostic]) {
    var builder = EntryBuilder(document: document, id: id, category: category)
    builder.fields()
    builder.head()
    for section in document.sections { builder.take(section) }
    builder.followUps()
    let (letter, problems) = builder.letter.build()
    builder.entry.letter = letter
    return (builder.entry, builder.problems + problems)
  }

  private init(document: Document, id: String, category: String) {
    self.document = document
    entry = Entry(
      id: id, category: category, title: document.title?.value ?? id,
      location: document.title?.location ?? SourceLocation(path: document.path, line: 1))
  }

  private mutating func head() {
    if document.title == nil {
      problems.append(Diagnostic(.error, SourceLocation(path: document.path, line: 1), .shape(.noTitle)))
    }
    entry.summary = document.text
  }

  private mutating func fields() {
    for field in document.fields {
      let values = Lists.split(field.value)
      switch Headings.entryKeys[field.key.value] {
      case .audiences: entry.audiences = values.map(\.value)
      case .contacts: entry.contacts = values
      case .related: entry.related = values
      case .sources: entry.citations = values.map(EntryBuilder.citation)
      case .status: status(field.value)
      case .review: entry.review = date(field.value)
      case .expiry: entry.expiry = date(field.value)
      case nil:
        let nearest = NearestName.of(field.key.value, among: Headings.entryKeys.keys.sorted())
        problems.append(
          Diagnostic(.error, field.key.location, .shape(.unknownKey(field.key.value, nearest: nearest))))
      }
    }
  }

  private mutating func status(_ value: Located<String>) {
    let name = value.value.lowercased()
    if let isDraft = Headings.statuses[name] { return entry.isDraft = isDraft }
    let nearest = NearestName.of(name, among: Headings.statuses.keys.sorted())
    problems.append(Diagnostic(.error, value.location, .shape(.unknownStatus(value.value, nearest: nearest))))
  }

  private mutating func date(_ value: Located<String>) -> CivilDate? {
    if let date = CivilDate(text: value.value) { return date }
    problems.append(Diagnostic(.error, value.location, .shape(.badDate(value.value))))
    return nil
  }

  private static func citation(_ value: Located<String>) -> Citation {
    let parts = value.value.split(separator: " ", maxSplits: 1)
    return Citation(
      source: parts.first.map(String.init) ?? "", section: parts.count > 1 ? String(parts[1]) : "",
      location: value.location)
  }

  private mutating func take(_ section: Document.Section) {
    guard let kind = Headings.entrySection(section.heading.value)?.kind else {
      let nearest = Headings.nearestEntrySection(to: section.heading.value)
      return problems.append(
        Diagnostic(
          .error, section.heading.location, .shape(.unknownSection(section.heading.value, nearest: nearest)))
      )
    }
    if kind != .followUps, let first = seen[kind] {
      problems.append(
        Diagnostic(
          .error, section.heading.location, .shape(.duplicateSection(section.heading.value, first: first))))
    } else {
      seen[kind] = section.heading.location
    }
    let lines = section.lines
    switch kind {
    case .steps: steps(section, lines)
    case .attachments: entry.attachments += lines.map(\.value)
    case .notes: entry.notes += lines.map(\.value)
    case .details: for item in section.items { detail(item) }
    case .followUps: break  // They name details, and are read when all of these are known.
    case .wordings: entry.wordings += section.items
    case .counterexamples: entry.counterexamples += section.items
    case .rules: entry.rules += RuleParser.rules(section.items, &problems)
    case .letter: letter.template = section.fence
    case .fields: for item in section.items { letter.field(item) }
    case .sending: for item in section.items { letter.sending(item) }
    case .check: entry.check = GuidedCheckBuilder.build(section, &problems)
    }
  }

  /// Numbered steps, or a table whose rows become steps: the second column, then each other cell after its heading.
  private mutating func steps(_ section: Document.Section, _ lines: [Located<String>]) {
    entry.steps += lines.map(\.value)
    guard let header = section.rows.first?.value, section.rows.count > 1 else { return }
    entry.procedure = section.rows.map(\.value)
    for row in section.rows.dropFirst() {
      let cells = Array(zip(header, row.value).dropFirst())
      guard let activity = cells.first else { continue }
      let details = cells.dropFirst().filter { $0.1 != "-" && !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
      entry.steps.append(([activity.1] + details).joined(separator: ". "))
    }
  }

  /// `- name: text`; the name may be several words.
  private mutating func detail(_ item: Located<String>) {
    guard let colon = item.value.firstIndex(of: ":"), colon > item.value.startIndex else {
      return problems.append(Diagnostic(.error, item.location, .shape(.notKeyValue(item.value))))
    }
    entry.details.append(
      Detail(
        name: item.value[..<colon].trimmed().lowercased(),
        text: String(item.value[item.value.index(after: colon)...].trimmed()), location: item.location))
  }

  private mutating func followUps() {
    let details = entry.details.map(\.name)
    for section in document.sections {
      guard let (kind, name) = Headings.entrySection(section.heading.value), kind == .followUps else {
        continue
      }
      entry.followUps.append(
        EntryFollowUp(
          target: EntryFollowUp.Target(name, details: details), wordings: section.items,
          location: section.heading.location))
    }
  }
}

enum Lists {
  /// The parts of a comma list, each with its own place.
  static func split(_ value: Located<String>) -> [Located<String>] {
    var parts: [Located<String>] = []
    for part in value.value.utf8.split(separator: UInt8(ascii: ",")) {
      let text = Substring(part).trimmed()
      guard !text.isEmpty else { continue }
      var place = value.location
      place.column += value.value.utf8.distance(from: value.value.startIndex, to: text.startIndex)
      parts.append(Located(String(text), place))
    }
    return parts
  }

  /// Names between `{{` and `}}`, each once, in order.
  static func placeholders(_ template: String) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    var rest = template[...]
    while let open = rest.firstPlace(of: "{{") {
      rest = rest[open.upperBound...]
      guard let close = rest.firstPlace(of: "}}") else { break }
      let name = String(rest[..<close.lowerBound].trimmed())
      if seen.insert(name).inserted { names.append(name) }
      rest = rest[close.upperBound...]
    }
    return names
  }
}
