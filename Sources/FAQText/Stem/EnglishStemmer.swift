/// A light English stemmer, after steps 1a to 1c of Porter (1980): it takes off plurals, -ed, -ing, -ly, -ment, -ness, -ation,
/// -ition, -ion and a final e, and makes a final y an i.
///
/// It needs no dictionary and gives the same form for "reset", "resets" and "resetting"; the form need not be a word
/// ("charge", "charging" and "charged" give "charg").
package enum EnglishStemmer {
  /// Shortens `word` in place. Words of three letters or fewer stay.
  package static func stem(_ word: inout [UInt8]) {
    guard word.count > 3, word.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) else {
      return
    }
    plural(&word)
    let participle = dropParticiple(&word)
    if !participle { _ = drop(&word, "ly", leaving: 4) }
    for suffix in ["ment", "ness", "ation", "ition", "ion"] where drop(&word, suffix, leaving: 4) { break }
    if word.count > 4, word.last == UInt8(ascii: "e") { word.removeLast() }
    if word.count > 3, word.last == UInt8(ascii: "y"), !isVowel(word[word.count - 2]) {
      word[word.count - 1] = UInt8(ascii: "i")
    }
  }

  private static func plural(_ word: inout [UInt8]) {
    if drop(&word, "sses", leaving: 1) {
      word.append(contentsOf: "ss".utf8)
    } else if drop(&word, "ies", leaving: 2) {
      word.append(UInt8(ascii: "y"))
    } else if !ends(word, "ss"), !ends(word, "us"), !ends(word, "is") {
      _ = drop(&word, "s", leaving: 3)
    }
  }

  private static func dropParticiple(_ word: inout [UInt8]) -> Bool {
    for suffix in ["ing", "ed"] where ends(word, suffix) {
      let body = word.dropLast(suffix.utf8.count)
      guard body.count >= 3, body.contains(where: { isVowel($0) || $0 == UInt8(ascii: "y") }),
        !ends(word, "eed")
      else {
        return false
      }
      word.removeLast(suffix.utf8.count)
      let last = word[word.count - 1]
      let doubled =
        word[word.count - 2] == last && last != UInt8(ascii: "l") && last != UInt8(ascii: "s")
        && last != UInt8(ascii: "z")
      if doubled { word.removeLast() }
      return true
    }
    return false
  }

  private static func drop(_ word: inout [UInt8], _ suffix: String, leaving: Int) -> Bool {
    guard ends(word, suffix), word.count - suffix.utf8.count >= leaving else { return false }
    word.removeLast(suffix.utf8.count)
    return true
  }

  private static func ends(_ word: [UInt8], _ suffix: String) -> Bool {
    word.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    Skeleton.isVowel(byte)
  }
}
