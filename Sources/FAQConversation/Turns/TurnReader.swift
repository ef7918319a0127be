import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message within its conversation.
///
/// ``proposers`` propose what the message may mean, ``TurnJudge`` gives each hypothesis its confidence, and the likeliest one
/// takes the turn: ``TurnEffects`` has one effect for each.
struct TurnReader: Sendable {
  let signs: SignReader
  let letters: LetterHypotheses
  private let evidence: EvidenceReader
  private let passages: PassageReader
  private let proposers: [any HypothesisProposer]
  private let problems: SeveralProblemsHypotheses
  private let judge: TurnJudge
  private let effects: TurnEffects

  init(_ matcher: Matcher, _ groundwork: Groundwork, decider: Decider) {
    let (composer, policy) = (groundwork.composer, groundwork.policy)
    let picker = ChoicePicker(matcher: matcher, policy: policy.choices)
    passages = groundwork.passages
    signs = groundwork.signs
    evidence = EvidenceReader(composer: composer, matcher: matcher)
    judge = TurnJudge(policy, words: groundwork.words)
    effects = TurnEffects(
      composer: composer, passages: passages, smallTalk: groundwork.smallTalk, patience: policy.patience)
    letters = groundwork.letters
    problems = SeveralProblemsHypotheses(
      composer: composer, matcher: matcher, decider: decider, policy: policy.problems)
    proposers = [
      // Several of the choices offered.
      SeveralChoicesHypotheses(composer: composer, picker: picker, policy: policy),
      // More than one problem in a message.
      problems,
      // A letter is being written, or wanted.
      letters,
      // A reply to the question of a check, or the word that begins one.
      CheckHypotheses(groundwork, picker),
      // "Bukan yang spam", of the choices offered.
      DeniedChoiceHypotheses(composer: composer, picker: picker, policy: policy.choices),
      // One of the choices offered, or none of them.
      ChoiceHypotheses(composer: composer, picker: picker),
      // Nothing but an act: thanks, "batal", the wish for a person.
      ActHypotheses(composer: composer),
      // A question that the entry lists as one asked after it, or one for a part of the answer, by the knowledge's wordings.
      groundwork.entryFollowUps, groundwork.followUps,
      // A question that a passage answers: of this entry, of a related one, of an earlier one.
      PassageHypotheses(composer: composer, passages: passages, policy: policy.passages),
      // "Balik ke yang tadi."
      EarlierHypotheses(composer: composer, picker: picker),
      // "Bukan password, user id."
      CorrectionHypotheses(composer: composer, matcher: matcher, decider: decider, picker: picker),
      // A subject, a greeting, something outside: the message as if it were the first.
      NewSubjectHypotheses(
        composer: composer, smallTalk: groundwork.smallTalk, sameWords: policy.sameWords),
    ]
  }

  /// Lets the likeliest hypothesis take the turn.
  ///
  /// - Parameters:
  ///   - message: the message without secrets, and without courtesies in front.
  ///   - typed: the message as it was typed.
  ///   - before: what is remembered of the conversation.
  ///   - consent: whether a letter may begin.
  ///   - result: the reply to the message alone; the reply of the turn afterwards.
  ///   - known: the signs of the message where they were read already; nil reads them when they are needed.
  ///   - courtesy: the courtesy that was cut off its front; nil where none was.
  ///   - forced: the number of the hypothesis that takes the turn; nil for the likeliest.
  ///   - scratch: the caller's working memory.
  /// - Returns: what is remembered after it.
  func take(
    _ message: String, typed: String, before: ConversationState, consent: LetterConsent,
    result: inout Resolution, signs known: TurnSigns?, courtesy: Courtesy?, taking forced: Int?,
    scratch: inout MatchScratch
  ) -> ConversationState {
    // Signs alone say nothing, but may be the field of a letter: "-" skips it.
    guard result.match.hasWords || before.form != nil else { return before }
    var turn = TurnInput(
      message: message, typed: typed, state: before, text: result.match.text,
      tokens: result.match.tokens, decision: result.decision, confidence: result.reply.confidence,
      likeness: result.match.candidates.first?.cosine ?? 0, isLog: result.isLog,
      signs: TurnSigns(), courtesy: courtesy, consent: consent)
    var hypotheses = hypotheses(&turn, signs: known, &scratch)
    // A first message that is answered refers to nothing; most messages are such, and most hold one problem.
    if hypotheses.isEmpty {
      return effects.composer.memory(of: result.reply, result.decision, after: before)
    }
    // The words of a first message tell its subject, which the matcher has read.
    result.countsWords = !before.isBlank
    judge.judge(&hypotheses, hearing: result.countsWords ? turn.tokens : [])
    result.chosen = forced ?? judge.best(of: hypotheses)
    result.hypotheses = hypotheses.map(HypothesisSummary.init)
    // In a letter a choice would take the place of its field.
    let mayAsk = forced == nil && before.form == nil
    let tie = mayAsk ? judge.tie(hypotheses, result.chosen, turn.decision) : nil
    let effect = hypotheses[result.chosen].effect
    let performed = tie.map { effects.ask($0, turn) } ?? effects.perform(effect, turn)
    var taken =
      performed
      ?? TurnResult(
        reply: result.reply, decision: result.decision,
        state: effects.composer.memory(of: result.reply, result.decision, after: before))
    if performed == nil, before.form == nil { return taken.state.remembering(before) }
    // Within a letter an answer comes before the field is asked for again; a person who was asked for ends it.
    if let place = before.form, !taken.isLetter { letters.resume(place, &taken) }
    (result.reply, result.decision) = (taken.reply, taken.decision)
    (result.isWhole, result.isLetter) = (false, taken.isLetter)
    return taken.state.remembering(before)
  }

  /// Everything that the message may mean; empty for a first message that is answered and holds one problem.
  private func hypotheses(
    _ turn: inout TurnInput, signs known: TurnSigns?, _ scratch: inout MatchScratch
  ) -> [Hypothesis] {
    var hypotheses: [Hypothesis] = []
    if turn.state.isBlank, turn.decision.entry != nil {
      // A first message is a reply to nothing, and most messages are first ones that are answered.
      problems.propose(turn, into: &hypotheses, &scratch)
      letters.propose(turn, into: &hypotheses, &scratch)
      return hypotheses
    }
    turn.signs = known ?? signs.read(turn.tokens, of: turn.text)
    let discussed = effects.composer.entryIndex(turn.state.discussed)
    turn.best = (best(turn, of: discussed), best(turn, of: turn.decision.entry))
    turn.evidence = evidence.read(turn, &scratch)
    for proposer in proposers { proposer.propose(turn, into: &hypotheses, &scratch) }
    if turn.state.form != nil {
      let left = hypotheses.filter { $0.mayInterrupt || mayInterrupt($0, turn) }
      if !left.isEmpty { hypotheses = left }
    }
    return hypotheses
  }

  /// Whether a reply to the message alone may take the turn while a letter is written: an answer to a question, or any where the
  /// message asks nothing and the letter leaves it to others.
  private func mayInterrupt(_ hypothesis: Hypothesis, _ turn: TurnInput) -> Bool {
    hypothesis.kind == .answer
      || !turn.signs.asksPlainly && [.smalltalk, .outside, .person].contains(hypothesis.kind)
  }

  /// The best passage of an entry; nil without an entry, or where it has none.
  private func best(_ turn: TurnInput, of entry: Int?) -> EntryReading? {
    guard let entry, let best = passages.best(turn.signs.terms, turn.signs.kinds, entry: entry) else {
      return nil
    }
    return EntryReading(entry: entry, passage: best)
  }
}
