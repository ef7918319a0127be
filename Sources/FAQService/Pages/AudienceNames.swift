import FAQKnowledge

/// The audiences of the knowledge as a reader writes them, looked up once, because a page names them for each entry.
struct AudienceNames: Sendable {
  private let names: [String: String]

  init(_ audiences: [String], _ words: ScreenWords) {
    names = Dictionary(
      audiences.map { ($0, words.name(ofAudience: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of the audiences of an entry, or of one.
  func list(_ audiences: [String]) -> [String] { audiences.map { names[$0] ?? $0 } }
}
