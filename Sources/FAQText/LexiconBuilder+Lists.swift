/// Reads word lists, whose words and phrases stand on lines of their own or between commas.
extension LexiconBuilder {
  /// Adds groups of a language: a reading with a colon, and behind it and on the lines below the words that are read as it.
  /// A word keeps the reading that was added first.
  package mutating func add(lines: String) {
    let bytes = Array(lines.utf8)
    add(bytes, in: 0..<bytes.count, isOwn: false)
  }

  /// The same from a part of some bytes.
  mutating func add(lines bytes: [UInt8], in range: Range<Int>) { add(bytes, in: range, isOwn: false) }

  /// Adds groups of words that are the same word, spelled in other ways: "sandi" with its "sndi". Each may stand for the
  /// other in a phrase of any list.
  mutating func add(spellings bytes: [UInt8], in range: Range<Int>) {
    isSpelling = true
    add(bytes, in: range, isOwn: false)
    isSpelling = false
  }

  /// Adds words and phrases that carry no subject.
  package mutating func add(fillers list: String) {
    let bytes = Array(list.utf8)
    add(fillers: bytes, in: 0..<bytes.count)
  }

  /// The same from a part of some bytes.
  mutating func add(fillers bytes: [UInt8], in range: Range<Int>) {
    LexiconBuilder.split(bytes, range, by: UInt8(ascii: "\n")) { line in
      LexiconBuilder.split(bytes, line, by: UInt8(ascii: ",")) { filler in
        let typed = numbers(bytes, filler)
        guard let last = typed.last else { return }
        if typed.count == 1 { return mark(last, filler: true) }
        // A phrase is read as one word of its own name.
        let name = scratchName(typed)
        mark(name, filler: true)
        phrases.append((append(phrase: typed), append([name]), true))
      }
    }
  }

  /// Adds ordinary words of the language, which are never "corrected" into others.
  package mutating func add(ordinary list: String) {
    let bytes = Array(list.utf8)
    add(ordinary: bytes, in: 0..<bytes.count)
  }

  mutating func add(ordinary bytes: [UInt8]) { add(ordinary: bytes, in: 0..<bytes.count) }

  /// The same from a part of some bytes.
  mutating func add(ordinary bytes: [UInt8], in range: Range<Int>) {
    read(bytes, range)
    for word in typed {
      facts[word.index].isSurface = true
      facts[word.index].isOrdinary = true
    }
  }

  /// Says which words are names, whose affixes stay on.
  mutating func add(names bytes: [UInt8], in range: Range<Int>) {
    read(bytes, range)
    for word in typed { facts[word.index].isName = true }
  }

  /// Adds groups of words that are read alike.
  ///
  /// - Parameters:
  ///   - bytes: holds the groups.
  ///   - range: where they stand.
  ///   - isOwn: whether the knowledge names them, which counts before the lists of the language.
  mutating func add(_ bytes: [UInt8], in range: Range<Int>, isOwn: Bool) {
    // The reading of the words below, and its place in `flat`; nil where nothing stands before the colon.
    var group: (reading: [TermID], place: Range<Int>)?
    LexiconBuilder.split(bytes, range, by: UInt8(ascii: "\n")) { line in
      var rest = line
      if let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) {
        let reading = numbers(bytes, line.lowerBound..<colon)
        rest = colon + 1..<line.upperBound
        for word in reading { mark(word, filler: false) }
        group = reading.isEmpty ? nil : (reading, append(reading))
      }
      guard let group else { return }
      LexiconBuilder.split(bytes, rest, by: UInt8(ascii: ",")) { variant in
        let typed = numbers(bytes, variant)
        if typed != group.reading { add(variant: typed, readAs: group.place, isOwn: isOwn) }
      }
    }
  }

  private mutating func add(variant typed: [TermID], readAs place: Range<Int>, isOwn: Bool) {
    guard let first = typed.first else { return }
    if typed.count > 1 { return phrases.append((append(phrase: typed), place, isOwn)) }
    if facts[first.index].reading.isEmpty || (isOwn && !facts[first.index].isOwn) {
      facts[first.index].reading = place
      facts[first.index].isOwn = isOwn
      facts[first.index].isSpelling = isSpelling
    }
    mark(first, filler: false)
  }
}
