/// A message with its cues, cut into the parts over which a cue can reach.
struct CuedMessage {
  typealias Cue = (words: Range<Int>, cue: PolarityCue)

  private let tokens: [Token]
  /// The part that each token stands in: a clause, or what follows a word such as "tapi" in it.
  private let part: [Int]
  /// The token at which the part of each token begins.
  private let partStart: [Int]
  /// The cue that begins at each token.
  private let cueAt: [PolarityCue?]
  /// For each place the number of tokens before it that say something of the subject: neither fillers nor cues.
  private let telling: [Int]
  /// For each place the first one from there on that says something or holds a "yang"; the count of tokens for none.
  private let next: [Int]
  /// The tokens at which "atau" and its like end.
  private let asksEnd: Set<Int>
  /// The first "kalau" of each part.
  private let condition: [Int: Int]
  private let lastTurn: Int?

  init(_ tokens: [Token], _ cues: [Cue]) {
    self.tokens = tokens
    var isEmpty = tokens.map { $0.isFiller }
    var cueAt = [PolarityCue?](repeating: nil, count: tokens.count)
    for (words, cue) in cues {
      for place in words { isEmpty[place] = true }
      cueAt[words.lowerBound] = cue
    }
    var (part, partStart, telling) = ([Int](), [Int](), [0])
    for (place, token) in tokens.enumerated() {
      let begins = [.turn, .despite, .focus].contains(cueAt[place])
      let goesOn =
        place > 0 && token.clause == tokens[place - 1].clause
        && token.sentence == tokens[place - 1].sentence && !begins
      part.append(place == 0 ? 0 : part[place - 1] + (goesOn ? 0 : 1))
      partStart.append(goesOn ? partStart[place - 1] : place)
      telling.append(telling[place] + (isEmpty[place] ? 0 : 1))
    }
    var next = [Int](repeating: tokens.count, count: tokens.count + 1)
    for place in tokens.indices.reversed() {
      next[place] = !isEmpty[place] || cueAt[place] == .relative ? place : next[place + 1]
    }
    (self.part, self.partStart, self.telling) = (part, partStart, telling)
    (self.cueAt, self.next) = (cueAt, next)
    asksEnd = Set(cues.filter { $0.cue == .asks }.map(\.words.upperBound))
    condition = Dictionary(
      cues.filter { $0.cue == .condition }.map { (part[$0.words.lowerBound], $0.words.upperBound) },
      uniquingKeysWith: min)
    lastTurn = cues.last { $0.cue == .turn || $0.cue == .despite }?.words.lowerBound
  }

  /// The part that a cue excludes; nil where it reaches nothing.
  func exclusion(by cue: Cue) -> Exclusion? {
    let words: Range<Int>?
    switch cue.cue {
    case .not where isReply(cue): words = nil
    case .not, .absent: words = told(after(cue, upToRelative: true)) ?? before(cue)
    case .needless: words = wanted(cue)
    case .kept, .fine: words = own(before: cue) ?? told(after(cue, upToRelative: true)) ?? before(cue)
    case .focus: words = told(0..<cue.words.lowerBound)
    case .done: words = isTurned(behind: cue) ? told(after(cue, upToRelative: false)) ?? before(cue) : nil
    case .turn, .despite, .relative, .condition, .asks, .empty: words = nil
    }
    return words.map {
      Exclusion(
        cue: cue.words, words: $0, isCertain: cue.cue == .not || cue.cue == .focus, isKept: cue.cue == .kept)
    }
  }

  /// Whether a cue denies nothing: "kenapa bukan", "dia tidak mau", "kalau sudah selesai".
  func isOpen(_ cue: Cue) -> Bool {
    if asksEnd.contains(cue.words.lowerBound) { return true }
    guard cue.cue == .fine, let condition = condition[part[cue.words.lowerBound]] else { return false }
    return condition <= cue.words.lowerBound
  }

  /// "Bukan, yang lupa user id", "bukan bang yang lupa user id": says no to what was said before. "Bukan yang spam" says what is
  /// not meant.
  private func isReply(_ cue: Cue) -> Bool {
    guard told(0..<cue.words.lowerBound) == nil else { return false }
    let next = next[cue.words.upperBound]
    if next == tokens.count { return true }
    let isParted = next > cue.words.upperBound && cueAt[next] == .relative
    return isParted || part[next] != part[cue.words.lowerBound]
  }

  private func isTurned(behind cue: Cue) -> Bool {
    lastTurn.map { $0 >= cue.words.upperBound } ?? false
  }

  /// The unwanted part. A thing that somebody else does not do is the trouble itself: "LPSE tidak mau menerima berkas".
  private func wanted(_ cue: Cue) -> Range<Int>? {
    guard let after = told(after(cue, upToRelative: false)) else { return before(cue) }
    return own(before: cue) == nil ? after : nil
  }

  /// A range that says something; nil for one of nothing but fillers and cues.
  private func told(_ range: Range<Int>) -> Range<Int>? {
    telling[range.upperBound] > telling[range.lowerBound] ? range : nil
  }

  /// The rest of the part behind a cue, up to the next cue that excludes and to "yang".
  private func after(_ cue: Cue, upToRelative: Bool) -> Range<Int> {
    let start = cue.words.upperBound
    var end = start
    while end < tokens.count, part[end] == part[cue.words.lowerBound] {
      let other = cueAt[end]
      if other?.excludes == true { break }
      if upToRelative, other == .relative, told(start..<end) != nil { break }
      end += 1
    }
    return start..<end
  }

  /// The words before a cue in its part; nil where they say nothing.
  private func own(before cue: Cue) -> Range<Int>? {
    told(partStart[cue.words.lowerBound]..<cue.words.lowerBound)
  }

  /// The words before a cue in its part, or else the part before it in the same sentence.
  private func before(_ cue: Cue) -> Range<Int>? {
    if let own = own(before: cue) { return own }
    let start = partStart[cue.words.lowerBound]
    guard start > 0, cueAt[start] != .despite,
      tokens[start - 1].sentence == tokens[cue.words.lowerBound].sentence
    else { return nil }
    return told(partStart[start - 1]..<start)
  }
}
