import FAQKnowledge

/// The action that a question calls for.
package enum Decision: Sendable, Equatable {
  /// Answer with this entry.
  case answer(entry: Int)
  /// Ask back: a category's question, or the general one, with these entries as choices, likeliest first.
  case clarify(category: Int?, entries: [Int])
  /// A canned reply of the base.
  case canned(Int)
  /// Not known.
  case unknown
}

/// Turns a ``Match`` into a ``Decision``.
package struct Decider: Sendable {
  /// Confidence of what a rule decides, and of a reply that does not depend on the matcher: the step of a check, the field of a
  /// letter, a person to ask.
  package static let certain: Float = 0.98

  private let matcher: Matcher
  private let policy: DecisionPolicy

  package init(_ matcher: Matcher) {
    self.matcher = matcher
    policy = matcher.policy.decision
  }

  package func decide(_ match: Match) -> (decision: Decision, confidence: Float) {
    // What is surely outside comes first, because a rule says so of messages that are like an entry.
    if let reply = match.ruledReply { return (.canned(reply), Decider.certain) }
    let ruled = Set(match.fired.compactMap(\.entry)).sorted()
    if ruled.count == 1 { return (.answer(entry: ruled[0]), Decider.certain) }
    if ruled.count > 1 { return (.clarify(category: commonCategory(ruled), entries: ruled), Decider.certain) }
    guard let best = best(of: match) else { return (.unknown, 0) }
    if isOutside(best), let entry = nearEntry(match, than: best) {
      return (.answer(entry: entry), policy.answer)
    }
    switch matcher.labels[best.label] {
    case .entry(let entry) where best.confidence >= policy.answer || isVerbatim(best, match):
      return (.answer(entry: entry), best.confidence)
    case .canned(let index) where best.confidence >= policy.other: return (.canned(index), best.confidence)
    case .category(let index) where best.confidence >= policy.other:
      return (.clarify(category: index, entries: offers(match, from: policy.offer)), best.confidence)
    case .vague where best.confidence >= policy.other:
      return (.clarify(category: nil, entries: offers(match, from: policy.offer)), best.confidence)
    default: return uncertain(match, best)
    }
  }

  /// The most confident label, but for three others that come before it.
  private func best(of match: Match) -> Match.Candidate? {
    guard let best = match.candidates.first else { return nil }
    if let verbatim = match.candidates.first(where: { isVerbatim($0, match) }) { return verbatim }
    let entry = match.candidates.first { candidate in
      guard case .entry = matcher.labels[candidate.label] else { return false }
      return candidate.confidence >= policy.answer
        && (isOutside(best) || candidate.segment != best.segment || candidate.cosine > best.cosine)
    }
    // An entry that is sure enough comes before what the knowledge says is outside, because it may be newer, and before a
    // vague complaint that stands elsewhere in a long text, or whose wordings are less like the message than one of its
    // own: "lupa password akun penyedia" is plain, whatever is said of accounts.
    return isOutside(best) || isVague(best) ? entry ?? best : best
  }

  /// The entry that the whole message is nearly a wording of, where no line of what is outside is near.
  private func nearEntry(_ match: Match, than outside: Match.Candidate) -> Int? {
    guard let near = match.candidates.max(by: { $0.cosine < $1.cosine }),
      case .entry(let entry) = matcher.labels[near.label], near.segment.count == match.tokens.count,
      near.cosine >= policy.nearWording, near.cosine - outside.cosine >= policy.nearer
    else { return nil }
    return entry
  }

  /// Whether the whole message is as good as a wording of a label, which then is meant, however sure that is.
  private func isVerbatim(_ candidate: Match.Candidate, _ match: Match) -> Bool {
    candidate.cosine >= policy.verbatim && candidate.segment.count == match.tokens.count
  }

  private func isOutside(_ candidate: Match.Candidate) -> Bool {
    guard case .canned(let index) = matcher.labels[candidate.label] else { return false }
    return matcher.base.canned[index].kind == .outside
  }

  private func isVague(_ candidate: Match.Candidate) -> Bool {
    switch matcher.labels[candidate.label] {
    case .category, .vague: true
    case .entry, .canned: false
    }
  }

  /// Nothing is sure: ask back when entries or categories lead, say so when not.
  private func uncertain(_ match: Match, _ best: Match.Candidate) -> (Decision, Float) {
    if isOutside(best) || isLikelyOutside(match, best) { return (.unknown, best.confidence) }
    let sure = best.confidence >= policy.askBack ? offers(match, from: policy.unsureOffer) : []
    let entries = sure.isEmpty ? likely(match) : sure
    guard !entries.isEmpty else { return (.unknown, best.confidence) }
    return (.clarify(category: commonCategory(entries), entries: entries), best.confidence)
  }

  /// Whether a message is so likely outside that a question back would be about something else.
  private func isLikelyOutside(_ match: Match, _ best: Match.Candidate) -> Bool {
    !isVague(best) && match.outside >= max(policy.outside, policy.outsideShare * best.probability)
  }

  /// The likeliest entries where none is near enough to a wording to be offered for its confidence: in a base with few
  /// wordings the order is right long before the confidence is.
  private func likely(_ match: Match) -> [Int] {
    let candidates = match.candidates.filter {
      $0.probability >= policy.likelyOffer && $0.unknownShare <= policy.mostUnknown && $0.cosine > 0
    }.sorted { $0.probability > $1.probability }
    // In a base of a few entries each of them is likely, whatever is asked.
    let least = max(policy.likely, policy.timesChance / Float(matcher.labels.count))
    guard let first = candidates.first, first.probability >= least else { return [] }
    return candidates.compactMap { candidate in
      if case .entry(let entry) = matcher.labels[candidate.label] { entry } else { nil }
    }.prefix(policy.mostLikelyOffers).map { $0 }
  }

  private func offers(_ match: Match, from least: Float) -> [Int] {
    match.candidates.compactMap { candidate in
      guard candidate.confidence >= least,
        case .entry(let entry) = matcher.labels[candidate.label]
      else { return nil }
      return entry
    }.prefix(policy.mostOffers).map { $0 }
  }

  private func commonCategory(_ entries: [Int]) -> Int? {
    let names = Set(entries.map { matcher.base.entries[$0].category })
    guard names.count == 1, let name = names.first else { return nil }
    return matcher.base.categories.firstIndex { $0.id == name }
  }
}
