import Basics
import FAQText

/// Reads "lupa user id dan password" as "lupa user id" and "lupa password": where two things are named side by side, the
/// second has its verb from the first.
struct PairSplitter: Sendable {
  /// A longer message tells a story.
  static let longest = 16

  /// They end a clause.
  private static let signs = Array(",.;:?!\n".utf8)

  /// The words that join, in small letters.
  private let words: Set<[UInt8]>

  init(_ words: [String]) { self.words = Set(words.map { Array($0.lowercased().utf8) }) }

  /// Both problems as texts of their own; nil unless one word alone joins two things.
  ///
  /// `text`: the message, UTF-8.
  func pair(_ tokens: [Token], of text: [UInt8]) -> (first: [UInt8], second: [UInt8])? {
    guard tokens.count <= PairSplitter.longest, let verb = tokens.first(where: { $0.kind == .word }) else {
      return nil
    }
    // Words as they are written: "user id dan password" is read as one thing, and still names two.
    let typed = text.split(separator: UInt8(ascii: " "))
    let joins = typed.filter { words.contains(ASCII.lowered($0)) }
    guard joins.count == 1, let join = joins.first, Int(verb.end) < join.startIndex else { return nil }
    // What comes behind the clause is said of both.
    let second = text[join.endIndex...].prefix { !PairSplitter.signs.contains($0) }
    return (Array(text[..<join.startIndex]), Array(text[Int(verb.start)..<Int(verb.end)] + second))
  }
}
