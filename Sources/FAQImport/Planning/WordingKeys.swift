import FAQKnowledge

/// Wordings that the folder has already: none may stand in two places.
struct WordingKeys {
  /// The entry that each wording belongs to; empty where it belongs to none.
  private var owners: [String: String] = [:]

  init(_ base: KnowledgeBase) {
    for entry in base.entries {
      for wording in entry.wordings { owners[WordingKeys.key(wording.value)] = entry.id }
    }
    let others =
      base.categories.flatMap(\.clarification.wordings) + base.askBack.wordings
      + base.canned.flatMap(\.wordings)
    for wording in others { owners[WordingKeys.key(wording.value)] = "" }
  }

  /// Those of the proposals that no other entry has; they are this entry's from now on.
  mutating func free(_ proposals: [String], of id: String) -> [String] {
    proposals.filter { proposal in
      let key = WordingKeys.key(proposal)
      guard !key.isEmpty, owners[key] == nil || owners[key] == id else { return false }
      defer { owners[key] = id }
      return true
    }
  }

  private static func key(_ wording: String) -> String { QuestionSigns.key(wording) }
}

/// The folder of a category.
enum CategoryName {
  /// Names that folders of other files have.
  private static let others: Set<String> = ["basis", "pengumuman", "notices", "draf"]

  static func slug(_ name: String, _ texts: ImportTexts) -> String {
    let slug = Slug.of(name, longest: 48)
    if slug.isEmpty { return Slug.of(texts[.general]) }
    return others.contains(slug) ? slug + "-faq" : slug
  }
}

extension AnswerShape {
  /// An answer that has nothing but notes answers with them.
  mutating func keepAnswer() {
    guard summary.isEmpty, steps.isEmpty else { return }
    if !notes.isEmpty {
      (summary, notes) = (notes.joined(separator: "\n\n"), [])
    } else if !attachments.isEmpty {
      (summary, attachments) = (attachments.map { "- " + $0 }.joined(separator: "\n"), [])
    }
  }
}
