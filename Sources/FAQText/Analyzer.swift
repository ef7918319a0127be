/// Reads a text: cuts it into words and finds for each the term that it stands for.
///
/// The chain for one word, the first that succeeds: as typed; stretched letters shortened; affixes off; a dropped h put
/// back; stretched letters shortened and affixes off; one typing error mended, unless hardly a vowel is left; vowels put
/// back; a joined word parted; two typing errors mended; affixes off and then vowels or one error. Afterwards phrases are
/// joined ("kata sandi" is "password") and words that carry no subject are marked.
package struct Analyzer: Sendable {
  /// Most words of one text that are looked up as mistyped; further unknown ones stay unknown. The default is 60: a question
  /// of ordinary length has fewer words, and each costs some 80 microseconds.
  package static let mostRepairs = 60

  package let lexicon: Lexicon
  private let index: SpellingIndex
  private let tokenizer = Tokenizer()
  private let splitter: WordSplitter
  let language: Language
  let policy: ReadingPolicy

  package init(_ lexicon: Lexicon, language: Language, policy: ReadingPolicy = ReadingPolicy()) {
    self.lexicon = lexicon
    self.language = language
    self.policy = policy
    index = SpellingIndex(lexicon, policy: policy.typos)
    splitter = WordSplitter(policy: policy.splits)
  }

  /// Reads `text` (UTF-8, need not be well formed) into `scratch.tokens`.
  package func analyze(_ text: [UInt8], _ scratch: inout AnalysisScratch) {
    tokenizer.tokenize(text, into: &scratch.text)
    scratch.tokens.removeAll(keepingCapacity: true)
    scratch.written.removeAll(keepingCapacity: true)
    scratch.repairs = 0
    let cased = scratch.text.words.contains { $0.startsWithCapital } && hasLowerCase(scratch.text)
    var company = CompanyName()
    for position in 0..<scratch.text.words.count {
      let word = scratch.text.words[position]
      if cased, language == .indonesian, company.takes(word, of: scratch.text, typed: text) {
        scratch.append(Token(word, kind: .name), written: WrittenWord())
        continue
      }
      read(word, mayBeName: cased && word.startsWithCapital && !word.startsSentence, scratch: &scratch)
    }
    lexicon.join(&scratch.tokens, written: scratch.written)
    for position in 0..<scratch.tokens.count where lexicon.isFiller(scratch.tokens[position].term) {
      scratch.tokens[position].kind = .filler
    }
  }

  /// Whether some word begins with a small letter; a text all in capitals tells nothing about names.
  private func hasLowerCase(_ text: TokenizedText) -> Bool {
    text.words.contains { $0.kind == .word && !$0.startsWithCapital && $0.folded.count > 2 }
  }

  private func read(_ word: RawWord, mayBeName: Bool, scratch: inout AnalysisScratch) {
    let folded = word.folded
    var token = Token(word, kind: word.kind)
    scratch.typed = nil
    if let known = lexicon.find(scratch.text.folded, folded) {
      scratch.typed = known
      if !lexicon.readings[known.index].isWhole, language == .indonesian,
        stripAffixes(folded, token, isKnown: true, scratch: &scratch)
      {
        return
      }
      return emit(known, token, change: [], readingWeight: 1, scratch: &scratch)
    }
    guard word.kind == .word || word.kind == .url || word.kind == .email, folded.count >= 2 else {
      return scratch.append(token, written: WrittenWord())
    }
    // Words that could not be repaired before are skipped (negative cache). Names and addresses are never cached.
    let isPlain = word.kind == .word && !mayBeName
    if isPlain, scratch.unrepairable.known(scratch.text.folded, folded) != nil {
      return scratch.append(token, written: WrittenWord())
    }
    guard scratch.repairs < Analyzer.mostRepairs else { return scratch.append(token, written: WrittenWord()) }
    scratch.repairs += 1
    if mend(folded, token, mayBeName: mayBeName, scratch: &scratch) { return }
    if isPlain, scratch.mayCache {
      scratch.unrepairable.store(scratch.text.folded, folded, result: nil)
    }
    if mayBeName { token.kind = .name }
    scratch.append(token, written: WrittenWord())
  }

  /// Tries one repair after the other. Each appends the tokens that it reads, and returns whether it did.
  private func mend(
    _ range: Range<Int>, _ token: Token, mayBeName: Bool, scratch: inout AnalysisScratch
  ) -> Bool {
    if shortenRuns(range, token, scratch: &scratch) { return true }
    if stripAffixes(range, token, scratch: &scratch) { return true }
    if restoreH(range, token, scratch: &scratch) { return true }
    if shortenAndStrip(range, token, scratch: &scratch) { return true }
    // A name is taken as typed: "Palmerah" is no slip for "merah".
    if mayBeName || token.kind != .word { return false }
    let isAbbreviation = Skeleton.isSparse(
      scratch.text.folded, range, lettersPerVowel: policy.lettersPerVowel)
    let isShort = range.count < policy.typos.oneFrom
    if !isAbbreviation, !isShort, mendTypo(range, token, atMost: 1, scratch: &scratch) { return true }
    if expandAbbreviation(range, token, scratch: &scratch) { return true }
    // "emal" lacks a letter of "email" sooner than it swaps two of "meal".
    if isShort, mendTypo(range, token, atMost: 1, scratch: &scratch) { return true }
    let parts = splitter.parts(
      scratch.text.folded, range, lexicon: lexicon, index: index, scratch: &scratch)
    if parts.count > 1 {
      for part in parts {
        emit(part, token, change: .split, readingWeight: policy.typos.split, scratch: &scratch)
      }
      return true
    }
    if mendTypo(range, token, atMost: 2, scratch: &scratch) { return true }
    return language == .indonesian && stripAndMend(range, token, scratch: &scratch)
  }

  /// "gantiinnn". Comes after affixes alone, so that "massanya" is a form of "massa" and not of "masa".
  private func shortenAndStrip(_ range: Range<Int>, _ token: Token, scratch: inout AnalysisScratch)
    -> Bool
  {
    guard shorten(range, to: 1, scratch: &scratch) else { return false }
    let start = scratch.text.folded.count
    scratch.text.folded.append(contentsOf: scratch.word)
    var shorter = token
    shorter.changes.insert(.shortened)
    return stripAffixes(start..<scratch.text.folded.count, shorter, scratch: &scratch)
  }

  /// `isKnown`: the word itself is an ordinary one, so that a dialect's word is no root of it.
  private func stripAffixes(
    _ range: Range<Int>, _ token: Token, isKnown: Bool = false, scratch: inout AnalysisScratch
  ) -> Bool {
    if language == .english { return stemEnglish(range, token, scratch: &scratch) }
    let found = IndonesianAffixes.strip(
      scratch.text.folded, range, isKnown: isKnown, scratch: &scratch.word, in: lexicon
    ) { lexicon, form -> TermID? in
      guard let surface = lexicon.find(form, 0..<form.count) else { return nil }
      guard isKnown else { return surface }
      let isNoRoot =
        lexicon.isFiller(surface) || lexicon.readings[surface.index].changes.contains(.synonym)
      return isNoRoot ? nil : surface
    }
    guard let found else { return false }
    emit(found, token, change: .stemmed, readingWeight: 1, scratch: &scratch)
    return true
  }

  private func stemEnglish(_ range: Range<Int>, _ token: Token, scratch: inout AnalysisScratch) -> Bool {
    scratch.word.removeAll(keepingCapacity: true)
    scratch.word.append(contentsOf: scratch.text.folded[range])
    EnglishStemmer.stem(&scratch.word)
    guard let term = lexicon.words.find(scratch.word, 0..<scratch.word.count) else { return false }
    if lexicon.readings[term.index].count > 0 {
      emit(term, token, change: .stemmed, readingWeight: 1, scratch: &scratch)
      return true
    }
    var read = token
    read.term = term
    read.changes.insert(.stemmed)
    scratch.append(read, written: WrittenWord(root: term))
    return true
  }

  private func expandAbbreviation(_ range: Range<Int>, _ token: Token, scratch: inout AnalysisScratch) -> Bool
  {
    guard let found = index.abbreviated(scratch.text.folded, range, in: lexicon) else { return false }
    emit(found, token, change: .vowels, readingWeight: policy.typos.vowels, scratch: &scratch)
    return true
  }

  private func mendTypo(_ range: Range<Int>, _ token: Token, atMost most: Int, scratch: inout AnalysisScratch)
    -> Bool
  {
    guard let found = nearest(range, &scratch), found.distance <= most else { return false }
    emit(
      found.surface, token, change: .typo,
      readingWeight: found.distance == 1 ? policy.typos.oneTypo : policy.typos.twoTypos, scratch: &scratch)
    return true
  }

  private func nearest(_ range: Range<Int>, _ scratch: inout AnalysisScratch) -> SpellingIndex.Neighbor? {
    switch scratch.typos.known(scratch.text.folded, range) {
    case .nearest(let known): return known
    case .nothing: return nil
    case nil: break
    }
    let found = index.nearest(scratch.text.folded, range, in: lexicon, edit: &scratch.edit)
    if scratch.mayCache { scratch.typos.store(scratch.text.folded, range, result: found) }
    return found
  }

  /// "brkasnya", "ditoalk": a common affix off, then vowels or a typing error.
  private func stripAndMend(_ range: Range<Int>, _ token: Token, scratch: inout AnalysisScratch)
    -> Bool
  {
    for (prefix, suffix) in Analyzer.looseAffixes {
      let body = range.dropFirst(prefix.count).dropLast(suffix.count)
      guard body.count >= policy.shortestBody, scratch.text.folded[range].starts(with: prefix),
        scratch.text.folded[range].suffix(suffix.count).elementsEqual(suffix)
      else { continue }
      var affixed = token
      affixed.changes.insert(.stemmed)
      if expandAbbreviation(body, affixed, scratch: &scratch)
        || mendTypo(body, affixed, atMost: 1, scratch: &scratch)
      {
        return true
      }
    }
    return false
  }

  private static let looseAffixes: [([UInt8], [UInt8])] = [
    ("", "nya"), ("di", ""), ("", "ny"), ("", "an"), ("", "kan"), ("", "in"), ("", "ne"), ("", "e"),
    ("di", "kan"), ("di", "in"),
    ("ke", ""), ("d", ""), ("", "na"), ("", "i"), ("ter", ""), ("ny", ""), ("me", ""), ("ng", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  func emit(
    _ surface: TermID, _ token: Token, change: Token.Changes, readingWeight: Float,
    scratch: inout AnalysisScratch
  ) {
    let reading = lexicon.readings[surface.index]
    var read = token
    if read.kind == .url || read.kind == .email { read.kind = .word }
    read.changes.formUnion(change)
    read.changes.formUnion(reading.changes)
    read.readingWeight = readingWeight
    var word = WrittenWord(typed: scratch.typed, root: reading.root)
    for offset in 0..<Int(reading.count) {
      read.term = lexicon.sequence[Int(reading.start) + offset]
      scratch.append(read, written: word)
      word.isMore = true
    }
  }
}
