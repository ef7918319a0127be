import FAQKnowledge
import FAQText

/// A reason and the reasons for it: a tree that people can read.
package struct Reason: Sendable, Equatable {
  package var text: String
  package var value: Float?
  package var parts: [Reason]

  package init(_ text: String, value: Float? = nil, parts: [Reason] = []) {
    self.text = text
    self.value = value
    self.parts = parts
  }
}

/// Tells how a question was decided, out of the same figures that decided it.
package struct Explainer: Sendable {
  /// Most candidates in an explanation.
  package static let mostCandidates = 5
  /// Most keywords in the explanation of a candidate.
  package static let keywords = 8

  package let matcher: Matcher
  let words: ExplanationWords

  /// Explains in the language of the knowledge.
  ///
  /// - Parameters:
  ///   - matcher: what made the match.
  ///   - hidesFolders: whether a file is named with its last folder only, for readers who need not know where the
  ///     knowledge lies. The default is no.
  package init(_ matcher: Matcher, hidesFolders: Bool = false) {
    self.matcher = matcher
    words = ExplanationWords(matcher.base.phrasebook.screens, hidesFolders: hidesFolders)
  }

  /// The first entries, whatever the outcome. An entry whose rule fired comes first.
  package func candidates(_ match: Match) -> [(entry: String, confidence: Float)] {
    var list: [(entry: String, confidence: Float)] = []
    for entry in match.fired.compactMap(\.entry) {
      let id = matcher.base.entries[entry].id
      if !list.contains(where: { $0.entry == id }) { list.append((id, Decider.certain)) }
    }
    for candidate in match.candidates {
      guard case .entry(let index) = matcher.labels[candidate.label] else { continue }
      let id = matcher.base.entries[index].id
      if !list.contains(where: { $0.entry == id }) { list.append((id, candidate.confidence)) }
    }
    if list.count < Explainer.mostCandidates {
      for (id, confidence) in matcher.entryConfidences(match) where !list.contains(where: { $0.entry == id })
      {
        // Never above one that was looked at more closely.
        list.append((id, min(confidence, list.last?.confidence ?? confidence)))
      }
    }
    return Array(list.prefix(Explainer.mostCandidates))
  }

  package func explain(_ match: Match, _ decision: Decision) -> Reason {
    Reason(
      words[.decision, ["keputusan": name(decision)]],
      parts: [
        Reason(words[.readings], parts: readings(match)), Reason(words[.rules], parts: rules(match)),
        Reason(words[.candidates], parts: explained(match)),
      ])
  }

  // MARK: Words

  private func readings(_ match: Match) -> [Reason] {
    var reasons: [Reason] = []
    var index = 0
    while index < match.tokens.count {
      // Words read out of the same place of the text belong together: "gakbisa" is "tidak bisa".
      var end = index + 1
      while end < match.tokens.count, match.tokens[end].start == match.tokens[index].start,
        match.tokens[end].end == match.tokens[index].end
      { end += 1 }
      reasons.append(Reason(reading(match, index..<end)))
      index = end
    }
    return reasons
  }

  private func reading(_ match: Match, _ range: Range<Int>) -> String {
    let first = match.tokens[range.lowerBound]
    let typed = String(decoding: match.text[Int(first.start)..<Int(first.end)], as: UTF8.self)
    let terms = match.tokens[range].map {
      $0.term.map { matcher.analyzer.lexicon.words.string($0) } ?? "?"
    }.joined(separator: " ")
    if typed.utf8.allSatisfy({ $0 == UInt8(ascii: "*") }) { return words[.hidden] }
    if first.isExcluded { return words[.excluded, ["tulisan": typed]] }
    if first.kind == .name { return words[.name, ["tulisan": typed]] }
    if first.isFiller { return words[.filler, ["tulisan": typed]] }
    let isKnown = range.contains { matcher.space.feature(ofTerm: match.tokens[$0].term) != nil }
    if !isKnown { return words[.unknown, ["tulisan": typed]] }
    return words.reading(typed, terms, changes: first.changes)
  }

  private func rules(_ match: Match) -> [Reason] {
    match.fired.compactMap { fired in
      let (owner, rules): (String, [Located<Rule>])
      switch fired.label {
      case .entry(let index):
        (owner, rules) = (matcher.base.entries[index].id, matcher.base.entries[index].rules)
      case .canned(let index):
        (owner, rules) = (name(fired.label), matcher.base.canned[index].rules)
      case .category, .vague: return nil
      }
      let place = rules[fired.rule].location
      return Reason(words.rule(owner, place.path, line: place.line))
    }
  }

  // MARK: Candidates

  package func name(_ label: LabelID) -> String { name(matcher.labels[label]) }

  private func name(_ label: Label) -> String {
    switch label {
    case .entry(let index): matcher.base.entries[index].id
    case .category(let index): words[.category, ["kategori": matcher.base.categories[index].id]]
    case .vague: words[.vague]
    case .canned(let index): words[.canned, ["nama": matcher.base.canned[index].name]]
    }
  }

  private func name(_ decision: Decision) -> String {
    switch decision {
    case .answer(let entry): words[.answer, ["entri": matcher.base.entries[entry].id]]
    case .clarify(let category, _): words.askBack(category.map { matcher.base.categories[$0].id })
    case .canned(let index): words[.canned, ["nama": matcher.base.canned[index].name]]
    case .unknown: words[.nothing]
    }
  }
}
