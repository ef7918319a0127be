import FAQKnowledge

/// Gives each contact of the pages an id: that of the contact that the folder has already, or a new one.
struct ContactPlanner {
  private var known: [String: String] = [:]
  private var taken: Set<String>
  private let texts: ImportTexts
  private let folder: [Contact]
  /// Contacts of the knowledge that the folder lies over, which the folder may have to name again.
  private let below: [Contact]
  private var listed: Set<String> = []
  private(set) var lines: [ImportPlan.ContactLine] = []
  /// Sections to add to `kontak.md`.
  private(set) var sections: [String] = []

  init(folder: [Contact], below: [Contact], texts: ImportTexts) {
    (self.folder, self.below, self.texts) = (folder, below, texts)
    taken = Set(folder.map(\.id))
    for contact in folder { known[FoundContact.key(contact.kind, contact.value)] = contact.id }
  }

  /// The id of a contact that an answer names.
  ///
  /// - Parameters:
  ///   - found: the contact.
  ///   - isWritten: whether the entry is written, so that the contact must be there.
  ///   - source: the id of the page's source.
  /// - Returns: nil when the contact is new and nothing is written.
  mutating func id(of found: FoundContact, isWritten: Bool, source: String) -> String? {
    if let id = known[found.key] {
      list(id, found, .kept)
      return id
    }
    guard isWritten else { return nil }
    if let contact = below.first(where: { FoundContact.key($0.kind, $0.value) == found.key }),
      taken.insert(contact.id).inserted
    {
      sections.append(DirectoryText.contact(contact))
      known[found.key] = contact.id
      list(contact.id, found, .new)
      return contact.id
    }
    let word = found.word
    let detail = String(found.key.split(separator: " ", maxSplits: 1).last ?? "")
    let id = Slug.free(word.rawValue + " " + detail, otherwise: word.rawValue, isTaken: taken.contains)
    taken.insert(id)
    known[found.key] = id
    sections.append(DirectoryText.contact(id, name: texts[word], found.kind, found.value, source: source))
    list(id, found, .new)
    return id
  }

  /// A contact that the officer names; one of the knowledge below is named again in the folder.
  mutating func name(_ id: String) {
    if taken.contains(id) { return }
    guard let contact = below.first(where: { $0.id == id }) else { return }
    taken.insert(id)
    known[FoundContact.key(contact.kind, contact.value)] = id
    sections.append(DirectoryText.contact(contact))
  }

  private mutating func list(_ id: String, _ found: FoundContact, _ status: ImportPlan.Status) {
    guard listed.insert(id).inserted else { return }
    lines.append(.init(id: id, kind: found.kind, value: found.value, status: status))
  }
}
