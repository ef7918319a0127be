import Basics

/// Looks for the secret of one announcement, behind it and then before it.
///
/// The nearer a word stands and the plainer it is stated, the less it has to look like a secret: directly behind a colon
/// any word counts, behind ordinary words only one of mixed letters and digits.
struct SecretSearch {
  let text: FoldedText
  let kind: Announcement.Kind
  let announcement: Range<Int>
  /// Whether the text speaks of one-time codes anywhere.
  let speaksOfCodes: Bool
  /// Bytes looked at.
  var steps = 0

  init(text: FoldedText, kind: Announcement.Kind, announcement: Range<Int>, speaksOfCodes: Bool) {
    self.text = text
    self.kind = kind
    self.announcement = announcement
    self.speaksOfCodes = speaksOfCodes
  }

  /// The words between the announcement and the word in question.
  struct Context {
    /// Ordinary words that neither link nor name another thing.
    var others = 0
    /// The name of another thing was read, whose value comes next.
    var isForeign = false
    /// "tidak", "belum": what follows is a complaint rather than a secret.
    var isNegated = false
    var isOnNextLine = false
    /// Ordinary words since the name of the other thing.
    var wordsSinceForeign = 0
    /// A question or a sentence ended: only what is unlike any word counts from here on.
    var beyond: Beyond?

    enum Beyond { case question, sentence }
  }

  // MARK: Behind

  mutating func behind() -> [Redactor.Finding] {
    var reader = ClauseReader(text: text, index: announcement.upperBound)
    defer { steps += reader.steps }
    guard !endsSentence(reader) else { return [] }
    var context = Context()
    while let word = reader.next() {
      guard goesOn(to: word, &context, reader: reader), !begins(word), !isHidden(word) else { return [] }
      if let range = quotation(word, context, reader: reader) ?? phrase(word, context, reader: reader) {
        return [finding(range)]
      }
      if let range = secret(word, context, reader: reader) {
        return [finding(range)] + more(behind: range, reader)
      }
      // The next word decides.
      if kind == .loosePassword { return [] }
      note(word, &context, reader: &reader)
      if reader.isAtSentenceEnd {
        guard kind == .password, context.beyond == nil, reader.index < text.bytes.count else { return [] }
        let isQuestion = text.bytes[reader.index - 1] == UInt8(ascii: "?")
        (context.beyond, context.others, context.isForeign) = (isQuestion ? .question : .sentence, 0, false)
      }
    }
    return []
  }

  /// "Lupa password. …" ends a sentence, "pw. …" abbreviates.
  func endsSentence(_ reader: ClauseReader) -> Bool {
    guard reader.index < text.bytes.count else { return true }
    let sign = text.bytes[reader.index]
    let isStop = sign == UInt8(ascii: ".") || sign == UInt8(ascii: "?")
    let isLast = reader.index + 1 == text.bytes.count || ASCII.isSpace(text.bytes[reader.index + 1])
    return isStop && isLast && !(sign == UInt8(ascii: ".") && announcement.count <= 4)
  }

  /// A value may stand on the line below its label, with an empty line between at most; a second label ends the search.
  func goesOn(to word: ClauseReader.Word, _ context: inout Context, reader: ClauseReader) -> Bool {
    guard word.breaks > 0 else { return true }
    guard !context.isOnNextLine, word.breaks <= 3, context.others < 3, !context.isForeign, !word.isLabel
    else {
      return false
    }
    context.isOnNextLine = true
    return true
  }

  /// "***": the secret was hidden before.
  func isHidden(_ word: ClauseReader.Word) -> Bool {
    text.lower[word.whole].starts(with: Redactor.stars)
  }

  /// Whether a word is an announcement itself, which then has a search of its own.
  func begins(_ word: ClauseReader.Word) -> Bool {
    guard !word.core.isEmpty, Announcement.mayStand(at: word.core.lowerBound, in: text.lower) else {
      return false
    }
    let letters = text.lower[word.core].prefix(while: ASCII.isLetter)
    guard !letters.isEmpty, let other = Announcement.kind(of: letters, after: []) else { return false }
    guard other != .looseCode, other != .loosePassword else { return false }
    // "pass1234" is a password itself, "pw1" is too short for one.
    let isPassword =
      word.core.count > 4 && letters.count < word.core.count
      && ASCII.isDigit(text.lower[letters.endIndex])
    return !isPassword
  }

  /// Remembers a word that is no secret for those behind it.
  func note(_ word: ClauseReader.Word, _ context: inout Context, reader: inout ClauseReader) {
    let plain = Array(reader.plain(word))
    if isForCode, SecretWords.codeLinks.contains(plain) {
      reader.pass(word)
      return
    }
    if text.words.foreign.contains(plain) {
      (context.isForeign, context.wordsSinceForeign) = (true, 0)
    } else if text.words.links.contains(plain) || plain.isEmpty {
      let isFact = SecretWords.certain.contains(plain)
      if isFact { (context.isForeign, context.others, context.isNegated) = (false, 0, false) }
      if plain == Array("lahir".utf8) { (context.isForeign, context.others) = (false, 0) }
      reader.pass(word, statesFact: isFact)
      return
    } else if SecretShape(word.core, of: text) != .plain {
      // The value of the other thing.
      context.isForeign = false
      context.others += 1
    } else {
      context.others += 1
      context.wordsSinceForeign += 1
      // "tahun lahir anak tender88": by now the name belongs to what was said before.
      if context.wordsSinceForeign > 1, kind == .password { context.isForeign = false }
      context.isNegated = context.isNegated || SecretWords.negations.contains(plain)
    }
    reader.pass(word)
  }

  var isForCode: Bool { kind == .oneTimeCode || kind == .looseCode }

  func shape(_ word: ClauseReader.Word) -> SecretShape {
    let marks = text.lower[word.core.upperBound..<word.whole.upperBound]
    return SecretShape(word.core, of: text, isMarked: marks.contains { "*#!".utf8.contains($0) })
  }

  /// Whether a word has a digit in it.
  func hasDigit(_ word: ClauseReader.Word) -> Bool { text.lower[word.core].contains(where: ASCII.isDigit) }

  /// - Returns: the range to hide when the word is a secret of this kind, or nil.
  func secret(_ word: ClauseReader.Word, _ context: Context, reader: ClauseReader) -> Range<Int>? {
    switch kind {
    case .password: isPassword(word, context, reader: reader) ? word.whole : nil
    case .loosePassword: shape(word) == .mixed && hasDigit(word) && !context.isForeign ? word.whole : nil
    case .oneTimeCode, .looseCode: code(word, context, reader: reader)
    case .token: isToken(word, context) ? word.whole : nil
    }
  }

  /// A finding of the kind that this search looks for.
  func finding(_ range: Range<Int>) -> Redactor.Finding {
    let kind: Redactor.Kind =
      switch self.kind {
      case .password, .loosePassword: .password
      case .oneTimeCode, .looseCode: .oneTimeCode
      case .token: .accessToken
      }
    return .init(kind: kind, range: range)
  }
}
