/// Gathers word lists and the knowledge's own words into a ``Lexicon``.
///
/// Works on numbers of words, not on text: a base of ten thousand words is read in a few milliseconds.
package struct LexiconBuilder: Sendable {
  package let language: Language
  private let tokenizer = Tokenizer()
  private var scratch = TokenizedText()
  /// The words of the text read last.
  var typed: [TermID] = []
  private var words: TermTable
  var facts: [Facts] = []
  /// Readings of synonyms and phrases, one after the other.
  private var flat: [TermID] = []
  /// Phrases and what they are read as, and whether other words for theirs make them too: those of the knowledge, and
  /// those that carry no subject.
  var phrases: [(phrase: Range<Int>, reading: Range<Int>, isByTerm: Bool)] = []

  /// Whether the list at hand has spellings of words.
  var isSpelling = false

  /// - Parameters:
  ///   - language: the language of the words.
  ///   - words: how many words to make room for; more may be added. The default is what the built-in lists and a knowledge
  ///     folder of usual size have.
  package init(language: Language, words: Int = 24_000) {
    self.language = language
    self.words = TermTable(capacity: words)
    facts.reserveCapacity(words)
  }

  /// Files each variant, a word or a phrase, under the canonical word or phrase, before what ``add(lines:)`` says.
  package mutating func add(canonical: String, variants: [String]) {
    let line = Array((canonical + ":" + variants.joined(separator: ",")).utf8)
    add(line, in: 0..<line.count, isOwn: true)
  }

  /// Counts the words of a text of the knowledge.
  ///
  /// `words`: takes the numbers of its words, for ``Lexicon/read(_:into:)``.
  package mutating func add(knowledge text: String, into words: inout [TermID]) {
    let bytes = Array(text.utf8)
    read(bytes, 0..<bytes.count)
    for word in typed {
      facts[word.index].count += 1
      facts[word.index].isSurface = true
    }
    words += typed
  }

  /// Counts the words of the knowledge that another builder has counted.
  ///
  /// - Returns: for each number of a word there, its number here.
  package mutating func add(knowledgeOf other: LexiconBuilder) -> [TermID] {
    other.facts.indices.map { index in
      let word = number(other.words.storage, other.words.range(TermID(index)))
      facts[word.index].count += other.facts[index].count
      facts[word.index].isSurface = true
      return word
    }
  }

  /// - Returns: a lexicon with a reading for every word added.
  package mutating func build() -> Lexicon {
    var lexicon = Lexicon()
    let written = facts.count
    lexicon.readings.reserveCapacity(written)
    for word in 0..<written {
      var changes: Token.Changes = []
      let start = lexicon.sequence.count
      let isOwn = facts[word].isListed || facts[word].count > 0
      if !facts[word].isSurface {
        // A mere stem: nobody writes it.
      } else if isOwn || language == .english {
        resolve(TermID(word), into: &lexicon.sequence, changes: &changes, depth: 0)
      } else {
        // Few of the ordinary words are ever asked for; their affixes come off when they are.
        lexicon.sequence.append(TermID(word))
      }
      lexicon.readings.append(
        .init(
          start: UInt32(start), count: UInt8(min(lexicon.sequence.count - start, 255)), changes: changes,
          isPart: isOwn, isWhole: isOwn || facts[word].isName,
          root: facts[word].root ?? TermID(word)))
    }
    lexicon.listed.reserve(phrases.count * 2)
    for phrase in phrases {
      let reading = resolved(phrase.reading)
      if phrase.isByTerm {
        lexicon.own.add(resolved(phrase.phrase), reading: reading)
      } else {
        lexicon.listed.add(Array(flat[phrase.phrase]), reading: reading)
      }
    }
    // Stems and names that came up on the way.
    for word in lexicon.readings.count..<facts.count {
      lexicon.readings.append(.init(start: 0, count: 0, changes: [], root: TermID(word)))
    }
    lexicon.words = words
    lexicon.weights = facts.map(\.count)
    lexicon.fillers = facts.map(\.isFiller)
    return lexicon
  }

  // MARK: Adding

  mutating func mark(_ word: TermID, filler: Bool) {
    facts[word.index].isListed = true
    facts[word.index].isSurface = true
    if filler { facts[word.index].isFiller = true }
  }

  /// The words of a phrase are written by somebody, whether or not another list has them.
  mutating func append(phrase numbers: [TermID]) -> Range<Int> {
    for word in numbers { facts[word.index].isSurface = true }
    return append(numbers)
  }

  mutating func append(_ numbers: [TermID]) -> Range<Int> {
    flat += numbers
    return flat.count - numbers.count..<flat.count
  }

  /// Reads the words of a text, as numbers, into ``typed``.
  mutating func read(_ text: [UInt8], _ range: Range<Int>) {
    typed.removeAll(keepingCapacity: true)
    if readPlain(text, range) { return }
    tokenizer.tokenize(text, in: range, into: &scratch)
    typed.removeAll(keepingCapacity: true)
    for index in scratch.words.indices { typed.append(number(scratch.folded, scratch.words[index].folded)) }
  }

  /// The short way for what is only small letters, spaces and commas, as most lists and wordings are: there the
  /// tokenizer would find the same words.
  private mutating func readPlain(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    for index in range {
      let byte = text[index]
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") { continue }
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") else {
        return false
      }
      if index > start { typed.append(number(text, start..<index)) }
      start = index + 1
    }
    if range.upperBound > start { typed.append(number(text, start..<range.upperBound)) }
    return true
  }

  mutating func numbers(_ text: [UInt8], _ range: Range<Int>) -> [TermID] {
    read(text, range)
    return typed.map { $0 }
  }

  private mutating func number(_ text: [UInt8], _ range: Range<Int>) -> TermID {
    let number = words.intern(text, range)
    if number.index == facts.count { facts.append(Facts()) }
    return number
  }

  mutating func scratchName(_ typed: [TermID]) -> TermID {
    let name = Array(typed.map { words.contents($0) }.joined(separator: [UInt8(ascii: " ")]))
    return number(name, 0..<name.count)
  }

  static func split(
    _ text: [UInt8], _ range: Range<Int>, by sign: UInt8, body: (Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    for index in range where text[index] == sign {
      body(start..<index)
      start = index + 1
    }
    if start < range.upperBound { body(start..<range.upperBound) }
  }

  // MARK: Reading

  private mutating func resolved(_ range: Range<Int>) -> [TermID] {
    var terms: [TermID] = []
    var changes: Token.Changes = []
    for index in range { resolve(flat[index], into: &terms, changes: &changes, depth: 0) }
    return terms
  }

  /// Follows synonyms and affixes down to the terms of a word.
  private mutating func resolve(
    _ word: TermID, into terms: inout [TermID], changes: inout Token.Changes, depth: Int
  ) {
    let fact = facts[word.index]
    guard depth < 4 else { return terms.append(word) }
    if !fact.reading.isEmpty {
      changes.insert(.synonym)
      if depth == 0, fact.isSpelling, fact.reading.count == 1 {
        facts[word.index].root = flat[fact.reading.lowerBound]
      }
      var ignored: Token.Changes = []
      for index in fact.reading {
        if flat[index] == word {
          terms.append(word)
        } else {
          resolve(flat[index], into: &terms, changes: &ignored, depth: depth + 1)
        }
      }
    } else if !fact.isListed, !fact.isName, depth == 0 || fact.isSurface, let root = root(of: word),
      root != word
    {
      changes.insert(.stemmed)
      if depth == 0 { facts[word.index].root = root }
      resolve(root, into: &terms, changes: &changes, depth: depth + 1)
    } else {
      terms.append(word)
    }
  }

  private mutating func root(of word: TermID) -> TermID? {
    if language == .english {
      var form = Array(words.contents(word))
      EnglishStemmer.stem(&form)
      return number(form, 0..<form.count)
    }
    var form: [UInt8] = []
    let isKnown = facts[word.index].isOrdinary
    return IndonesianAffixes.strip(
      words.storage, words.range(word), isKnown: isKnown, scratch: &form, in: self
    ) { lists, form -> TermID? in
      guard let root = lists.words.find(form, 0..<form.count), lists.facts[root.index].isSurface else {
        return nil
      }
      // "menang" is no "nang", whatever that is in some dialect.
      return isKnown && (lists.facts[root.index].isFiller || !lists.facts[root.index].reading.isEmpty)
        ? nil : root
    }
  }
}
