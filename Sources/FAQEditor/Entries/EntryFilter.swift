import Basics
import FAQKnowledge

/// The entries that the list shows.
struct EntryFilter: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case all = "semua"
    case faulty = "masalah"
    case drafts = "draf"
    case due = "tinjau"
    case unhelpful = "tidak-membantu"
  }

  var words: [String] = []
  var category = ""
  var kind = Kind.all
  var typed = ""

  init(_ query: FormFields) {
    typed = String((query["q"] ?? "").prefix(200))
    words = typed.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    category = query["kategori"] ?? ""
    kind = query["saring"].flatMap(Kind.init) ?? .all
  }

  func shows(_ entry: Entry, _ knowledge: DeskKnowledge, _ votes: EntryVotes, now: WallTime) -> Bool {
    guard category.isEmpty || entry.category == category else { return false }
    switch kind {
    case .all: break
    case .faulty:
      guard knowledge.errors(entry.location.path) + knowledge.warnings(entry.location.path) > 0 else {
        return false
      }
    case .drafts: guard entry.isDraft else { return false }
    case .due:
      guard entry.isDue(at: now, knowledge.base.zone) || entry.hasExpired(at: now, knowledge.base.zone) else {
        return false
      }
    case .unhelpful: guard votes[entry.id].unhelpful > 0 else { return false }
    }
    if words.isEmpty { return true }
    let text = ([entry.id, entry.title, entry.summary] + entry.wordings.map(\.value)).joined(separator: "\n")
      .lowercased()
    return words.allSatisfy { text.firstPlace(of: $0) != nil }
  }
}
