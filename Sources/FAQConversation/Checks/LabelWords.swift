import Basics
import FAQMatching
import FAQText

/// The words of a reply or of an answer's label, as the analyzer reads them.
struct LabelWords: Sendable {
  /// A word as a term, or as typed where the knowledge has no term for it. All words of agreement are one key, and so
  /// are all words of denial.
  enum Key: Hashable, Sendable {
    case term(TermID)
    case word([UInt8])
    case yes, no
  }

  /// The side of a question that a text takes.
  enum Side: Sendable { case yes, no, neither }

  /// The keys of all words but fillers; of the fillers where the text has nothing else.
  let keys: Set<Key>
  let first: Key?
  /// The side that the first word takes.
  let lead: Side
  /// The side of the whole: a no anywhere denies ("sudah tidak bisa"), a yes counts only in front.
  let side: Side
  /// Whether it is nothing but yes or no.
  let isBare: Bool

  init(_ text: String, yes: Set<Key>, no: Set<Key>, matcher: Matcher, _ scratch: inout MatchScratch) {
    let bytes = Array(text.utf8)
    matcher.analyzer.analyze(bytes, &scratch.analysis)
    self.init(scratch.analysis.tokens, of: bytes, yes: yes, no: no)
  }

  /// Reads a text that is analyzed already; `text` is its UTF-8.
  init(_ tokens: [Token], of text: [UInt8], yes: Set<Key>, no: Set<Key>) {
    let all = LabelWords.read(tokens, of: text)
    first = all.first?.key
    let words: [Word] = all.map { word in
      (no.contains(word.key) ? .no : yes.contains(word.key) ? .yes : word.key, word.isFiller)
    }
    let sides = words.map(\.key).filter { $0 == .yes || $0 == .no }
    let telling = words.filter { !$0.isFiller || sides.contains($0.key) }.map(\.key)
    keys = Set(telling.isEmpty ? words.map(\.key) : telling)
    lead = words.first.map { $0.key == .no ? .no : $0.key == .yes ? .yes : .neither } ?? .neither
    side = sides.contains(.no) ? .no : lead
    isBare = side != .neither && telling.count == sides.count
  }

  /// The keys of a list of words of the knowledge.
  static func keys(_ list: [String], _ matcher: Matcher) -> Set<Key> {
    var scratch = matcher.makeScratch()
    return Set(
      list.flatMap { word in
        let bytes = Array(word.utf8)
        matcher.analyzer.analyze(bytes, &scratch.analysis)
        return read(scratch.analysis.tokens, of: bytes).map(\.key)
      })
  }

  private typealias Word = (key: Key, isFiller: Bool)

  private static func read(_ tokens: [Token], of text: [UInt8]) -> [Word] {
    tokens.map { token in
      let typed = ASCII.lowered(text[Int(token.start)..<Int(token.end)])
      return (token.term.map { .term($0) } ?? .word(typed), token.isFiller)
    }
  }
}
