import FAQKnowledge
import FAQMatching

extension ReplyComposer {
  /// The next person to ask when an answer did not help, with what to have at hand.
  ///
  /// Each such message moves one rung up: from the LPSE's helpdesk to the agency's e-mail. Past the last rung the
  /// last one is named again.
  func nextRung(_ index: Int, _ before: ConversationState) -> TurnResult {
    let next = climb(before)
    var answer = AnswerPart(base.entries[index])
    (answer.contacts, answer.attachments) = (next.people, answer.entry.attachments)
    answer.notes = next.rung.map(\.note).filter { !$0.isEmpty } + [base.phrasebook[.atHand]]
    var reply = blank(.handoff, Decider.certain)
    reply.lead = base.phrasebook[next.isPastLast ? .lastRung : .nextRung]
    (reply.answers, reply.isPart) = ([answer], true)
    return TurnResult(reply: reply, decision: .answer(entry: index), state: next.state)
  }

  /// The next person to ask, alone, because somebody who complains or wants a person has read enough of the entry.
  ///
  /// `lead` is said until the last rung was named.
  func nextPerson(_ lead: Phrasebook.Key, _ before: ConversationState) -> TurnResult {
    let next = climb(before)
    var reply = blank(.handoff, Decider.certain)
    reply.lead = base.phrasebook[next.isPastLast ? .lastRung : lead]
    reply.people = next.people
    return TurnResult(reply: reply, decision: .unknown, state: next.state)
  }

  private typealias Climb = (rung: [Contact], people: [Contact], isPastLast: Bool, state: ConversationState)

  /// Names the next rung: its contacts, the same with one that a link reaches, whether the last rung was named before, and
  /// what is remembered afterwards.
  private func climb(_ before: ConversationState) -> Climb {
    var state = before
    let rungs = ladder(lpse: before.lpse)
    state.rungs = min(before.rungs + 1, rungs.count)
    (state.offered, state.category, state.misses) = ([], "", 0)
    guard !rungs.isEmpty else { return ([], [], true, state) }
    let number = min(before.rungs, rungs.count - 1)
    let people = rungs[number].reachable(with: rungs[(number + 1)...])
    return (rungs[number], people, before.rungs >= rungs.count, state)
  }

  /// Contacts by rung, lowest first: those of one tier and one kind stand together. Besides the general ones only the
  /// contacts of `lpse` count.
  func ladder(lpse: String) -> [[Contact]] {
    let lpse = lpse.isEmpty ? base.lpse : lpse
    let people = base.contacts.filter { ($0.lpse.isEmpty || $0.lpse == lpse) && $0.kind.isAnswered }
    var rungs: [[Contact]] = []
    // The LPSE's own before all others of its tier.
    let sorted = people.enumerated().sorted {
      ($0.element.tier, $0.element.lpse.isEmpty ? 1 : 0, $0.offset)
        < ($1.element.tier, $1.element.lpse.isEmpty ? 1 : 0, $1.offset)
    }
    for contact in sorted.map(\.element) {
      if let last = rungs.last?.first, last.tier == contact.tier, last.lpse == contact.lpse,
        last.kind == contact.kind || !contact.lpse.isEmpty
      {
        rungs[rungs.count - 1].append(contact)
      } else {
        rungs.append([contact])
      }
    }
    return rungs
  }
}

extension [Contact] {
  /// These contacts, and with them the next one that a link reaches where none of them has one: a reader is never sent to an
  /// office without a number.
  func reachable(with rungs: some Sequence<[Contact]>) -> [Contact] {
    completed(with: rungs) { $0.link != nil }
  }

  /// These contacts, and with them the next one that is wanted where none of them is.
  func completed(with rungs: some Sequence<[Contact]>, _ isWanted: (Contact) -> Bool) -> [Contact] {
    if contains(where: isWanted) { return self }
    return self + rungs.joined().filter(isWanted).prefix(1)
  }
}
