import FAQKnowledge
import FAQMatching
import FAQText

/// Writes a letter with the user: begins when asked to, and asks for its fields until the letter is done.
struct LetterHypotheses: HypothesisProposer {
  /// An entry with a letter, by its number.
  typealias Place = (index: Int, form: LetterForm)

  let composer: ReplyComposer
  let wish: LetterWish
  private let consent: ConsentReader
  private let room: LetterRoom
  let passages: PassageReader
  let talk: FieldTalkReader
  /// The forms of the entries with a letter, by the numbers of their entries. They are read once, because to read one takes
  /// longer than to find an answer.
  let forms: Once<[Int: LetterForm]>

  init(_ composer: ReplyComposer, _ passages: PassageReader, _ analyzer: Analyzer) {
    (self.composer, self.passages) = (composer, passages)
    talk = FieldTalkReader(composer.base.phrasebook, analyzer)
    wish = LetterWish(composer.base)
    consent = ConsentReader(composer.base.phrasebook)
    room = LetterRoom(composer.base)
    forms = Once { [base = composer.base] in
      let forms = base.entries.indices.compactMap { entry in
        LetterForm(base.entries[entry], base.phrasebook).map { (entry, $0) }
      }
      return Dictionary(uniqueKeysWithValues: forms)
    }
  }

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard composer.writesLetters else {
      if let result = answerInstead(turn) {
        hypotheses.append(turn.hypothesis(.letter, .done(result), isSure: true))
      }
      return
    }
    guard let place = turn.state.form else {
      if let result = confirm(turn) {
        hypotheses.append(turn.hypothesis(.letter, .done(result), isSure: true))
      } else {
        begin(turn, &hypotheses)
      }
      return
    }
    guard let (index, form) = form(place.entry), form.has(place) else { return }
    let room = room.bytes(turn.state.cleared, place, of: form.letter.fields)
    guard let (event, isSure) = event(turn, form, place, entry: index, room: room) else { return }
    hypotheses.append(
      turn.hypothesis(.letter, .done(result(event, form, entry: index, turn: turn)), isSure: isSure))
  }

  /// Drops a letter that the knowledge does not have, because only a token that somebody made up names one.
  func leaveUnknown(in state: inout ConversationState) {
    guard let place = state.form else { return }
    // A channel without letters only needs to know which letter it was.
    if let form = form(place.entry)?.form, !composer.writesLetters || form.has(place) { return }
    state.form = nil
  }

  /// Asks for the field once more below the reply to what came in between. A person who was asked for ends the letter.
  func resume(_ place: FormPosition, _ result: inout TurnResult) {
    // Question and answer are not recorded, because a question in a letter may have what belongs into it.
    result.isLetter = true
    guard [.answer, .fallback, .smalltalk].contains(result.reply.outcome), let (_, form) = form(place.entry),
      form.has(place)
    else {
      result.state.form = nil
      return
    }
    result.state.form = place
    let asked = composer.asking(form, place, remark: nil)
    (result.reply.question, result.reply.choices) = (asked.question, asked.choices)
    result.reply.suggestions = asked.suggestions
  }

  /// Begins the letter after a yes to that question, and leaves it after a no.
  ///
  /// - Returns: nil for any other message, and where the question was not asked.
  private func confirm(_ turn: TurnInput) -> TurnResult? {
    guard case .asked(let id) = turn.consent, let (index, form) = form(id) else { return nil }
    switch consent.read(turn) {
    case .yes: return result(form.begin(), form, entry: index, turn: turn)
    case .no:
      return TurnResult(
        reply: composer.notHere(), decision: .answer(entry: index),
        state: turn.state.about(id).withoutQuestion, isLetter: true)
    case nil: return nil
    }
  }

  /// On a channel without letters, the answer that the letter belongs to, which says where it is written.
  private func answerInstead(_ turn: TurnInput) -> TurnResult? {
    let id = turn.state.form?.entry ?? turn.state.entry
    guard let (index, form) = form(id), turn.state.form != nil || wish.isMeant(turn.message, form.entry)
    else { return nil }
    var state = turn.state.cleared
    state.entry = id
    let reply = composer.answer(index, confidence: Decider.certain, lpse: state.lpse)
    // A message in the middle of a letter is one of its fields.
    return TurnResult(
      reply: reply, decision: .answer(entry: index), state: state, isLetter: turn.state.form != nil)
  }

  /// Whether the message is the number under which the letter of the entry was offered last.
  func isOffer(_ turn: TurnInput, _ entry: Entry) -> Bool {
    guard ChoicePicker.isNumber(turn.message),
      let number = Int(turn.message.filter { DigitRuns.isDigit($0) })
    else { return false }
    let offered = turn.state.offered.isEmpty ? [entry.id] : turn.state.offered
    return offered.indices.contains(number - 1) && offered[number - 1] == entry.id
  }

  func form(_ id: String) -> Place? {
    guard let index = composer.entryIndex(id), let form = forms.value[index] else { return nil }
    return (index, form)
  }

  func result(_ event: LetterForm.Event, _ form: LetterForm, entry index: Int, turn: TurnInput)
    -> TurnResult
  {
    var state = turn.state.cleared
    var reply = composer.cancelled()
    switch event {
    case .ask(let place, let remark):
      state.form = place
      // The values so far always fit, unless somebody made the token up.
      if ConversationToken.fits(state) {
        reply = composer.asking(form, place, remark: remark)
      } else {
        state.form = nil
      }
    case .finish(let values):
      reply = composer.finished(form.entry, values)
      state.entry = form.entry.id
    case .cancel: state.entry = form.entry.id
    }
    return TurnResult(reply: reply, decision: .answer(entry: index), state: state, isLetter: true)
  }
}
