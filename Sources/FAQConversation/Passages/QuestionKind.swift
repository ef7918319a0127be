import FAQKnowledge
import FAQText

/// The kind of thing that a question asks for, as its question word gives it.
struct QuestionKind: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  static let place = QuestionKind(rawValue: 1)
  static let person = QuestionKind(rawValue: 2)
  static let duration = QuestionKind(rawValue: 4)
  static let cost = QuestionKind(rawValue: 8)
  static let reason = QuestionKind(rawValue: 16)
  static let permission = QuestionKind(rawValue: 32)
  static let papers = QuestionKind(rawValue: 64)
  /// A condition: "what if".
  static let condition = QuestionKind(rawValue: 128)
  static let phone = QuestionKind(rawValue: 256)

  /// Kinds that a passage either has or does not answer at all.
  static let strict: QuestionKind = [.place, .person, .duration, .cost, .reason, .phone]
  /// Kinds whose words ask and nothing else: "ke mana" may stand in no name, as "nomor" may.
  static let plain: QuestionKind = [.place, .person, .duration]
  static let amounts: QuestionKind = [.duration, .cost]

  /// Each kind with the list of words that ask for it, and the list of words that a passage answering it has.
  private static let lists: [(kind: QuestionKind, asks: Phrasebook.Key, cues: Phrasebook.Key)] = [
    (.place, .asksPlace, .cuesPlace), (.person, .asksPerson, .cuesPerson),
    (.duration, .asksDuration, .cuesDuration), (.cost, .asksCost, .cuesCost),
    (.reason, .asksReason, .cuesReason), (.permission, .asksPermission, .cuesPermission),
    (.papers, .asksPapers, .cuesPapers), (.phone, .asksPhone, .cuesPhone),
    (.condition, .asksCondition, .cuesCondition),
  ]

  /// The phrases that ask for something.
  static func questions(_ words: Phrasebook, _ analyzer: Analyzer) -> PhraseSet<QuestionKind> {
    PhraseSet(lists.map { (words.list($0.asks), $0.kind) }, analyzer)
  }

  /// The phrases of passages that tell it.
  static func cues(_ words: Phrasebook, _ analyzer: Analyzer) -> PhraseSet<QuestionKind> {
    PhraseSet(lists.map { (words.list($0.cues), $0.kind) }, analyzer)
  }
}
