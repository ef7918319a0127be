import FAQKnowledge

/// What a question can turn out to be about: an entry, a category too vague to answer, or a fixed reply.
package enum Subject: Sendable, Equatable, Hashable {
  /// Index into ``KnowledgeBase/entries``.
  case entry(Int)
  /// Index into ``KnowledgeBase/categories``: the folder is clear, the entry is not.
  case category(Int)
  /// Something does not work, and nothing says what.
  case vague
  /// Index into ``KnowledgeBase/canned``.
  case canned(Int)
}

/// All subjects of a base, numbered: entries first, in their order.
package struct SubjectList: Sendable {
  package let subjects: [Subject]
  package let entryCount: Int
  private let partial: [Bool]

  init(_ base: KnowledgeBase) {
    var list: [Subject] = base.entries.indices.map { .entry($0) }
    entryCount = list.count
    for index in base.categories.indices where !base.categories[index].clarification.wordings.isEmpty {
      list.append(.category(index))
    }
    if !base.askBack.wordings.isEmpty { list.append(.vague) }
    for index in base.canned.indices where !base.canned[index].wordings.isEmpty {
      list.append(.canned(index))
    }
    subjects = list
    partial = list.map { subject in
      if case .canned(let index) = subject { return base.canned[index].kind == .handoff }
      return true
    }
  }

  package var count: Int { subjects.count }

  /// Whether a part of a longer text is enough for the subject. A greeting or an aside within a story is none of its
  /// subject, while a problem or the wish for a person is.
  func speaksInPart(_ subject: Int) -> Bool { partial[subject] }

  /// The wordings of a subject.
  static func wordings(_ subject: Subject, _ base: KnowledgeBase) -> [Located<String>] {
    switch subject {
    case .entry(let index): base.entries[index].wordings
    case .category(let index): base.categories[index].clarification.wordings
    case .vague: base.askBack.wordings
    case .canned(let index): base.canned[index].wordings
    }
  }
}
