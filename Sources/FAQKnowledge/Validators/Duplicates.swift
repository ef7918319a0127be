import Basics

/// No id twice, no wording under two entries or under `Pertanyaan` and `Bukan` of the same one, and no question of an entry
/// under two of its follow-ups.
enum Duplicates {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    repeatedIDs(base) + wordings(base) + followUps(base)
  }

  static func repeatedIDs(_ base: KnowledgeBase) -> [Diagnostic] {
    ids(base.entries.map { ($0.id, $0.location) }) + ids(base.contacts.map { ($0.id, $0.location) })
      + ids(base.sources.map { ($0.id, $0.location) })
  }

  /// Drafts that lie beside an entry of their id in the same folder, as a move that a crash has cut leaves them. A draft may
  /// well lie over an entry of an earlier folder.
  static func repeatedDrafts(_ folder: KnowledgeBase) -> [Diagnostic] {
    let drafts = Set(folder.drafts.map(\.location.path))
    if drafts.isEmpty { return [] }
    return ids((folder.entries + folder.drafts).map { ($0.id, $0.location) }).filter {
      drafts.contains($0.location.path)
    }
  }

  private static func ids(_ all: [(String, SourceLocation)]) -> [Diagnostic] {
    var first: [String: SourceLocation] = [:]
    return all.compactMap { id, place in
      guard let earlier = first[id] else {
        first[id] = place
        return nil
      }
      return Diagnostic(.error, place, .content(.duplicateID(id, first: earlier)))
    }
  }

  /// Whose a wording is: the name to show, and the part that it stands in. A category may be named like its entry.
  private struct Owner: Equatable {
    var name: String
    var part: String
  }
  private typealias Owners = [String: (owner: Owner, location: SourceLocation)]

  private static func wordings(_ base: KnowledgeBase) -> [Diagnostic] {
    var owners: Owners = [:]
    var problems: [Diagnostic] = []
    for entry in base.entries { add(entry.wordings, owner(entry), &owners, &problems) }
    for category in base.categories {
      add(category.clarification.wordings, Owner(name: category.id, part: "category"), &owners, &problems)
    }
    add(base.askBack.wordings, Owner(name: "basis", part: "vague"), &owners, &problems)
    for canned in base.canned {
      let name = canned.name.isEmpty ? "basis" : canned.name
      add(canned.wordings, Owner(name: name, part: canned.kind.rawValue), &owners, &problems)
    }
    for entry in base.entries {
      for wording in entry.counterexamples {
        guard let first = owners[key(wording.value)], first.owner == owner(entry) else { continue }
        problems.append(
          Diagnostic(
            .error, wording.location,
            .content(.duplicateWording(wording.value, first: first.location, owner: entry.id))
          ))
      }
    }
    return problems
  }

  private static func followUps(_ base: KnowledgeBase) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for entry in base.entries {
      var owners: Owners = [:]
      for followUp in entry.followUps {
        let owner = Owner(name: followUp.target.name, part: "follow-up")
        add(followUp.wordings, owner, &owners, &problems)
      }
    }
    return problems
  }

  private static func owner(_ entry: Entry) -> Owner { Owner(name: entry.id, part: "entry") }

  private static func add(
    _ wordings: [Located<String>], _ owner: Owner, _ owners: inout Owners, _ problems: inout [Diagnostic]
  ) {
    for wording in wordings {
      let key = key(wording.value)
      if let first = owners[key] {
        let severity: Diagnostic.Severity = first.owner == owner ? .warning : .error
        problems.append(
          Diagnostic(
            severity, wording.location,
            .content(.duplicateWording(wording.value, first: first.location, owner: first.owner.name))))
      } else {
        owners[key] = (owner, wording.location)
      }
    }
  }

  /// Letters and digits in small letters, parted by single spaces.
  static func key(_ wording: String) -> String {
    var key: [UInt8] = []
    for byte in wording.lowercased().utf8 {
      if ASCII.isLetterOrDigit(byte) || ASCII.isOutside(byte) {
        key.append(byte)
      } else if let last = key.last, last != UInt8(ascii: " ") {
        key.append(UInt8(ascii: " "))
      }
    }
    if key.last == UInt8(ascii: " ") { key.removeLast() }
    return String(decoding: key, as: UTF8.self)
  }
}
