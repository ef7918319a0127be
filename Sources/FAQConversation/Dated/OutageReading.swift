/// Whether a message asks about a notice.
extension OutageReader.Reading {
  /// Least share of the words of a message and a wording that both have, for the message to be that wording.
  private static let sameWords = 0.75
  /// What is known besides the words.
  struct Context {
    /// Most words that may stand between the system and what is wrong with it, where other words of the message may be a
    /// side remark: one where nothing is found for it ("lpse bandung down"), none where a category is; nil where an entry
    /// answers it.
    var gap: Int?
    /// Whether the message is decided to be of the refusals that are about outages.
    var isRefused: Bool
    /// Whether the message is decided to be small talk: "sudah bisa, makasih".
    var isSmalltalk: Bool
    /// Whether an answer is under discussion that the notice has nothing to do with: its end is asked for then.
    var isElsewhere: Bool
  }

  func asks(about subject: OutageReader.Subject, _ context: Context) -> Bool {
    if subject.wordings.contains(where: isLike) { return true }
    guard subject.isOutage else { return false }
    let isPlain = has(.outage) || has(.code)
    if context.isSmalltalk, !isPlain, !has(.end) { return false }
    if isPure(besides: subject) {
      if isPlain { return true }
      if has(.trouble), has(.system) || names(subject) { return true }
      return has(.end) && !context.isElsewhere
    }
    if context.isRefused { return isPlain }
    return context.gap.map { has(.code) || isBesideSystem(within: $0) } ?? false
  }

  /// Whether all words are of the lists or of the notice, or say nothing.
  private func isPure(besides subject: OutageReader.Subject) -> Bool {
    words.indices.allSatisfy { isIdle[$0] || signs[$0] != nil || subject.words.contains(words[$0]) }
  }

  /// Whether the message has a word of the notice that no list has: "login" of "Login terganggu".
  private func names(_ subject: OutageReader.Subject) -> Bool {
    words.indices.contains { signs[$0] == nil && !isIdle[$0] && subject.words.contains(words[$0]) }
  }

  /// Whether the system stands beside what is wrong with it.
  private func isBesideSystem(within gap: Int) -> Bool {
    let telling = words.indices.filter { !isIdle[$0] && signs[$0] != .beside }
    for (place, index) in telling.enumerated() where signs[index] == .system {
      let near = telling[max(0, place - gap - 1)...min(telling.count - 1, place + gap + 1)]
      if near.contains(where: { signs[$0] == .outage }) { return true }
    }
    return false
  }

  private func isLike(_ wording: Set<WordKey>) -> Bool {
    let said = Set(words.indices.filter { !isIdle[$0] }.map { words[$0] })
    guard !said.isEmpty else { return false }
    let both = said.intersection(wording).count
    return Double(both) >= Self.sameWords * Double(said.union(wording).count)
  }
}
