/// Entries of `status: draf`: they are read, and count for nothing.
enum Drafts {
  /// The problems of a load, in which those of a draft's own file are warnings: somebody is still writing it.
  static func softened(_ problems: [Diagnostic], of base: KnowledgeBase) -> [Diagnostic] {
    guard !base.drafts.isEmpty else { return problems }
    let files = Set(base.drafts.map(\.location.path))
    return problems.map { problem in
      guard files.contains(problem.location.path) else { return problem }
      return Diagnostic(.warning, problem.location, problem.problem)
    }
  }

  /// Takes the references to drafts out of the base.
  ///
  /// - Returns: a warning for each.
  static func unlink(_ base: inout KnowledgeBase) -> [Diagnostic] {
    let entries = Set(base.entries.map(\.id))
    let drafts = Set(base.drafts.map(\.id)).subtracting(entries)
    return base.unlink(drafts).map { Diagnostic(.warning, $0.location, .content(.refersToDraft($0.value))) }
  }
}

extension Entry {
  /// Takes the follow-ups out that lead to entries.
  fileprivate mutating func unlinkFollowUps(_ ids: Set<String>) -> [Located<String>] {
    var found: [Located<String>] = []
    followUps.removeAll { followUp in
      guard case .entry(let id) = followUp.target, ids.contains(id) else { return false }
      found.append(Located(id, followUp.location))
      return true
    }
    return found
  }
}

extension KnowledgeBase {
  /// Takes all references to entries out: of related ones, of choices, of codes, of answers of checks. An answer of a
  /// check that leads there ends with the sentence that nothing is known.
  ///
  /// - Parameter ids: the entries that answer nothing.
  /// - Returns: the references, with their places.
  mutating func unlink(_ ids: Set<String>) -> [Located<String>] {
    guard !ids.isEmpty else { return [] }
    var found: [Located<String>] = []
    for index in entries.indices {
      found += entries[index].related.filter { ids.contains($0.value) }
      entries[index].related.removeAll { ids.contains($0.value) }
      found += entries[index].unlinkFollowUps(ids)
      found += unlink(&entries[index].check, ids)
    }
    for index in categories.indices {
      found += KnowledgeBase.unlink(&categories[index].clarification, ids)
      found += unlink(&categories[index].check, ids)
    }
    found += KnowledgeBase.unlink(&askBack, ids)
    for index in codes.indices {
      guard let entry = codes[index].entry, ids.contains(entry.value) else { continue }
      found.append(entry)
      codes[index].entry = nil
    }
    return found
  }

  private static func unlink(_ clarification: inout Clarification, _ ids: Set<String>) -> [Located<String>] {
    let found = clarification.choices.filter { ids.contains($0.entry) }
    clarification.choices.removeAll { ids.contains($0.entry) }
    return found.map { Located($0.entry, $0.location) }
  }

  private func unlink(_ check: inout GuidedCheck?, _ ids: Set<String>) -> [Located<String>] {
    guard var open = check else { return [] }
    var found: [Located<String>] = []
    for question in open.questions.indices {
      for number in open.questions[question].answers.indices {
        let answer = open.questions[question].answers[number]
        guard case .entry(let id) = answer.target, ids.contains(id) else { continue }
        found.append(Located(id, answer.targetLocation))
        open.questions[question].answers[number].target = .closing(phrasebook[.unknown], contacts: [])
      }
    }
    check = open
    return found
  }
}
