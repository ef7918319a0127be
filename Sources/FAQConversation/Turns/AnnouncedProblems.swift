import Basics
import FAQText

/// Reads a message that says how many problems it holds: "ada dua masalah, pertama lupa password, kedua email mati".
struct AnnouncedProblems: Sendable {
  /// What stands behind the announcement.
  struct List: Equatable {
    /// The place where that begins, in the UTF-8 of the message.
    let start: Int
    /// The problems that are numbered, as places there; none where fewer than two are.
    let numbered: [Range<Int>]
  }

  /// Most words before the number of problems. By judgement.
  private static let mostBefore = 8
  /// How many problems may be announced.
  private static let counts = 2...5
  /// Words before an ordinal that belong to it: "yang kedua".
  private static let pointers = WordSet(["yang", "yg"])

  /// Words for a problem: "hal", "masalah".
  private let things: WordSet

  /// `things`: words for a problem.
  init(_ things: [String]) { self.things = WordSet(things) }

  /// - Returns: nil for a message that announces nothing.
  func read(_ tokens: [Token], of text: [UInt8]) -> List? {
    let behind = tokens.indices.dropFirst().prefix(AnnouncedProblems.mostBefore + 1).first { place in
      things.contains(AnnouncedProblems.place(tokens[place]), of: text)
        && AnnouncedProblems.counts.contains(AnnouncedProblems.number(tokens[place - 1], text) ?? 0)
    }
    guard let behind else { return nil }
    return List(
      start: Int(tokens[behind].end), numbered: AnnouncedProblems.numbered(tokens[(behind + 1)...], text))
  }

  /// The parts behind "pertama", "kedua" and so on, in their order.
  private static func numbered(_ tokens: ArraySlice<Token>, _ text: [UInt8]) -> [Range<Int>] {
    var starts: [(mark: Int, text: Int)] = []
    for index in tokens.indices where number(tokens[index], text) == starts.count + 1 {
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
