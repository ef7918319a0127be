import FAQKnowledge

/// A class of the classifier: an entry, a category too vague to answer, a complaint without a topic, or a canned reply.
package enum Label: Sendable, Equatable, Hashable {
  /// Index into ``KnowledgeBase/entries``.
  case entry(Int)
  /// Index into ``KnowledgeBase/categories``: the folder is clear, the entry is not.
  case category(Int)
  /// Something does not work, and the message does not say where.
  case vague
  /// Index into ``KnowledgeBase/canned``.
  case canned(Int)
}

/// All labels of a base, numbered: entries first, in their order.
package struct LabelSet: Sendable {
  package let all: [Label]
  /// The canned replies that say what is outside.
  let outside: [LabelID]
  private let partial: [Bool]

  init(_ base: KnowledgeBase) {
    var list: [Label] = base.entries.indices.map { .entry($0) }
    for index in base.categories.indices where !base.categories[index].clarification.wordings.isEmpty {
      list.append(.category(index))
    }
    if !base.askBack.wordings.isEmpty { list.append(.vague) }
    for index in base.canned.indices where !base.canned[index].wordings.isEmpty {
      list.append(.canned(index))
    }
    all = list
    outside = list.indices.filter { LabelSet.isOutside(list[$0], base) }.map { LabelID($0) }
    partial = list.map { label in
      if case .canned(let index) = label { return base.canned[index].kind == .handoff }
      return true
    }
  }

  package var count: Int { all.count }

  private static func isOutside(_ label: Label, _ base: KnowledgeBase) -> Bool {
    if case .canned(let index) = label { base.canned[index].kind == .outside } else { false }
  }

  /// Whether labels of what is outside speak against a label: against an answer, because asking back is right where a
  /// message is as vague as that.
  func isAnswer(_ label: LabelID) -> Bool {
    if case .entry = all[label.index] { true } else { false }
  }

  /// The label of an entry.
  package static func entry(_ index: Int) -> LabelID { LabelID(index) }

  package subscript(label: LabelID) -> Label { all[label.index] }

  /// Whether a segment of a longer text may have the label. A greeting or an aside within a story is not what the story
  /// is about, while a problem or the wish for a person is.
  func speaksInSegment(_ label: LabelID) -> Bool { partial[label.index] }

  /// The wordings of a label.
  static func wordings(_ label: Label, _ base: KnowledgeBase) -> [Located<String>] {
    switch label {
    case .entry(let index): base.entries[index].wordings
    case .category(let index): base.categories[index].clarification.wordings
    case .vague: base.askBack.wordings
    case .canned(let index): base.canned[index].wordings
    }
  }
}
