/// No id twice, and no wording under two entries or under `Pertanyaan` and `Bukan` of the same one.
enum Duplicates {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    ids(base.entries.map { ($0.id, $0.location) }) + ids(base.contacts.map { ($0.id, $0.location) })
      + ids(base.sources.map { ($0.id, $0.location) }) + wordings(base)
  }

  private static func ids(_ all: [(String, SourceLocation)]) -> [Diagnostic] {
    var first: [String: SourceLocation] = [:]
    return all.compactMap { id, place in
      guard let earlier = first[id] else {
        first[id] = place
        return nil
      }
      return Diagnostic(.error, place, .duplicateID(id, first: earlier))
    }
  }

  private static func wordings(_ base: KnowledgeBase) -> [Diagnostic] {
    var owners: [String: (owner: String, location: SourceLocation)] = [:]
    var problems: [Diagnostic] = []
    for entry in base.entries { add(entry.wordings, entry.id, &owners, &problems) }
    for category in base.categories { add(category.clarification.wordings, category.id, &owners, &problems) }
    add(base.askBack.wordings, "basis", &owners, &problems)
    for canned in base.canned { add(canned.wordings, canned.name, &owners, &problems) }
    for entry in base.entries {
      for wording in entry.counterexamples {
        guard let first = owners[key(wording.value)], first.owner == entry.id else { continue }
        problems.append(
          Diagnostic(.error, wording.location, .duplicateWording(wording.value, first: first.location, owner: first.owner)))
      }
    }
    return problems
  }

  private static func add(
    _ wordings: [Located<String>], _ owner: String, _ owners: inout [String: (owner: String, location: SourceLocation)],
    _ problems: inout [Diagnostic]
  ) {
    for wording in wordings {
      let key = key(wording.value)
      if let first = owners[key] {
        let severity: Diagnostic.Severity = first.owner == owner ? .warning : .error
        problems.append(
          Diagnostic(severity, wording.location, .duplicateWording(wording.value, first: first.location, owner: first.owner)))
      } else {
        owners[key] = (owner, wording.location)
      }
    }
  }

  /// Letters and digits in small letters, parted by single spaces.
  private static func key(_ wording: String) -> String {
    var key: [UInt8] = []
    for byte in wording.lowercased().utf8 {
      let isSign = byte < 0x30 || (byte > 0x39 && byte < 0x61) || (byte > 0x7A && byte < 0x7F)
      if !isSign {
        key.append(byte)
      } else if let last = key.last, last != 0x20 {
        key.append(0x20)
      }
    }
    if key.last == 0x20 { key.removeLast() }
    return String(decoding: key, as: UTF8.self)
  }
}
