import Basics
import FAQMatching
import FAQText

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

  /// Index into `choices`, or nil when the reply means none of them, or several.
  func pick(_ reply: String, _ choices: [Reply.Choice], of entries: [Int], _ scratch: inout MatchScratch)
    -> Int?
  {
    if let number = number(reply, choices.count) { return number }
    let typed = ChoicePicker.plain(reply)
    if let label = choices.firstIndex(where: {
      ChoicePicker.plain($0.label) == typed || ChoicePicker.plain($0.message) == typed
    }) {
      return label
    }
    return detail(reply, entries, &scratch)
  }

  /// "2", "2.", "(2)", "nomor 2", "yang kedua", "pilihan pertama saja": a place in the list, from 0.
  func number(_ reply: String, _ count: Int) -> Int? {
    guard Ordinals.isPlace(reply), let place = Ordinals.find(reply, of: count) else { return nil }
    return place - 1
  }

  /// Index of the offered entry that the words of the reply fit by far best.
  private func detail(_ reply: String, _ entries: [Int], _ scratch: inout MatchScratch) -> Int? {
    let scores = matcher.scores(reply, among: entries, &scratch)
    let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    guard let first = ranked.first, scores[first] > 0 else { return nil }
    guard ranked.count > 1 else { return first }
    return scores[first] - scores[ranked[1]] >= policy.lead ? first : nil
  }

  /// The letters and digits of a text, in small letters.
  static func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
