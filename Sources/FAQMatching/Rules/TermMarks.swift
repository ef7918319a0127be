import FAQText

/// Which terms a message holds, so that a rule's list of words is looked up term by term and not token by token.
struct TermMarks: Sendable {
  /// A bit for each term. All are 0 between messages.
  private var bits: [UInt64] = []

  /// Marks the terms of a message, but for those that it excludes.
  mutating func mark(_ tokens: [Token]) {
    for token in tokens where !token.isExcluded {
      guard let term = token.term?.index else { continue }
      while bits.count <= term >> 6 { bits.append(0) }
      bits[term >> 6] |= 1 << UInt64(term & 63)
    }
  }

  mutating func clear(_ tokens: [Token]) {
    for token in tokens {
      if let term = token.term?.index, term >> 6 < bits.count { bits[term >> 6] = 0 }
    }
  }

  func contains(_ term: TermID) -> Bool {
    term.index >> 6 < bits.count && bits[term.index >> 6] >> UInt64(term.index & 63) & 1 == 1
  }
}
