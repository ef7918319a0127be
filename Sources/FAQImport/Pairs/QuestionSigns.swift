/// Signs by which a text shows that it asks, or that it answers.
enum QuestionSigns {
  /// Whether a title asks: it ends with a question mark, or begins as questions begin.
  static func isQuestion(_ title: String) -> Bool {
    guard title.utf8.count <= ImportLimits.question * 4, title.count <= ImportLimits.question,
      title.contains(where: \.isLetter)
    else { return false }
    return endsAsQuestion(title) || beginsAsQuestion(title)
  }

  /// Whether the text is one sentence with a question mark at its end; brackets and quotation marks may follow it.
  static func endsAsQuestion(_ text: String) -> Bool {
    guard text.utf8.count <= ImportLimits.question * 4, text.utf8.contains(UInt8(ascii: "?")),
      text.count <= ImportLimits.question, let mark = text.lastIndex(of: "?")
    else { return false }
    let rest = text[text.index(after: mark)...].drop { $0.isWhitespace }
    return rest.isEmpty || rest.allSatisfy { "?!”\"')*_. ".contains($0) }
      || rest.hasPrefix("(") && rest.count < 40
  }

  static func beginsAsQuestion(_ text: String) -> Bool {
    let words = text.lowercased().split { !($0.isLetter || $0 == "-") }.prefix(2).map(String.init)
    guard let first = words.first else { return false }
    return beginnings.contains(first) || words.count == 2 && beginnings.contains(words.joined(separator: " "))
  }

  /// Whether no other sentence ends before the last one; what has a number may say another one first.
  static func isOneSentence(_ text: String) -> Bool {
    if text.utf8.count <= 200, QuestionLabels.prefix(of: text) > 0 {
      return !QuestionLabels.bare(text).dropLast().contains { "?!".contains($0) }
    }
    var previous: Character = " "
    var sentences = 0
    for character in text {
      if character.isWhitespace, "?!".contains(previous) { sentences += 1 }
      previous = character
    }
    return sentences == 0 && !text.dropLast().contains(". ")
  }

  /// Whether a text is no question of a reader but one of the page: "Ada pertanyaan?".
  static func isOfPage(_ title: String) -> Bool {
    let plain = key(title)
    return pageTexts.contains(plain) || pageBeginnings.contains { plain.hasPrefix($0) }
  }

  /// Letters and digits in small letters, with single spaces between words: equal titles have equal keys.
  static func key(_ title: String) -> String {
    title.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
  }

  private static let beginnings: Set<String> = [
    "apa", "apakah", "apa-apa", "bagaimana", "bagaimanakah", "mengapa", "kenapa", "kapan", "kapankah",
    "siapa",
    "siapakah", "dimana", "dimanakah", "di mana", "ke mana", "kemana", "dari mana", "berapa", "berapakah",
    "bisakah", "bolehkah", "haruskah", "adakah", "dapatkah", "perlukah", "gimana", "cara", "bagaimana-kah",
    "how", "what", "why", "when", "where", "who", "which", "can", "is", "are", "do", "does", "should",
  ]
  private static let pageTexts: Set<String> = [
    "ada pertanyaan", "ada pertanyaan lain", "punya pertanyaan", "punya pertanyaan lain",
    "masih ada pertanyaan", "masih punya pertanyaan", "butuh bantuan", "perlu bantuan", "butuh bantuan lain",
    "masih bingung", "masih butuh bantuan", "masih perlu bantuan", "belum menemukan jawaban",
    "tidak menemukan jawaban", "belum menemukan jawaban anda", "have a question", "need help",
    "ada yang bisa kami bantu", "apa yang bisa kami bantu", "ada yang bisa dibantu",
    "still need help",
    "was this helpful",
  ]
  private static let pageBeginnings = [
    "apakah halaman ini", "apakah artikel ini", "apakah informasi ini", "apakah konten ini",
    "apakah jawaban ini",
    "was this ", "tidak menemukan", "belum menemukan", "masih punya pertanyaan", "masih ada pertanyaan",
    "ada pertanyaan", "punya pertanyaan", "pertanyaan anda belum", "apakah ini membantu", "seberapa puas",
    "bagaimana pendapat anda", "bagaimana penilaian anda", "masih belum menemukan", "masih butuh bantuan",
    "masih perlu bantuan", "apa itu cookie", "belum terjawab",
  ]
}
