/// Labels before a question or an answer: `Tanya:`, `Q1.`, `Jawaban :`, and numbers before a title.
enum QuestionLabels {
  enum Label {
    case question, answer
    /// `Kendala:` and `Solusi:`, which mean a pair only where a page pairs them throughout.
    case problem, solution
  }

  /// The label at the beginning of a text; nil where none stands.
  static func label(of text: String) -> Label? { labelled(text)?.label }

  /// The label, and how many characters it takes with its sign.
  static func labelled(_ whole: String) -> (label: Label, length: Int)? {
    let text = String(whole.prefix(longest))
    guard let found = labelled(head: text), found.length < text.count || text.utf8.count == whole.utf8.count
    else {
      return nil
    }
    return found
  }

  /// No label with its number and its signs takes more characters.
  private static let longest = 80

  private static func labelled(head text: String) -> (label: Label, length: Int)? {
    let number = ListMark(text).map { mark in mark.number == nil ? 0 : mark.length } ?? 0
    let rest = text.dropFirst(number).drop { "*_[(".contains($0) }
    let skipped = text.count - rest.count
    let word = rest.prefix { $0.isLetter }
    guard !word.isEmpty, word.count <= 12, let label = names[word.lowercased()] else { return nil }
    var tail = rest.dropFirst(word.count)
    let digits = tail.drop { $0 == " " || $0 == "." || $0 == "#" || $0 == "-" }.prefix { $0.isNumber }
    let hasDigits = !digits.isEmpty && digits.count < 4
    if hasDigits { tail = tail[digits.endIndex...] }
    tail = tail.drop { "*_)] ".contains($0) }
    // A single letter needs a colon, or a number and a point: `A. Akun` is a heading.
    guard let sign = tail.first else { return word.count > 1 && number == 0 ? (label, text.count) : nil }
    let isClosed = sign == ":" || sign == "：" || hasDigits && ".-–".contains(sign)
    guard isClosed || word.count > 1 && "-–=".contains(sign) && tail.dropFirst().first == " " else {
      return nil
    }
    tail = tail.dropFirst().drop { "*_ ".contains($0) || $0.isWhitespace }
    return (label, max(skipped, text.count - tail.count))
  }

  /// A title without its number and label.
  static func bare(_ text: String) -> String {
    let body = text.dropFirst(prefix(of: text))
    // Signs behind a title open and close its text; a paragraph is no title.
    guard body.utf8.count <= ImportLimits.question * 4 else { return String(body) }
    let end = body.reversed().drop { icons.contains($0) || $0.isWhitespace }
    let title = String(end.reversed())
    return title.isEmpty || end.count == body.count || body.dropFirst(end.count).first != " "
      ? String(body) : title
  }

  private static let icons: Set<Character> = [
    "+", "-", "−", "–", "▼", "▾", "▸", "►", "›", "»", "⌄", "✚", "➕", "×", "˅", "∨", "▲", "#", "¶", "❯",
  ]

  /// The number of characters before a title that are its number and label.
  static func prefix(of whole: String) -> Int {
    let text = String(whole.prefix(longest))
    var length = text.count - text.drop { $0.isWhitespace }.count
    for _ in 0..<3 {
      let rest = String(text.dropFirst(length))
      if let (label, count) = labelled(rest), label == .question || label == .problem, count < rest.count {
        length += count
      } else if let count = numberLength(rest), count < rest.count {
        length += count
      } else {
        break
      }
    }
    return length
  }

  /// `1.`, `1.2.`, `12)`, `A.`, `IV.`, a number on a key, an arrow, a plus sign.
  private static func numberLength(_ text: String) -> Int? {
    if let mark = ListMark(text), text.dropFirst(mark.length).contains(where: \.isLetter) {
      if case .letter = mark.kind { return mark.length }
      return mark.length
    }
    if let first = text.first, "▸▶►▼▾›»+➤❓🔹⬇".contains(first) || first == "\u{FE0F}" {
      return 1 + text.dropFirst().prefix { $0.isWhitespace || $0 == "\u{FE0F}" }.count
    }
    let name = text.prefix { $0.isNumber || $0 == "." || $0.isUppercase && $0.isASCII }
    guard !name.isEmpty, name.count <= 8 else { return nil }
    let rest = text.dropFirst(name.count)
    let isChapter = name.first?.isNumber == true && name.contains(".") && rest.first?.isWhitespace == true
    let isSection =
      name.hasSuffix(".") && name.dropLast().allSatisfy { "ABCDEFGHIVX".contains($0) }
      && rest.first?.isWhitespace == true
    guard isChapter || isSection else { return nil }
    return name.count + rest.prefix { $0.isWhitespace }.count
  }

  private static let names: [String: Label] = [
    "tanya": .question, "t": .question, "q": .question, "question": .question, "pertanyaan": .question,
    "p": .question, "soal": .question, "penanya": .question, "masalah": .problem, "kendala": .problem,
    "permasalahan": .problem, "jawab": .answer, "j": .answer, "a": .answer, "answer": .answer,
    "jawaban": .answer, "jwb": .answer, "solusi": .solution, "penyelesaian": .solution,
  ]
}
