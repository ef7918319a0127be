import FAQKnowledge
import FAQText

/// Finds the choice of a field that a value means: by its place ("2", "yang kedua"), its label, a typing error of it, or
/// some of its words.
enum ChoiceCheck {
  static func pick(_ text: String, _ labels: [String]) -> String? {
    let words = MessageWords.of(text)
    if Ordinals.isPlace(text), let place = Ordinals.find(text, of: labels.count) { return labels[place - 1] }
    let plain = words.joined(separator: " ")
    if let same = labels.first(where: { MessageWords.of($0).joined(separator: " ") == plain }) { return same }
    if let near = NearestName.of(plain, among: labels) { return near }
    let counts = labels.map { score(words, MessageWords.of($0)) }
    guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1 else { return nil }
    return zip(labels, counts).first { $0.1 == most }?.0
  }

  /// The number of words that speak for a label: whole, shortened to four letters or more, or mistyped.
  private static func score(_ words: [String], _ label: [String]) -> Int {
    words.count { word in
      label.contains { part in
        part == word || (word.count >= 4 && part.hasPrefix(word))
          || (word.count >= 5 && NearestName.of(word, among: [part]) != nil)
      }
    }
  }
}
