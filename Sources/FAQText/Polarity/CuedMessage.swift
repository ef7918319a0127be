/// A message with its cues, cut into the parts over which a cue can reach.
struct CuedMessage {
  typealias Cue = (words: Range<Int>, cue: PolarityCue)

  private let tokens: [Token]
  private let cues: [Cue]
  /// The part that each token stands in: a clause, or what follows a word such as "tapi" in it.
  private let part: [Int]
  /// Whether each token is part of a cue or of a word that says nothing of the subject.
  private let isEmpty: [Bool]

  init(_ tokens: [Token], _ cues: [Cue]) {
    self.tokens = tokens
    self.cues = cues
    var isEmpty = tokens.map { $0.kind == .filler }
    var begins = [Bool](repeating: false, count: tokens.count)
    for (words, cue) in cues {
      for place in words { isEmpty[place] = true }
      if cue == .turn || cue == .focus { begins[words.lowerBound] = true }
    }
    var part: [Int] = []
    for (place, token) in tokens.enumerated() {
      let goesOn =
        place > 0 && token.clause == tokens[place - 1].clause
        && token.sentence == tokens[place - 1].sentence && !begins[place]
      part.append(place == 0 ? 0 : part[place - 1] + (goesOn ? 0 : 1))
    }
    (self.part, self.isEmpty) = (part, isEmpty)
  }

  /// What a cue excludes; nil where it reaches nothing.
  func exclusion(by cue: Cue) -> Exclusion? {
    let words: Range<Int>?
    switch cue.cue {
    case .not where isReply(cue): words = nil
    case .not, .absent: words = told(after(cue, upToRelative: true)) ?? before(cue)
    case .needless: words = wanted(cue)
    case .kept, .fine: words = before(cue) ?? told(after(cue, upToRelative: true))
    case .focus: words = told(0..<cue.words.lowerBound)
    case .done: words = isTurned(behind: cue) ? told(after(cue, upToRelative: false)) ?? before(cue) : nil
    case .turn, .relative, .condition, .asks, .empty: words = nil
    }
    return words.map { Exclusion(cue: cue.words, words: $0, isCertain: cue.cue == .not || cue.cue == .focus) }
  }

  /// Whether a cue denies nothing: "kenapa bukan", "dia tidak mau", "kalau sudah selesai".
  func isOpen(_ cue: Cue) -> Bool {
    cues.contains { other in
      switch other.cue {
      case .asks: other.words.upperBound == cue.words.lowerBound
      case .condition:
        cue.cue == .fine && other.words.upperBound <= cue.words.lowerBound
          && part[other.words.lowerBound] == part[cue.words.lowerBound]
      default: false
      }
    }
  }

  /// "Bukan, yang lupa user id": says no to what was said before.
  private func isReply(_ cue: Cue) -> Bool {
    guard cue.words.lowerBound == 0 || told(0..<cue.words.lowerBound) == nil else { return false }
    let next = (cue.words.upperBound..<tokens.count).first { place in
      !isEmpty[place] || cues.contains { $0.cue == .relative && $0.words.lowerBound == place }
    }
    return next.map { isEmpty[$0] || part[$0] != part[cue.words.lowerBound] } ?? true
  }

  private func isTurned(behind cue: Cue) -> Bool {
    cues.contains { $0.cue == .turn && $0.words.lowerBound >= cue.words.upperBound }
  }

  /// What is not wanted. What somebody else does not do is the trouble: "LPSE tidak mau menerima berkas".
  private func wanted(_ cue: Cue) -> Range<Int>? {
    guard let after = told(after(cue, upToRelative: false)) else { return before(cue) }
    return told(begin(of: cue)..<cue.words.lowerBound) == nil ? after : nil
  }

  /// Where the part of a cue begins.
  private func begin(of cue: Cue) -> Int {
    var start = cue.words.lowerBound
    while start > 0, part[start - 1] == part[cue.words.lowerBound] { start -= 1 }
    return start
  }

  /// A range that says something; nil for one of nothing but fillers and cues.
  private func told(_ range: Range<Int>) -> Range<Int>? {
    range.contains { !isEmpty[$0] } ? range : nil
  }

  /// The rest of the part behind a cue, up to the next cue that excludes and to "yang".
  private func after(_ cue: Cue, upToRelative: Bool) -> Range<Int> {
    let start = cue.words.upperBound
    var end = start
    while end < tokens.count, part[end] == part[cue.words.lowerBound] {
      let other = cues.first { $0.words.lowerBound == end }?.cue
      if other?.excludes == true { break }
      if upToRelative, other == .relative, told(start..<end) != nil { break }
      end += 1
    }
    return start..<end
  }

  /// What stands before a cue in its part, or else the part before it in the same sentence.
  private func before(_ cue: Cue) -> Range<Int>? {
    var start = begin(of: cue)
    if let own = told(start..<cue.words.lowerBound) { return own }
    let end = start
    guard end > 0, tokens[end - 1].sentence == tokens[cue.words.lowerBound].sentence else { return nil }
    while start > 0, part[start - 1] == part[end - 1] { start -= 1 }
    return told(start..<end)
  }
}
