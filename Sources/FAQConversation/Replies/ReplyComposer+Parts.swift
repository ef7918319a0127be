import FAQKnowledge
import FAQMatching
import FAQText

// Replies that give one part of an answer.
extension ReplyComposer {
  /// The reply with one part of the entries under discussion, or with the sentence that the sources do not have it.
  func part(_ part: FollowUp.Part, of entries: [Int], asked message: String, lpse: String) -> Reply {
    if part == .summary { return plainAnswer(entries, confidence: Decider.certain, lpse: lpse) }
    let wholes = entries.map { answerPart($0, lpse: lpse) }
    var reply = blank(.answer, Decider.certain)
    reply.isPart = true
    reply.answers = wholes.map { $0.only(part) }.filter { !$0.isEmpty }
    guard !reply.answers.isEmpty else { return unsaid(entries[0], lpse: lpse, wanted: part) }
    if part == .contacts {
      // The contact that is added stands last, because no entry names it.
      let last = reply.answers.count - 1
      reply.answers[last].contacts = reply.answers[last].contacts.reachable(with: ladder(lpse: lpse))
    }
    reply.lead = lead(part, wholes[0].entry)
    reply.excerpt = excerpt(part, of: wholes[0], asked: message)
    if reply.excerpt != nil { reply.answers = [wholes[0]] }
    suggestRemainder(of: wholes, but: part, &reply)
    return reply
  }

  /// The sentence before the part: the one of the knowledge, or else the heading of the list.
  private func lead(_ part: FollowUp.Part, _ entry: Entry) -> String {
    if let followUp = base.followUps.first(where: { $0.part == part && !$0.lead.isEmpty }) {
      return followUp.lead
    }
    let key: Phrasebook.Key? =
      switch part {
      case .steps: .steps
      case .attachments: .attachments
      case .notes: .notes
      case .contacts, .phone, .email: .contacts
      case .sources: .sources
      case .related: .related
      case .summary, .stillFails, .detail: nil
      }
    return key.map { base.phrasebook[$0] + ":" } ?? entry.title
  }

  /// The one step or detail that was asked for.
  private func excerpt(_ part: FollowUp.Part, of answer: AnswerPart, asked message: String) -> Reply.Excerpt?
  {
    switch part {
    case .steps:
      guard let number = Ordinals.find(message, of: answer.steps.count) else { return nil }
      return .init(part: .steps, index: number - 1, text: answer.steps[number - 1])
    case .detail(let name):
      guard let index = answer.entry.details.firstIndex(where: { $0.name == name }) else { return nil }
      return .init(part: .details, index: index, text: answer.entry.details[index].text)
    case .summary, .attachments, .notes, .contacts, .phone, .email, .sources, .related, .stillFails:
      return nil
    }
  }
}

extension AnswerPart {
  /// The same answer with nothing but one of its parts.
  func only(_ part: FollowUp.Part) -> AnswerPart {
    var only = AnswerPart(entry)
    switch part {
    case .summary: only.summary = summary
    case .steps: only.steps = steps
    case .attachments: only.attachments = attachments
    case .notes: only.notes = notes
    case .contacts, .phone, .email: only.contacts = contacts.filter(part.lists)
    case .sources: only.sources = sources
    case .related: only.related = related
    case .detail(let name): only.notes = entry.details.filter { $0.name == name }.map(\.text)
    case .stillFails: break
    }
    return only
  }
}

extension FollowUp.Part {
  /// Whether a contact belongs to the part: any to the contacts, a number to the telephones. Parts without contacts exclude none.
  func lists(_ contact: Contact) -> Bool {
    switch self {
    case .phone, .email: contact.kind.askedAs == self
    case .summary, .steps, .attachments, .notes, .contacts, .sources, .related, .stillFails, .detail: true
    }
  }
}
