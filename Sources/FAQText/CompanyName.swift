/// Finds the names of firms in a text with small letters: of "akun CV Karya Mandiri" the last two words, which are about
/// nothing, although "mandiri" may be a bank.
struct CompanyName {
  /// Most words of a name. By judgement.
  static let mostWords = 4
  /// What a firm is, in front of its name.
  private static let forms = ["cv", "pt", "ud", "pd"].map { Array($0.utf8) }

  /// How many words more the name may have.
  private var left = 0

  /// Whether the next word of the text belongs to a name. Each word is asked about in turn.
  mutating func takes(_ word: RawWord, of text: TokenizedText) -> Bool {
    if left > 0, word.startsWithCapital, word.kind == .word {
      left -= 1
      return true
    }
    let isForm = CompanyName.forms.contains { text.folded[word.folded].elementsEqual($0) }
    left = isForm ? CompanyName.mostWords : 0
    return false
  }
}
