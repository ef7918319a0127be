import FAQText

/// Matches a message again without the words that it excludes.
extension Matcher {
  /// The match of a message that says what it is not about.
  ///
  /// - Parameters:
  ///   - whole: the match of all its words.
  ///   - exclusions: what it excludes, at least one.
  ///   - scratch: the caller's working memory.
  /// - Returns: the match of what remains, where that leads elsewhere, and what is excluded does not lead there as well; else
  ///   the whole.
  func settled(_ whole: Match, without exclusions: [Exclusion], _ scratch: inout MatchScratch) -> Match {
    if isWording(whole) { return whole }
    let decider = Decider(self)
    let all = decider.decide(whole).decision
    let certain = exclusions.filter(\.isCertain)
    let choices = certain.isEmpty || certain.count == exclusions.count ? [exclusions] : [exclusions, certain]
    for chosen in choices {
      let remainder = remainder(of: whole, without: chosen, &scratch)
      let (decision, confidence) = decider.decide(remainder)
      if decision == all { return whole }
      let excluded = leading(of: whole, within: chosen, &scratch)
      let isCertain = chosen.allSatisfy(\.isCertain)
      switch decision {
      case .answer(let entry):
        let leadsElsewhere = excluded != nil && excluded != entry
        if isCertain || leadsElsewhere && confidence >= policy.decision.remainder { return remainder }
      case .clarify, .canned, .unknown:
        guard case .answer(let entry) = all, excluded == entry else { continue }
        // "Sandi masih ingat, usernya yang lupa": what is still known is not asked, though "usernya" may be that too.
        if decision.asks, chosen.allSatisfy(\.isKept) { return remainder }
        // Nothing else speaks for the entry that would be answered.
        guard share(of: entry, in: remainder) < policy.decision.offer else { continue }
        if isCertain || decision.asks { return remainder }
      }
    }
    return whole
  }

  /// Whether the message is a wording of the knowledge, word for word but for fillers.
  func isWording(_ match: Match) -> Bool {
    guard let best = match.candidates.first, best.cosine >= policy.decision.verbatim,
      let example = best.example
    else { return false }
    var scratch = AnalysisScratch()
    analyzer.analyze(Array(examples.texts[example].utf8), &scratch)
    func words(_ tokens: [Token]) -> [TermID?] { tokens.filter { !$0.isFiller }.map(\.term) }
    return words(scratch.tokens) == words(match.tokens)
  }

  /// The confidence that a match gives to an entry, from 0 to 1.
  func share(of entry: Int, in match: Match) -> Float {
    if match.fired.contains(where: { $0.label == .entry(entry) }) { return Decider.certain }
    return match.candidates.first { labels[$0.label] == .entry(entry) }?.confidence ?? 0
  }

  /// The match of a message without what is excluded and without the words that exclude it.
  private func remainder(of whole: Match, without exclusions: [Exclusion], _ scratch: inout MatchScratch)
    -> Match
  {
    match(
      whole.tokens, of: whole.text, without: exclusions.flatMap { [$0.cue, $0.words] }, bySegments: true,
      &scratch)
  }

  /// The match of a message without some of its tokens, which it keeps as excluded ones. Rules do not find them.
  ///
  /// - Parameters:
  ///   - tokens: the message.
  ///   - text: its UTF-8.
  ///   - out: the ranges of tokens that are left out.
  ///   - bySegments: whether what is kept is also judged by its segments.
  ///   - scratch: the caller's working memory.
  /// - Returns: the match, with the whole message as its text.
  func match(
    _ tokens: [Token], of text: [UInt8], without out: [Range<Int>], bySegments: Bool,
    _ scratch: inout MatchScratch
  ) -> Match {
    var (kept, read) = (tokens, text)
    for place in Matcher.places(out) {
      kept[place].kind = .excluded
      for byte in Int(kept[place].start)..<Int(kept[place].end) { read[byte] = UInt8(ascii: " ") }
    }
    var remainder = match(kept, of: read, bySegments: bySegments, &scratch)
    remainder.text = text
    return remainder
  }

  /// Each place of some ranges once, in order: ranges of a message with many cues may overlap.
  private static func places(_ ranges: [Range<Int>]) -> [Int] {
    var places: [Int] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = max(range.lowerBound, places.last.map { $0 + 1 } ?? 0)
      if start < range.upperBound { places += start..<range.upperBound }
    }
    return places
  }

  /// The entry that the excluded words alone lead to; nil for none.
  private func leading(of whole: Match, within exclusions: [Exclusion], _ scratch: inout MatchScratch) -> Int?
  {
    let tokens = Matcher.places(exclusions.map(\.words)).map { whole.tokens[$0] }
    let excluded = match(tokens, of: whole.text, &scratch)
    for candidate in excluded.candidates {
      if case .entry(let entry) = labels[candidate.label] { return entry }
    }
    return nil
  }
}

extension Decision {
  fileprivate var asks: Bool { if case .clarify = self { true } else { false } }
}
