import FAQKnowledge
import FAQText

/// Finds the acts of messages by the lists of the knowledge.
struct ActReader: Sendable {
  private let phrases: PhraseSet<Act>
  /// Words that say nothing beside an act.
  private let beside: PhraseSet<Bool>

  init(_ words: Phrasebook, _ analyzer: Analyzer) {
    phrases = PhraseSet(Act.allCases.map { (words.list($0.list), $0) }, analyzer)
    beside = PhraseSet([(words.list(.actBeside), true)], analyzer)
  }

  func read(_ words: [WordKey], _ tokens: [Token]) -> ActReading {
    var reading = ActReading()
    var meanings = [Act?](repeating: nil, count: words.count)
    var isIdle = tokens.map { $0.isFiller }
    for found in beside.find(words) { for place in found.words { isIdle[place] = true } }
    for found in phrases.find(words) {
      reading.acts.append(found.meaning)
      reading.said += found.words.count
      for place in found.words { (meanings[place], isIdle[place]) = (found.meaning, false) }
    }
    reading.left = words.indices.count { meanings[$0] == nil && !isIdle[$0] }
    let order = Act.allCases
    reading.acts.sort { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
    reading.isFirst = words.indices.first { !isIdle[$0] }.map { meanings[$0] != nil } ?? false
    let first = words.indices.first { !isIdle[$0] && meanings[$0]?.isCourtesy != true }
    let courtesy = words.indices.prefix(first ?? 0).last { meanings[$0] != nil }
    if let courtesy { reading.start = courtesy + 1 }
    let last = words.indices.last { !isIdle[$0] && meanings[$0]?.isCourtesy != true }
    reading.end = last.map { $0 + 1 } ?? words.count
    return reading
  }
}
