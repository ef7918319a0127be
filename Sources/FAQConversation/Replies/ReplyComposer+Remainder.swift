import Basics
import FAQKnowledge

// The words that give what a short text leaves out.
extension ReplyComposer {
  /// The parts of an entry that a word gives, in the order in which the text lists them.
  private static let remainder: [(key: Phrasebook.Key, part: FollowUp.Part)] = [
    (.saySteps, .steps), (.sayNotes, .notes), (.sayAttachments, .attachments), (.sayContacts, .contacts),
    (.saySources, .sources),
    (.sayRelated, .related),
  ]

  /// Suggests the words for what the short text of the answers leaves out.
  func suggestRemainder(_ reply: inout Reply) { suggestRemainder(of: reply.answers, but: nil, &reply) }

  /// Suggests the words for all parts but the one that the reply has.
  func suggestRemainder(of answers: [AnswerPart], but told: FollowUp.Part?, _ reply: inout Reply) {
    for (key, part) in ReplyComposer.remainder
    where part != told && answers.contains(where: { $0.leavesOut(part) }) {
      guard let word = base.phrasebook.list(key).first else { continue }
      reply.suggestions.append(
        .init(label: word.prefix(1).uppercased() + word.dropFirst(), message: word, telling: .remainder))
    }
  }

  /// The part that a message asks for when it is nothing but one of these words.
  func remainder(named message: String) -> FollowUp.Part? {
    guard message.utf8.count <= ReplyComposer.longestWord else { return nil }
    return remainderWords[ReplyComposer.plain(message)]
  }

  /// Each of these words in small letters, with the part that it gives.
  static func remainderWords(_ words: Phrasebook) -> [[UInt8]: FollowUp.Part] {
    let all = remainder.flatMap { key, part in words.list(key).map { (plain($0), part) } }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  private static func plain(_ text: String) -> [UInt8] {
    ASCII.lowered(text.utf8.filter { ASCII.isLetterOrDigit($0) || ASCII.isOutside($0) })
  }

  /// Longest message, in bytes, that can be one of these words.
  private static let longestWord = 40
}

extension AnswerPart {
  /// Whether the short text leaves out something of a part.
  fileprivate func leavesOut(_ part: FollowUp.Part) -> Bool {
    switch part {
    case .steps: BriefAnswer.shortens(steps)
    case .notes: !notes.isEmpty
    case .attachments: !attachments.isEmpty
    case .contacts: BriefContacts.hides(contacts)
    case .sources: !sources.isEmpty
    case .related: !related.isEmpty
    case .summary, .phone, .email, .stillFails, .detail: false
    }
  }
}
