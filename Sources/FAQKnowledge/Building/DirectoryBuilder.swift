/// Reads the directories `kontak.md` and `sumber.md`: a section for each id, with `- key: value` lines.
enum DirectoryBuilder {
  static func contacts(_ document: Document) -> ([Contact], [Diagnostic]) {
    var problems: [Diagnostic] = []
    let contacts = document.sections.map { section in
      var contact = Contact(id: section.heading.value, location: section.heading.location)
      var has: Set<String> = []
      var value: Located<String>?
      for (key, field) in fields(section, Headings.contactKeys, &problems) {
        has.insert(field.key.value)
        switch key {
        case .name: contact.name = field.value.value
        case .value: (contact.value, value) = (field.value.value, field.value)
        case .lpse: contact.lpse = field.value.value.lowercased()
        case .note: contact.note = field.value.value
        case .tier: contact.tier = number(field.value, &problems) ?? 1
        case .kind:
          let kinds = Contact.Kind.allCases.map(\.rawValue)
          if let kind = Contact.Kind(rawValue: field.value.value.lowercased()) {
            contact.kind = kind
          } else {
            let nearest = NearestName.of(field.value.value, among: kinds)
            problems.append(
              Diagnostic(
                .error, field.value.location, .shape(.unknownKind(field.value.value, nearest: nearest))))
          }
        default: break
        }
      }
      if let value, contact.kind.needsLink, contact.link == nil {
        problems.append(Diagnostic(.error, value.location, .shape(.notALink(contact.kind, value.value))))
      }
      require(["nama", "jenis", "nilai"], ["name", "kind", "value"], has, section, &problems)
      return contact
    }
    return (contacts, problems)
  }

  static func sources(_ document: Document) -> ([Source], [Diagnostic]) {
    var problems: [Diagnostic] = []
    let sources = document.sections.map { section in
      var source = Source(id: section.heading.value, location: section.heading.location)
      var has: Set<String> = []
      for (key, field) in fields(section, Headings.sourceKeys, &problems) {
        has.insert(field.key.value)
        switch key {
        case .title: source.title = field.value.value
        case .publisher: source.publisher = field.value.value
        case .place: source.place = field.value.value
        case .kind: source.kind = field.value.value
        // A document without a year says so in words: "tidak tercantum".
        case .year:
          source.year =
            field.value.value.utf8.first.map { $0 > UInt8(ascii: "9") } == true
            ? nil : number(field.value, &problems)
        default: break
        }
      }
      require(["judul", "penerbit", "tahun"], ["title", "publisher", "year"], has, section, &problems)
      return source
    }
    return (sources, problems)
  }

  private static func fields(
    _ section: Document.Section, _ keys: [String: Headings.DirectoryKey], _ problems: inout [Diagnostic]
  ) -> [(Headings.DirectoryKey, Document.Field)] {
    section.items.compactMap { item in
      guard let field = MarkdownReader.field(item.value[...], item.location) else {
        problems.append(Diagnostic(.error, item.location, .shape(.notKeyValue(item.value))))
        return nil
      }
      guard let key = keys[field.key.value] else {
        let nearest = NearestName.of(field.key.value, among: keys.keys.sorted())
        problems.append(
          Diagnostic(.error, field.key.location, .shape(.unknownKey(field.key.value, nearest: nearest))))
        return nil
      }
      return (key, field)
    }
  }

  private static func require(
    _ names: [String], _ english: [String], _ has: Set<String>, _ section: Document.Section,
    _ problems: inout [Diagnostic]
  ) {
    for (name, other) in zip(names, english) where !has.contains(name) && !has.contains(other) {
      problems.append(
        Diagnostic(.error, section.heading.location, .shape(.missingField(name, of: section.heading.value))))
    }
  }

  private static func number(_ value: Located<String>, _ problems: inout [Diagnostic]) -> Int? {
    if let number = Int(value.value) { return number }
    problems.append(Diagnostic(.error, value.location, .shape(.badNumber(value.value))))
    return nil
  }
}
