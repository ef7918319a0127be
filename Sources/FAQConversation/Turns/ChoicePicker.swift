import Basics
import FAQMatching
import FAQText
import Glibc

/// Finds which of the offered choices a reply means: its number, its label, or the missing detail.
struct ChoicePicker: Sendable {
  let matcher: Matcher
  let policy: ChoicePolicy

  /// Whether the reply is a bare number, whether or not there is such a choice.
  static func isNumber(_ reply: String) -> Bool {
    // Every message is looked at here and few are numbers, so that a few bytes must be enough.
    guard reply.utf8.count <= 8 else { return false }
    let signs = reply.utf8.filter { $0 > UInt8(ascii: " ") && !".()#".utf8.contains($0) }
    return !signs.isEmpty && signs.count <= 2 && signs.allSatisfy(ASCII.isDigit)
  }

  /// Index of the choice that the reply names by its place or its whole label.
  func named(_ reply: String, _ choices: [Reply.Choice]) -> Int? {
    if let number = number(reply, choices.count) { return number }
    let typed = ChoicePicker.plain(reply)
    return choices.firstIndex {
      ChoicePicker.plain($0.label) == typed || ChoicePicker.plain($0.message) == typed
    }
  }

  /// "2", "2.", "(2)", "nomor 2", "yang kedua", "pilihan pertama saja": a place in the list, from 0.
  func number(_ reply: String, _ count: Int) -> Int? {
    guard Ordinals.isPlace(reply), let place = Ordinals.find(reply, of: count) else { return nil }
    return place - 1
  }

  /// The entry that the words of a reply fit best.
  struct Likely {
    /// Index into the entries.
    var place: Int
    /// Its share among the entries, from 0 to 1.
    var fit: Float
    /// How far it is ahead of the next, from 0 to 1.
    var lead: Float
  }

  /// - Returns: nil when the words of the reply tell none of the entries from the others.
  func likely(_ reply: String, _ entries: [Int], _ scratch: inout MatchScratch) -> Likely? {
    let scores = matcher.scores(reply, among: entries, scratch: &scratch)
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    let next = scores.indices.filter { $0 != best }.map { scores[$0] }.max() ?? 0
    let lead = scores[best] - next
    guard scores[best] > 0 || lead >= policy.lead else { return nil }
    let all = scores.reduce(Float(0)) { $0 + exp($1 - scores[best]) }
    return Likely(place: best, fit: 1 / all, lead: min(lead, 3) / 3)
  }

  /// The message without what it says that it is not about ("bukan spam, yang tidak sampai"), and without the tokens in `left`.
  func meant(_ turn: TurnInput, without left: [Range<Int>] = []) -> String {
    let exclusions = matcher.polarity.read(turn.tokens).filter(\.isCertain)
    return turn.words(without: left + exclusions.flatMap { [$0.cue, $0.words] })
  }

  /// The letters and digits of a text, in small letters.
  static func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
