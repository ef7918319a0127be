import Basics
import FAQMatching
import FAQText

/// The line of an entry that holds most of the words that its title lacks, cut to what one looks over.
struct HitSnippet: Sendable {
  /// The text of the line, and the words in it.
  var text: String
  var marks: [EntrySearch.Mark]

  /// Most bytes of a snippet, and how many of them may stand before the first word.
  private static let longest = 150
  private static let lead = 50

  /// - Parameters:
  ///   - lines: the lines of the answer.
  ///   - told: the terms that its title shows.
  /// - Returns: nil where the title has all words that the answer has.
  static func find(_ lines: [EntrySearch.MarkedLine], besides told: Set<TermID>) -> HitSnippet? {
    var best: (line: EntrySearch.MarkedLine, new: Int)?
    for line in lines where !line.marks.isEmpty {
      let new = Set(line.marks.map(\.term)).subtracting(told).count
      if new > best?.new ?? 0 { best = (line, new) }
    }
    guard let line = best?.line, let first = line.marks.first(where: { !told.contains($0.term) }) else {
      return nil
    }
    return cut(line.text, line.marks, around: first.range)
  }

  /// The part of a line around a word, from a beginning of a word to an end of one.
  private static func cut(_ line: String, _ marks: [EntrySearch.Mark], around place: Range<Int>) -> HitSnippet
  {
    let bytes = Array(line.utf8)
    var start = max(0, place.lowerBound - lead)
    while start > 0, start < place.lowerBound, !ASCII.isSpace(bytes[start - 1]) { start += 1 }
    var end = min(bytes.count, start + longest)
    while end < bytes.count, end > place.upperBound, !ASCII.isSpace(bytes[end]) { end -= 1 }
    let (head, tail) = (start > 0 ? "… " : "", end < bytes.count ? " …" : "")
    let shift = head.utf8.count - start
    let inside = marks.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    return HitSnippet(
      text: head + String(decoding: bytes[start..<end], as: UTF8.self) + tail,
      marks: inside.map { $0.moved(by: shift) })
  }
}
