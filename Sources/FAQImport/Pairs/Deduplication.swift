/// Each question once, although a page lists it, shows it, and tells it to search engines.
enum Deduplication {
  static func once(_ found: PairFinder.Found, hidden: [SourceDocument.HiddenQuestion]) -> PairFinder.Found {
    var found = found
    let certain = Set(found.pairs.filter { !$0.isDoubtful }.map { QuestionSigns.key($0.title) })
    found.pairs = distinct(
      found.pairs.filter { !$0.isDoubtful || !certain.contains(QuestionSigns.key($0.title)) })
    var known = Set(found.pairs.map { QuestionSigns.key($0.title) })
    for question in hidden where !question.body.isEmpty {
      let title = QuestionLabels.bare(question.title)
      guard !title.isEmpty, known.insert(QuestionSigns.key(question.title)).inserted else { continue }
      found.pairs.append(Pair(title: title, line: question.line, body: question.body, origin: .hidden))
    }
    var told: Set<String> = []
    found.unanswered = found.unanswered.filter { loose in
      let key = QuestionSigns.key(loose.text)
      return !known.contains(key) && told.insert(key).inserted
    }
    return found
  }

  /// Without pairs that say the same, and without those of a table of contents.
  private static func distinct(_ pairs: [Pair]) -> [Pair] {
    var kept: [Pair] = []
    var places: [String: [Int]] = [:]
    var texts: [String] = []
    for pair in pairs {
      let key = QuestionSigns.key(pair.title)
      let text = QuestionSigns.key(pair.body.plain)
      // Of very many equal titles only the last few are compared.
      if let same = places[key]?.suffix(mostCompared).first(where: { isSame(texts[$0], text) }) {
        // The longer of the two has what the other one has.
        if texts[same].utf8.count < text.utf8.count { (kept[same].body, texts[same]) = (pair.body, text) }
        continue
      }
      texts.append(text)
      places[key, default: []].append(kept.count)
      kept.append(pair)
    }
    return kept
  }

  private static let mostCompared = 16

  private static func isSame(_ a: String, _ b: String) -> Bool { a == b || a.hasPrefix(b) || b.hasPrefix(a) }
}
