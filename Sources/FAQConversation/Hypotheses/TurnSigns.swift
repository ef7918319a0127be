import FAQKnowledge
import FAQText

/// The words of a message that are not its subject: dialogue acts, question words, and words that refer to earlier
/// turns.
struct TurnSigns: Sendable {
  var acts = ActReading()
  /// The kinds of parts that its question words ask for.
  var kinds: QuestionKind = []
  /// Whether it has a question word, or ends with a question mark.
  var asks = false
  /// Whether it ends with a question mark, or has a question word that no name or address has: "mana", and not "nomor".
  var asksPlainly = false
  /// Whether it says what its writer does next, and neither denies nor reports anything: "nanti saya tanya suami dulu", and not
  /// "sudah saya tanya".
  var promises = false
  /// Whether it promises, and at most one word behind its courtesies says more: "oke, nanti saya hubungi".
  var onlyPromises = false
  /// Whether it reports something done or gone wrong: "sudah saya kirim".
  var reports = false
  /// Whether it denies something: "bukan", "tidak".
  var denies = false
  /// Whether it begins with a word that goes on with what was said.
  var goesOn = false
  /// Whether it may order a text to be written: "buatkan", or only "buat"; and whether it may name a letter.
  var orders = false
  var namesLetter = false
  /// Tokens of the words that go back to what was said before: "yang tadi", "balik ke".
  var back: Range<Int>?
  /// The tokens that say what is meant: "bukan itu, maksud saya …", "user id maksudnya".
  var correction: Range<Int>?
  /// Whether that is a word like "maksudnya", and no mere denial.
  var saysMeaning = false
  /// The terms that a short message is about, each once: without fillers, acts and question words.
  var terms: [TermID?] = []

  /// The courtesy in front; nil where none stands there.
  var courtesy: Courtesy? {
    guard var courtesy = acts.courtesy else { return nil }
    (courtesy.promises, courtesy.onlyPromises) = (promises, onlyPromises)
    courtesy.closes = closes(with: courtesy.act)
    return courtesy
  }

  /// The last token that may begin to deny the whole message. "Eh salah, bukan user id, password": it may stand behind another
  /// word that denies.
  fileprivate var lastDenial: Int { acts.acts.contains(.none) ? 2 : 1 }

  /// Whether a request stands in front of all courtesies: nothing is reported or promised.
  var asksInFront: Bool { acts.start == 0 && !reports && !promises }

  /// Whether a courtesy ends what was discussed: it thanks, or beside it the message says what its writer does next.
  func closes(with courtesy: Act) -> Bool { courtesy == .thanks || promises }
}

/// Reads the signs of messages by the lists of the knowledge.
struct SignReader: Sendable {
  private let acts: ActReader
  private let questions: PhraseSet<QuestionKind>
  private let others: PhraseSet<Sign>

  /// See ``EntryPassagePolicy/mostWords``.
  private let mostWords: Int

  private enum Sign: Sendable { case asks, goesOn, back, means, denies, promises, reports, orders, letter }

  init(_ words: Phrasebook, _ analyzer: Analyzer, mostWords: Int) {
    self.mostWords = mostWords
    acts = ActReader(words, analyzer)
    questions = QuestionKind.questions(words, analyzer)
    others = PhraseSet(
      [
        (words.list(.signMeans), .means), (words.list(.signBack), .back), (words.list(.signGoesOn), .goesOn),
        (words.list(.signAsks), .asks), (words.list(.signPromises), .promises),
        (words.list(.signReports), .reports), (words.list(.noWords), .denies),
        (words.list(.sayWrite), .orders), (words.list(.letterNames), .letter),
      ], analyzer)
  }

  func read(_ tokens: [Token], of text: [UInt8]) -> TurnSigns {
    var signs = TurnSigns()
    let words = tokens.map { WordKey($0, of: text) }
    signs.acts = acts.read(words, tokens)
    var isTelling = tokens.map { !$0.isFiller && $0.kind != .name }
    for found in questions.find(words) {
      signs.kinds.formUnion(found.meaning)
      signs.asks = true
      if !found.meaning.isDisjoint(with: .plain) { signs.asksPlainly = true }
      for place in found.words { isTelling[place] = false }
    }
    // "Siapa yang bisa saya telepon": a number is wanted.
    if signs.kinds.contains(.phone) { signs.kinds.remove(.person) }
    refer(words, tokens, &signs, &isTelling)
    if text.last(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "?") {
      (signs.asks, signs.asksPlainly) = (true, true)
    }
    // Longer messages are no questions about an answer, and each term is held against all before it.
    if tokens.count <= mostWords {
      for (place, token) in tokens.enumerated() where isTelling[place] && place >= signs.acts.start {
        if token.term == nil || !signs.terms.contains(token.term) { signs.terms.append(token.term) }
      }
    }
    return signs
  }

  /// Reads the words that refer to what was said before. None of them is what the message is about.
  private func refer(
    _ words: [WordKey], _ tokens: [Token], _ signs: inout TurnSigns, _ isTelling: inout [Bool]
  ) {
    var denied: Int?
    var tells = false
    var isPromised = tokens.map { $0.isFiller }
    for found in others.find(words) {
      switch found.meaning {
      case .asks: (signs.asks, signs.asksPlainly) = (true, true)
      case .goesOn:
        if signs.acts.start...signs.acts.start + 1 ~= found.words.lowerBound { signs.goesOn = true }
      case .back: if signs.back == nil { signs.back = found.words }
      case .means:
        if signs.correction == nil, let meant = meant(beside: found.words, tokens, end: signs.acts.end) {
          (signs.correction, signs.saysMeaning) = (meant, true)
        }
      case .orders: signs.orders = true
      case .letter: signs.namesLetter = true
      case .promises:
        signs.promises = true
        for place in found.words { isPromised[place] = true }
      case .reports: (signs.reports, tells) = (true, true)
      case .denies:
        (signs.denies, tells) = (true, true)
        if denied == nil, found.words.lowerBound <= signs.lastDenial { denied = found.words.lowerBound }
      }
      switch found.meaning {
      case .asks, .goesOn, .back, .means: for place in found.words { isTelling[place] = false }
      case .denies, .promises, .reports, .orders, .letter: break
      }
    }
    if tells || signs.saysMeaning { signs.promises = false }
    signs.onlyPromises = signs.promises && isPromised[signs.acts.start...].count { !$0 } <= 1
    if signs.correction == nil, let denied {
      // "Bukan itu, yang 554": what is meant stands behind the clause.
      let start = tokens.indices.first { tokens[$0].clause > tokens[denied].clause }
      signs.correction = start.flatMap { $0 < signs.acts.end ? $0..<signs.acts.end : nil }
    }
  }

  /// The tokens behind "maksudnya", up to the courtesies at the end of the message; where none is there, those of its clause
  /// before it. Nil where these are none either.
  private func meant(beside sign: Range<Int>, _ tokens: [Token], end: Int) -> Range<Int>? {
    if sign.upperBound < end { return sign.upperBound..<end }
    let start = tokens.indices.first { tokens[$0].clause == tokens[sign.lowerBound].clause }
    return start.flatMap { $0 < sign.lowerBound ? $0..<sign.lowerBound : nil }
  }
}
