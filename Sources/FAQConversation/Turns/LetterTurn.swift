import FAQKnowledge
import FAQMatching

/// Writes a letter with the user: begins when asked to, and asks for its fields until the letter is done.
struct LetterTurn: TurnHandler {
  private let composer: ReplyComposer
  private let wish: LetterWish
  private let room: LetterRoom

  init(_ composer: ReplyComposer) {
    self.composer = composer
    wish = LetterWish(composer.base)
    room = LetterRoom(composer.base)
  }

  func handle(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    guard composer.writesLetters else { return answerInstead(turn) }
    guard let place = turn.state.form else { return begin(turn) }
    guard let (index, form) = form(place.entry), form.has(place) else { return nil }
    let room = room.bytes(turn.state.cleared, place, of: form.letter.fields)
    return result(form.take(turn.typed, at: place, room: room), form, entry: index, turn: turn)
  }

  /// Begins a letter that was offered. A wish for one that was not is a question of its own, which gets its answer.
  private func begin(_ turn: TurnInput) -> TurnResult? {
    guard !turn.state.entry.isEmpty, let (index, form) = form(turn.state.entry),
      isOffer(turn, form.entry) || wish.isMeant(turn.message, form.entry)
    else { return nil }
    return result(form.begin(), form, entry: index, turn: turn)
  }

  /// On a channel without letters, the answer that the letter belongs to, which says where it is written.
  private func answerInstead(_ turn: TurnInput) -> TurnResult? {
    let id = turn.state.form?.entry ?? turn.state.entry
    guard let (index, form) = form(id), turn.state.form != nil || wish.isMeant(turn.message, form.entry)
    else { return nil }
    var state = turn.state.cleared
    state.entry = id
    let reply = composer.answer(index, confidence: Decider.byRule, lpse: state.lpse)
    // A message in the middle of a letter is one of its fields.
    return TurnResult(
      reply: reply, decision: .answer(entry: index), state: state, isLetter: turn.state.form != nil)
  }

  /// The number of the offer among what was offered last.
  private func isOffer(_ turn: TurnInput, _ entry: Entry) -> Bool {
    guard ChoicePicker.isNumber(turn.message),
      let number = Int(turn.message.filter { DigitRuns.isDigit($0) })
    else { return false }
    let offered = turn.state.offered.isEmpty ? [entry.id] : turn.state.offered
    return offered.indices.contains(number - 1) && offered[number - 1] == entry.id
  }

  private func form(_ id: String) -> (index: Int, form: LetterForm)? {
    guard let index = composer.entryIndex(id),
      let form = LetterForm(composer.base.entries[index], composer.base.phrasebook)
    else { return nil }
    return (index, form)
  }

  private func result(_ event: LetterForm.Event, _ form: LetterForm, entry index: Int, turn: TurnInput)
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
    case .finish(let values): reply = composer.finished(form.entry, values)
    case .cancel: break
    }
    return TurnResult(reply: reply, decision: .answer(entry: index), state: state, isLetter: true)
  }
}
