import Basics
import FAQKnowledge

/// A message as patterns see it, with what they found in it: each pattern reads it once, however many rules have it and
/// however many of its clauses are tried without the others.
struct PatternText: Sendable {
  private var text: [UInt8] = []
  /// The text in small letters; nil until a pattern asks for it.
  private var lowered: [UInt8]?
  /// Whether each pattern matches; nil where it has not been tried.
  private var found: [Bool?] = []
  /// The pairs of bytes that it holds.
  private(set) var pairs = Pattern.ByteSet(pairsOf: [])

  /// Forgets what was found, unless the text is the same.
  mutating func read(_ new: [UInt8]) {
    guard new != text else { return }
    (text, lowered) = (new, nil)
    for pattern in found.indices { found[pattern] = nil }
    pairs = Pattern.ByteSet(pairsOf: new)
  }

  /// Whether one of several patterns, always the same ones, matches the text.
  mutating func matches(_ patterns: [Pattern], _ number: Int) -> Bool {
    if found.isEmpty { found = [Bool?](repeating: nil, count: patterns.count) }
    if let known = found[number] { return known }
    let text = lowered ?? ASCII.lowered(text)
    lowered = text
    let matches = patterns[number].matches(text)
    found[number] = matches
    return matches
  }
}
