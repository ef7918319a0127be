import FAQKnowledge
import FAQMatching

// Replies from within an entry.
extension ReplyComposer {
  /// One passage of an entry as the excerpt. The parts of the entry stand beside it, whole; the text has the passage
  /// only.
  func passage(_ passage: Passage, of entry: Int, lpse: String) -> Reply {
    var reply = blank(.answer, Decider.certain)
    reply.isPart = true
    reply.excerpt = .init(part: passage.part, index: passage.index, text: passage.text)
    reply.answers = [answerPart(entry, lpse: lpse)]
    suggestRemainder(&reply)
    return reply
  }

  /// The sentence that the sources do not say it, with the contacts of the entry.
  ///
  /// - Parameters:
  ///   - entry: number of the entry.
  ///   - lpse: the LPSE whose contacts come first; empty for none.
  ///   - wanted: the part that was asked for. A number or an e-mail address that the entry lacks is that of the next who has one.
  /// - Returns: an answer that tells no part of the entry.
  func unsaid(_ entry: Int, lpse: String, wanted: FollowUp.Part? = nil) -> Reply {
    let whole = answerPart(entry, lpse: lpse)
    var reply = blank(.answer, Decider.certain)
    reply.isPart = true
    reply.answers = [AnswerPart(whole.entry)]
    if !whole.contacts.isEmpty {
      let rungs = ladder(lpse: lpse)
      reply.answers[0].contacts = whole.contacts.reachable(with: rungs)
        .completed(with: rungs) { wanted?.lists($0) ?? true }
    }
    reply.lead = base.phrasebook[.notMentioned]
    reply.isUnsaid = true
    return reply
  }

  /// The parts that the short text of an answer left out: first steps, papers and notes, then contacts, sources and related
  /// entries.
  func remainder(of entry: Int, isFirst: Bool, lpse: String) -> Reply {
    var answer = answerPart(entry, lpse: lpse)
    answer.summary = ""
    if isFirst {
      (answer.contacts, answer.sources, answer.related) = ([], [], [])
    } else {
      (answer.steps, answer.attachments, answer.notes) = ([], [], [])
    }
    var reply = blank(.answer, Decider.certain)
    reply.isPart = true
    reply.answers = [answer]
    return reply
  }

  /// Whether an entry has anything of a part.
  func has(_ part: FollowUp.Part, entry index: Int) -> Bool {
    let entry = base.entries[index]
    return switch part {
    case .steps: !entry.steps.isEmpty
    case .attachments: !entry.attachments.isEmpty
    case .notes: !entry.notes.isEmpty
    case .sources: !entry.citations.isEmpty
    case .related: !entry.related.isEmpty
    case .contacts, .phone, .email: contacts(of: entry, lpse: "").contains { part.lists($0) }
    case .detail(let name): entry.details.contains { $0.name == name }
    case .summary, .stillFails: true
    }
  }
}
