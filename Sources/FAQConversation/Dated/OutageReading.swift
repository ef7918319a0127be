/// Whether a message asks about a notice.
extension OutageReader.Reading {
  /// Least share of the words of a message and a wording that both have, for the message to be that wording.
  private static let sameWords = 0.75
  /// Largest share of words that are of no list, and not of the notice, in a message that is likely about an outage. By
  /// judgement: of the 72 such messages of the first two hands of `Tests/Outages` none has more, and of the 72 others few
  /// have less.
  private static let foreign = 0.4
  /// The same where one clause names the system and says that it does not work.
  private static let foreignBeside = 0.5

  /// The facts besides the words.
  struct Context {
    /// Whether no entry answers the message, so that a part of it may say what it is about: "mau upload, tapi lpse down".
    var isOpen: Bool
    /// Whether the message is decided to be of the refusals that are about outages.
    var isRefused: Bool
    /// Whether the message is decided to be small talk: "sudah bisa, makasih".
    var isSmalltalk: Bool
    /// Whether the message is decided, and surely enough, to be of an entry, a category or another refusal. Small
    /// talk does not count, because a greeting may stand before a question.
    var isDecided: Bool
    /// The same, with hardly a doubt.
    var isSurelyDecided: Bool
    /// Whether an answer is under discussion that the notice has nothing to do with: its end is asked for then.
    var isElsewhere: Bool
  }

  func asks(about subject: OutageReader.Subject, _ context: Context) -> Bool {
    if subject.wordings.contains(where: isLike) { return true }
    guard subject.isOutage, !has(.past) else { return false }
    let isPlain = has(.outage) || has(.code)
    let asksForEnd = asksForEnd || asksWhetherEnded
    let isTrouble = isPlain || has(.system) && has(.trouble)
    if context.isSmalltalk, !isTrouble, !asksForEnd { return false }
    if isPure(besides: subject) {
      if isPlain { return true }
      if has(.trouble) || has(.state), has(.system) || names(subject) { return true }
      return asksForEnd && !context.isElsewhere
    }
    if context.isRefused, isPlain, hasPurePart(besides: subject, context) { return true }
    if context.isOpen, !saysItWorks, has(.code) { return true }
    let mayBePart = has(.system) || has(.end) && (has(.trouble) || has(.outage))
    if context.isOpen, mayBePart, hasPurePart(besides: subject, context) { return true }
    // A sentence of nothing but the system and an outage outweighs all but a sure decision, because the notice says so, too.
    if !context.isSurelyDecided, hasPurePart(besides: subject, context, saying: [.system, .outage]) {
      return true
    }
    return !context.isDecided && isLikely(besides: subject)
  }

  /// Whether the message names the system with a sign of an outage, and most of its words are familiar. Real messages have
  /// words that no list foresees.
  private func isLikely(besides subject: OutageReader.Subject) -> Bool {
    guard has(.system) || has(.code), !saysItWorks, !has(.other) else { return false }
    guard has(.code) || has(.outage) || has(.trouble) || asksForEnd else { return false }
    let strange = words.indices.count { !isFamiliar($0, subject) }
    let most = saysOutageOfSystem ? Self.foreignBeside : Self.foreign
    return Double(strange) <= most * Double(words.count)
  }

  /// Whether one clause names the system and says that it does not work.
  private var saysOutageOfSystem: Bool {
    Dictionary(grouping: words.indices) { clauses[$0] }.values.contains { clause in
      let said = Set(clause.compactMap { signs[$0] })
      return said.contains(.system) && !said.isDisjoint(with: [.outage, .trouble, .code])
    }
  }

  /// Whether the message calls the system's state good: "padahal spse aman".
  private var saysItWorks: Bool { has(.state) && !asksForEnd }

  /// Whether all words are of the lists or of the notice, or say nothing.
  private func isPure(besides subject: OutageReader.Subject) -> Bool {
    words.indices.allSatisfy { isFamiliar($0, subject) }
  }

  private func isFamiliar(_ place: Int, _ subject: OutageReader.Subject) -> Bool {
    if signs[place] == .other { return false }
    return signs[place] != nil || isIdle[place] || isOffice[place] || subject.words.contains(words[place])
  }

  /// Whether a word is one by which the notice itself tells what does not work: "perbaikannya masih lama?".
  private func isToldTrouble(_ place: Int, _ subject: OutageReader.Subject) -> Bool {
    signs[place] == .trouble && subject.words.contains(words[place])
  }

  /// Whether a clause of the message asks about an outage and says nothing foreign, but for the name of an office's place.
  /// The clause must have all `needed` signs, which are none by default.
  private func hasPurePart(
    besides subject: OutageReader.Subject, _ context: Context, saying needed: Set<OutageReader.Sign> = []
  ) -> Bool {
    let parts = words.indices.split { signs[$0] == .connector }.flatMap { part in
      Dictionary(grouping: part) { clauses[$0] }.values
    }
    return parts.contains { part in
      let said = Set(part.compactMap { signs[$0] })
      let asks =
        said.contains(.outage)
        || said.contains(.system) && (said.contains(.trouble) || said.contains(.end) && !context.isElsewhere)
        || said.contains(.end) && part.contains { isToldTrouble($0, subject) }
      let isTold = said.contains(.system) && part.contains { isToldTrouble($0, subject) }
      return asks && (isTold || said.isSuperset(of: needed))
        && part.allSatisfy { place in
          isFamiliar(place, subject) || place > words.startIndex && isOffice[place - 1]
        }
    }
  }

  /// Whether the message has a word of the notice that no list has: "login" of "Login terganggu".
  private func names(_ subject: OutageReader.Subject) -> Bool {
    words.indices.contains { signs[$0] == nil && !isIdle[$0] && subject.words.contains(words[$0]) }
  }

  private func isLike(_ wording: Set<WordKey>) -> Bool {
    let said = Set(words.indices.filter { !isIdle[$0] }.map { words[$0] })
    guard !said.isEmpty else { return false }
    let both = said.intersection(wording).count
    return Double(both) >= Self.sameWords * Double(said.union(wording).count)
  }
}
