import Basics
import FAQText

/// Reads a message that says how many problems it holds: "ada dua masalah, pertama lupa password, kedua email mati".
struct AnnouncedProblems: Sendable {
  /// The text that an announcement leads to, and the parts of it that are numbered.
  struct List: Equatable {
    /// The place where that begins, in the UTF-8 of the message.
    let start: Int
    /// The problems that are numbered, as places there; none where fewer than two are.
    let numbered: [Range<Int>]
  }

  /// Most words before the announcement. By judgement.
  private static let mostBefore = 8
  /// Most words from the word for a problem to their number: "masalah kami ada dua". By judgement.
  private static let mostBetween = 3
  /// How many problems may be announced. Bounds the matches of a message; what is numbered behind them belongs to the last.
  private static let counts = 2...5
  /// Words before an ordinal that belong to it: "yang kedua".
  private static let pointers = WordSet(["yang", "yg"])

  /// Words for a problem: "hal", "masalah".
  private let things: WordSet
  /// Words for more than one: "beberapa".
  private let several: WordSet

  init(things: [String], several: [String]) {
    (self.things, self.several) = (WordSet(things), WordSet(several))
  }

  /// - Returns: nil for a message that announces nothing.
  func read(_ tokens: [Token], of text: [UInt8]) -> List? {
    if let behind = announcement(tokens, text) {
      let start = behind > 0 ? Int(tokens[behind - 1].end) : 0
      return List(start: start, numbered: AnnouncedProblems.numbered(tokens[behind...], text, from: start))
    }
    // "Pertama …, kedua …" announces by its first word.
    guard
      let first = tokens.indices.prefix(AnnouncedProblems.mostBefore).first(where: { !tokens[$0].isFiller }),
      AnnouncedProblems.number(tokens[first], text) == 1
    else { return nil }
    let numbered = AnnouncedProblems.numbered(tokens[first...], text, from: nil)
    return numbered.first.map { List(start: $0.lowerBound, numbered: numbered) }
  }

  /// The number of the first token behind the announcement; nil where there is none.
  private func announcement(_ tokens: [Token], _ text: [UInt8]) -> Int? {
    for place in tokens.indices.prefix(AnnouncedProblems.mostBefore + 2)
    where things.contains(AnnouncedProblems.place(tokens[place]), of: text) {
      if place > 0, isMany(tokens[place - 1], text) { return place + 1 }
      let behind = tokens.indices[(place + 1)...].prefix(AnnouncedProblems.mostBetween)
      if let number = behind.first(where: { isMany(tokens[$0], text) }) { return number + 1 }
    }
    return nil
  }

  private func isMany(_ token: Token, _ text: [UInt8]) -> Bool {
    if several.contains(AnnouncedProblems.place(token), of: text) { return true }
    return AnnouncedProblems.number(token, text).map(AnnouncedProblems.counts.contains) ?? false
  }

  /// The parts behind "pertama", "kedua" and so on, in their order.
  ///
  /// `start`: where the first part begins that is not numbered, "dua masalah: lupa password, kedua …"; nil for none.
  private static func numbered(_ tokens: ArraySlice<Token>, _ text: [UInt8], from start: Int?) -> [Range<Int>]
  {
    var starts: [(mark: Int, text: Int)] = []
    for index in tokens.indices where starts.count < counts.upperBound {
      guard let number = number(tokens[index], text) else { continue }
      if starts.isEmpty, number == 2, let start { starts.append((start, start)) }
      guard number == starts.count + 1 else { continue }
      let isPointed = index > tokens.startIndex && pointers.contains(place(tokens[index - 1]), of: text)
      starts.append((Int(tokens[isPointed ? index - 1 : index].start), Int(tokens[index].end)))
    }
    guard starts.count > 1 else { return [] }
    let ends = starts.dropFirst().map(\.mark) + [text.count]
    return zip(starts, ends).map { $0.text..<max($0.text, $1) }
  }

  private static func place(_ token: Token) -> Range<Int> { Int(token.start)..<Int(token.end) }

  /// The number that a word names: 2 for "dua", "2" and "kedua".
  private static func number(_ token: Token, _ text: [UInt8]) -> Int? {
    Ordinals.number(String(decoding: text[place(token)], as: UTF8.self).lowercased())
  }
}
