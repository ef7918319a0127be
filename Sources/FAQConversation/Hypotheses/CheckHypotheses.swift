import FAQKnowledge
import FAQMatching

/// Leads through a guided check: offered below an answer, begun by a word at any time, then asked step by step.
///
/// ``CheckReplyReader`` reads a reply; the hypotheses made of it tell where it leads.
struct CheckHypotheses: HypothesisProposer {
  /// Longest line of a log, in bytes, that may be the reply to a check that asks for one.
  static let longestLogLine = 80

  let composer: ReplyComposer
  let reader: CheckReplyReader
  let listed: EntryFollowUpHypotheses
  /// See ``DialoguePolicy/patience``.
  let patience: Int
  /// See ``DialoguePolicy/newSubject``.
  let newSubject: Float

  init(_ groundwork: Groundwork, _ picker: ChoicePicker) {
    (composer, listed) = (groundwork.composer, groundwork.entryFollowUps)
    reader = CheckReplyReader(picker, policy: groundwork.policy.checks)
    (patience, newSubject) = (groundwork.policy.patience, groundwork.policy.newSubject)
  }

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply || turn.isLogLine, turn.state.form == nil else { return }
    guard let position = turn.state.check, let pending = PendingQuestion(turn, at: position, composer) else {
      return begin(turn, &hypotheses)
    }
    if ChoicePicker.isNumber(turn.message) {
      // A bare number is always a reply: to an answer, or to none.
      let number = reader.choices.number(turn.message, pending.answers.count)
      hypotheses.append(
        turn.hypothesis(.check, .done(number.map { follow($0, pending) } ?? miss(pending)), isSure: true))
    } else if pending.isOffer {
      offered(pending, &hypotheses, &scratch)
    } else {
      asked(pending, &hypotheses, &scratch)
    }
  }

  /// Begins a check: that of the entry under discussion, of the category that was asked about, or any.
  private func begin(_ turn: TurnInput, _ hypotheses: inout [Hypothesis]) {
    guard reader.isBegin(turn) else { return }
    let entry = composer.base.entry(turn.state.entry)
    let id = entry?.category ?? turn.state.category
    let category = composer.base.categories.firstIndex { $0.id == id }
    let owner =
      entry?.check != nil
      ? .entry(turn.state.entry)
      : composer.checkOwner(category: category) ?? composer.checkOwner(category: nil)
    guard let owner else { return }
    hypotheses.append(
      turn.hypothesis(.check, .done(ask(.init(owner: owner, question: 0), turn)), isSure: true))
  }

  /// Goes on with an offered check when the reply means one of its answers. Nobody has agreed to the check, so that
  /// other readings are as good.
  private func offered(
    _ pending: PendingQuestion, _ hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch
  ) {
    let turn = pending.turn
    if reader.isBegin(turn) {
      hypotheses.append(turn.hypothesis(.check, .done(ask(pending.position, turn)), isSure: true))
      return
    }
    let reading = reader.read(pending.message, pending.labels, &scratch)
    guard let picked = reading.surely ?? reading.likely else { return }
    // A reply that the entry lists for the message comes before the next question, because nobody has asked for questions yet.
    if reading.surely == nil, pending.answers[picked].leadsOn, listed.find(turn) != nil { return }
    // A message about the same problem adds to it. A question may have the words of an answer.
    let own = turn.decision.entry.map { composer.base.entries[$0].id }
    let addsTo = own.map { pending.position.owner == .entry($0) } ?? false
    let isSure = (reading.surely != nil || addsTo) && !turn.signs.asks
    hypotheses.append(
      turn.hypothesis(.check, .done(follow(picked, pending)), isSure: isSure) {
        $0[.fit] = reading.share
        $0[.lead] = (reading.surely != nil).number
        $0[.elsewhere] = 1
      })
  }

  private func asked(
    _ pending: PendingQuestion, _ hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch
  ) {
    let turn = pending.turn
    let reading = reader.read(pending.message, pending.labels, &scratch)
    func add(_ result: TurnResult, isSure: Bool = false, _ fit: Float, _ lead: Float) {
      hypotheses.append(
        turn.hypothesis(.check, .done(result), isSure: isSure) { ($0[.fit], $0[.lead]) = (fit, lead) })
    }
    if let picked = reading.surely {
      return add(follow(picked, pending), isSure: true, 1, 1)
    }
    if reader.isRestart(turn) {
      return add(ask(.init(owner: pending.position.owner, question: 0), turn), isSure: true, 1, 1)
    }
    switch intent(reading, pending) {
    case .another: break
    case .entry(let id): add(towards(id, pending, &scratch), max(reading.share, 0.5), 0.5)
    case .reply:
      if let likely = reading.likely {
        add(follow(likely, pending), reading.share, 0.5)
      } else if let leading = leading(reading, pending, &scratch) {
        add(follow(leading, pending), reading.share, 0)
      }
    }
    // "Sudah" or "ya" replies to the question, and not well enough.
    let isReply = turn.signs.acts.isAll && [.yes, .no, .okay].contains(turn.signs.acts.acts.first)
    hypotheses.append(turn.hypothesis(.noCheck, .done(miss(pending)), isSure: isReply))
  }
}

extension GuidedCheck.Answer {
  /// Whether another question follows it.
  fileprivate var leadsOn: Bool { if case .question = target { true } else { false } }
}

extension TurnInput {
  fileprivate var isLogLine: Bool {
    isLog && !tokens.isEmpty && message.utf8.count <= CheckHypotheses.longestLogLine
  }
}
