import FAQMatching
import FAQText

/// The words of a reply or of an answer's label, as the analyzer reads them.
struct LabelWords: Sendable {
  /// A word as a term, or as typed where the knowledge has none for it.
  enum Key: Hashable, Sendable {
    case term(Int32)
    case word([UInt8])
  }

  /// Which side of a question a text takes.
  enum Side: Sendable { case yes, no, neither }

  /// The words that tell something; all of them where none does.
  let keys: Set<Key>
  let first: Key?
  /// The side that the first word takes.
  let lead: Side
  /// The side of the whole: a no anywhere denies ("sudah tidak bisa"), a yes counts only in front.
  let side: Side
  /// Whether it is nothing but yes or no.
  let isBare: Bool

  init(_ text: String, yes: Set<Key>, no: Set<Key>, _ matcher: Matcher, _ scratch: inout MatchScratch) {
    let all = LabelWords.read(text, matcher, &scratch)
    let telling = all.filter { !$0.isFiller }.map(\.key)
    keys = Set(telling.isEmpty ? all.map(\.key) : telling)
    first = all.first?.key
    let lead: Side =
      all.first.map { no.contains($0.key) ? .no : yes.contains($0.key) ? .yes : .neither } ?? .neither
    self.lead = lead
    side = all.contains { no.contains($0.key) } ? .no : lead
    isBare = side != .neither && all.allSatisfy { $0.isFiller || yes.contains($0.key) || no.contains($0.key) }
  }

  /// The keys of a list of words of the knowledge.
  static func keys(_ list: [String], _ matcher: Matcher) -> Set<Key> {
    var scratch = matcher.makeScratch()
    return Set(list.flatMap { read($0, matcher, &scratch).map(\.key) })
  }

  private static func read(_ text: String, _ matcher: Matcher, _ scratch: inout MatchScratch) -> [(
    key: Key, isFiller: Bool
  )] {
    let bytes = Array(text.utf8)
    matcher.analyzer.analyze(bytes, &scratch.analysis)
    return scratch.analysis.tokens.map { token in
      let typed = bytes[Int(token.start)..<Int(token.end)].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return (token.term >= 0 ? .term(token.term) : .word(typed), token.kind == .filler)
    }
  }
}
