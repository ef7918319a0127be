import FAQKnowledge
import FAQMatching
import FAQText

/// Answers a question about the answer just given, with the part that it asks for and no more.
struct FollowUpTurn: Sendable {
  /// A message so like a follow-up stays one, however sure it looks as a question of its own.
  static let plain: Float = 0.9
  /// Least likeness to a wording.
  static let enough: Float = 0.62
  /// The same for a complaint that names no subject, which alone would only be asked back.
  static let enoughForVague: Float = 0.45

  let composer: ReplyComposer
  let finder: Once<FollowUpFinder>

  /// Nil when the message is no follow-up, or nothing was answered yet.
  ///
  /// `checking`: whether a check has just asked something: only what is plainly a follow-up is one then, and "tidak
  ///   bisa" is a reply.
  func step(_ turn: Turn, checking: Bool) -> Step? {
    guard !turn.state.entry.isEmpty, !ChoicePicker.isNumber(turn.question),
      let entry = composer.entryIndex(turn.state.entry),
      let (number, likeness) = finder.value.find(turn.tokens),
      likeness >= (turn.isVague ? FollowUpTurn.enoughForVague : FollowUpTurn.enough),
      likeness >= FollowUpTurn.plain || !turn.isNewSubject
    else { return nil }
    let followUp = composer.base.followUps[number]
    if checking, followUp.part == .stillFails || likeness < FollowUpTurn.plain { return nil }
    if followUp.part == .stillFails { return composer.nextRung(entry, turn.state) }
    var state = turn.state
    (state.offered, state.category, state.misses) = ([], "", 0)
    let reply = composer.part(followUp, of: entry, asked: turn.question, home: state.home)
    return Step(reply: reply, decision: .answer(entry: entry), state: state)
  }
}

extension Turn {
  /// Whether the message, taken alone, names no subject at all.
  fileprivate var isVague: Bool {
    if case .clarify(category: nil, _) = decision { true } else { false }
  }
}

extension ReplyComposer {
  /// The part of an entry that a follow-up asks for, or that the sources do not tell.
  func part(_ followUp: FollowUp, of index: Int, asked question: String, home: String) -> Reply {
    let whole = answer(index, confidence: Decider.byRule, home: home)
    if followUp.part == .summary { return whole }
    var reply = whole.bare
    let step = followUp.part == .steps ? Ordinals.find(question, of: whole.steps.count) : nil
    keep(followUp.part, of: whole, in: &reply)
    if let step { reply.steps = [whole.steps[step - 1]] }
    if reply.isBare {
      reply.contacts = whole.contacts
      reply.text = AnswerText.write(base.phrasebook[.notMentioned], whole.contacts, base.phrasebook)
      return reply
    }
    let lead = followUp.lead.isEmpty ? whole.entry?.title ?? "" : followUp.lead
    reply.text = AnswerText.write(part: reply, under: lead, from: step ?? 1, base.phrasebook)
    return reply
  }

  private func keep(_ part: FollowUp.Part, of whole: Reply, in reply: inout Reply) {
    switch part {
    case .summary: reply.summary = whole.summary
    case .steps: reply.steps = whole.steps
    case .attachments: reply.attachments = whole.attachments
    case .notes: reply.notes = whole.notes
    case .contacts: reply.contacts = whole.contacts
    case .phone: reply.contacts = whole.contacts.filter { $0.kind == .phone }
    case .email: reply.contacts = whole.contacts.filter { $0.kind == .email }
    case .sources: reply.sources = whole.sources
    case .detail(let name):
      reply.notes = whole.entry?.details.filter { $0.name == name }.map(\.text) ?? []
    case .stillFails: break
    }
  }
}

extension Reply {
  /// The same answer without any of its parts.
  fileprivate var bare: Reply {
    var reply = Reply()
    (reply.outcome, reply.entry, reply.confidence) = (outcome, entry, confidence)
    reply.knowledgeVersion = knowledgeVersion
    return reply
  }

  fileprivate var isBare: Bool {
    summary.isEmpty && steps.isEmpty && attachments.isEmpty && notes.isEmpty && contacts.isEmpty
      && sources.isEmpty
  }
}
