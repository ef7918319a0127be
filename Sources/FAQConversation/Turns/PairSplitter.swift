import Basics
import FAQText

/// Reads "lupa user id dan password" as "lupa user id" and "lupa password", because the second of two things side by
/// side often shares the verb of the first.
struct PairSplitter: Sendable {

  /// Signs that end a clause.
  static let signs = Array(",.;:?!\n".utf8)

  /// The words that join.
  private let words: WordSet
  /// Words behind the second that say no more than "both", in small letters: "dua-duanya".
  private let both: [[UInt8]]
  /// See ``ProblemsPolicy/longestPair``.
  private let mostWords: Int

  init(_ words: [String], both: [String], mostWords: Int = ProblemsPolicy().longestPair) {
    self.words = WordSet(words)
    self.both = both.map { Array($0.lowercased().utf8) }
    self.mostWords = mostWords
  }

  /// Two things that one word joins.
  struct Pair {
    let first: [UInt8]
    /// The second as it was typed.
    let second: [UInt8]
    /// The second behind the verb of the first; nil when it has that word itself.
    let completed: [UInt8]?
  }

  /// The two things of a message; nil unless exactly one word joins two.
  func pair(_ tokens: [Token], of text: [UInt8]) -> Pair? {
    guard tokens.count <= mostWords, let verb = tokens.first(where: { $0.kind == .word }) else {
      return nil
    }
    // The typed words are used, because the analyzer reads "user id dan password" as one term.
    guard let join = join(in: text), Int(verb.end) < join.lowerBound else { return nil }
    // The text behind the clause belongs to both.
    let second = withoutBoth(text[join.upperBound...].prefix { !PairSplitter.signs.contains($0) })
    let shared = text[Int(verb.start)..<Int(verb.end)]
    let hasVerb = second.split(separator: UInt8(ascii: " ")).contains {
      ASCII.lowered($0) == ASCII.lowered(shared)
    }
    return Pair(
      first: Array(text[..<join.lowerBound]), second: Array(second),
      completed: hasVerb ? nil : Array(shared + second))
  }

  /// The text without the words at its end that say "both".
  private func withoutBoth(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let small = ASCII.lowered(text)
    let found = both.first {
      small.count > $0.count + 1 && small.suffix($0.count + 1).elementsEqual([UInt8(ascii: " ")] + $0)
    }
    return text.dropLast(found.map { $0.count + 1 } ?? 0)
  }

  /// The only word of a text that joins; nil for none and for several.
  private func join(in text: [UInt8]) -> Range<Int>? {
    var (found, start): (Range<Int>?, Int) = (nil, 0)
    for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: " ") {
      if words.contains(start..<end, of: text) {
        guard found == nil else { return nil }
        found = start..<end
      }
      start = end + 1
    }
    return found
  }
}
