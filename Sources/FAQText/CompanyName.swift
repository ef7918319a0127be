import Basics

/// Finds the names of firms in an Indonesian text with small letters. In "akun CV Karya Mandiri" the last two words are about
/// nothing, because they are a name, although "mandiri" may be a bank.
struct CompanyName {
  /// Most words of a name. By judgement.
  static let mostWords = 4
  /// The legal forms of firms, which stand before their names.
  private static let forms = ["cv", "pt", "ud", "pd"].map { Array($0.utf8) }

  /// How many words more the name may have.
  private var left = 0

  /// Whether the next word belongs to a name. Each word of a text is asked about in turn.
  ///
  /// A name ends at the end of a sentence, and before a word all in capitals, because "SIKAP" and "LPSE" are subjects. A full
  /// stop behind the legal form ends nothing: "PT. Maju Jaya".
  mutating func takes(_ word: RawWord, of text: TokenizedText, typed: [UInt8]) -> Bool {
    let isFirst = left == CompanyName.mostWords
    if left > 0, word.kind == .word, CompanyName.isCapitalised(word, typed), isFirst || !word.startsSentence {
      left -= 1
      return true
    }
    let isForm = CompanyName.forms.contains { text.folded[word.folded].elementsEqual($0) }
    left = isForm ? CompanyName.mostWords : 0
    return false
  }

  /// Whether a word has a capital and then a small letter.
  private static func isCapitalised(_ word: RawWord, _ typed: [UInt8]) -> Bool {
    let second = word.start + 1
    return word.startsWithCapital && second < word.end && !ASCII.isCapital(typed[second])
  }
}
