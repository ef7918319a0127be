/// Gathers word lists and the knowledge's own words into a ``Lexicon``.
package struct LexiconBuilder {
  private let language: Language
  private let tokenizer = Tokenizer()
  private var scratch = TokenizedText()
  /// Variants of one word, each with the words it stands for.
  private var synonyms: [String: [String]] = [:]
  private var phrases: [(phrase: [String], reading: [String])] = []
  private var fillers: Set<String> = []
  private var ordinary: Set<String> = []
  private var canonical: Set<String> = []
  private var counts: [String: Int] = [:]

  package init(language: Language) { self.language = language }

  /// Files each variant, a word or a phrase, under the canonical word or phrase. What was added first stays.
  package mutating func add(canonical: String, variants: [String]) {
    let reading = words(of: canonical)
    guard !reading.isEmpty else { return }
    self.canonical.formUnion(reading)
    for variant in variants {
      let typed = words(of: variant)
      if typed.count == 1, typed != reading {
        if synonyms[typed[0]] == nil { synonyms[typed[0]] = reading }
      } else if typed.count > 1, typed != reading {
        phrases.append((typed, reading))
      }
    }
  }

  /// Words and phrases that carry no subject.
  package mutating func addFillers(_ list: [String]) {
    for filler in list {
      let typed = words(of: filler)
      if typed.count == 1 {
        fillers.insert(typed[0])
      } else if typed.count > 1 {
        let name = typed.joined(separator: " ")
        fillers.insert(name)
        phrases.append((typed, [name]))
      }
    }
  }

  /// Ordinary words of the language, never to be "corrected" into others.
  package mutating func addOrdinary(_ list: some Sequence<some StringProtocol>) {
    for word in list { ordinary.formUnion(words(of: word)) }
  }

  /// Counts the words of a text of the knowledge.
  package mutating func addKnowledge(_ text: String) {
    for word in words(of: text) { counts[word, default: 0] += 1 }
  }

  package mutating func build() -> Lexicon {
    var build = Build(
      language: language, synonyms: synonyms, protected: canonical.union(fillers), known: known(), fillers: fillers)
    let listed = Array(synonyms.keys) + canonical + fillers + ordinary
    for surface in listed.sorted() { build.add(surface, weight: counts[surface] ?? 0, isListed: !ordinary.contains(surface)) }
    // The most frequent words first: a rare word may then be a slip for one of them.
    let own = counts.filter { !build.has($0.key) }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (surface, count) in own { build.add(surface, weight: count, isListed: false) }
    for (phrase, reading) in phrases.sorted(by: { $0.phrase.count > $1.phrase.count }) { build.add(phrase: phrase, reading: reading) }
    return build.lexicon
  }

  private func known() -> TermTable {
    var table = TermTable(capacity: 16_384)
    for word in ordinary { table.intern(word) }
    for word in synonyms.keys { table.intern(word) }
    for word in canonical { table.intern(word) }
    for word in fillers { table.intern(word) }
    for word in counts.keys { table.intern(word) }
    return table
  }

  private mutating func words(of text: some StringProtocol) -> [String] {
    tokenizer.tokenize(Array(text.utf8), into: &scratch)
    return scratch.words.map { String(decoding: scratch.folded[$0.folded], as: UTF8.self) }
  }
}

/// The lexicon while it grows.
private struct Build {
  let language: Language
  let synonyms: [String: [String]]
  let protected: Set<String>
  let known: TermTable
  let fillers: Set<String>
  var lexicon = Lexicon()

  func has(_ surface: String) -> Bool { lexicon.surfaces.find(surface) >= 0 }

  mutating func add(_ surface: String, weight: Int, isListed: Bool) {
    guard !has(surface) else { return }
    var changes: Token.Changes = []
    let reading = resolve(surface, &changes, 0)
    lexicon.surfaces.intern(surface)
    lexicon.weights.append(UInt32(weight))
    let start = lexicon.sequence.count
    for term in reading { lexicon.sequence.append(intern(term)) }
    lexicon.readings.append(
      .init(start: UInt32(start), count: UInt8(min(reading.count, 255)), changes: changes, isPart: isListed || weight > 0))
  }

  mutating func add(phrase: [String], reading: [String]) {
    let terms = phrase.flatMap { word -> [Int32] in
      var ignored: Token.Changes = []
      return resolve(word, &ignored, 0).map { intern($0) }
    }
    var ignored: Token.Changes = []
    lexicon.phrases.add(terms, reading: reading.flatMap { resolve($0, &ignored, 0) }.map { intern($0) })
  }

  private mutating func intern(_ term: String) -> Int32 {
    let number = lexicon.terms.intern(term)
    if number == lexicon.fillers.count { lexicon.fillers.append(fillers.contains(term)) }
    return Int32(number)
  }

  /// Follows synonyms and affixes down to the terms of a word.
  private func resolve(_ word: String, _ changes: inout Token.Changes, _ depth: Int) -> [String] {
    guard depth < 4 else { return [word] }
    if let reading = synonyms[word] {
      changes.insert(.synonym)
      var ignored: Token.Changes = []
      return reading.flatMap { $0 == word ? [word] : resolve($0, &ignored, depth + 1) }
    }
    if protected.contains(word) { return [word] }
    if let root = root(of: word), root != word {
      changes.insert(.stemmed)
      return resolve(root, &changes, depth + 1)
    }
    return [word]
  }

  private func root(of word: String) -> String? {
    if language == .english { return WordForm.english(word) }
    var scratch: [UInt8] = []
    var found: String?
    let bytes = Array(word.utf8)
    let stripped = IndonesianAffixes.strip(bytes, 0..<bytes.count, &scratch) { form in
      guard known.find(form, 0..<form.count) >= 0 else { return false }
      found = String(decoding: form, as: UTF8.self)
      return true
    }
    return stripped ? found : nil
  }
}

enum WordForm {
  static func english(_ word: String) -> String {
    var bytes = Array(word.utf8)
    EnglishStemmer.stem(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
