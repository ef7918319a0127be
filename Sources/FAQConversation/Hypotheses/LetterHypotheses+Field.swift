import FAQKnowledge
import FAQMatching

/// What a message means where a field of a letter is asked for: the field, a command, an act, or something else that is said.
extension LetterHypotheses {
  /// What the letter does with a message, and whether nothing else can be meant; nil where it leaves the message to others.
  func event(
    _ turn: TurnInput, _ form: LetterForm, _ place: FormPosition, entry: Int, room: Int
  ) -> (LetterForm.Event, isSure: Bool)? {
    if let quoted = FieldTalk.quoted(turn.typed) { return (form.write(quoted, at: place, room: room), true) }
    let value = form.take(turn.typed, at: place, room: room)
    guard turn.mayReply, !form.isCommand(turn.typed) else { return (value, true) }
    if let event = act(turn, form, place) { return (event, true) }
    let said = talk.read(turn)
    let isQuestion = isQuestion(turn, said, form, place, entry: entry)
    if cancels(turn, said) { return (.cancel, !isQuestion) }
    // "Buatkan suratnya sekarang": it is being written.
    if turn.signs.orders, wish.isMeant(turn.message, form.entry) { return (.ask(place, nil), true) }
    if said.waits { return (.ask(place, .waiting), true) }
    if postpones(turn, form, place) { return (.cancel, !isQuestion) }
    if isQuestion {
      // "Terus berapa hari selesainya" cannot be a field.
      if turn.signs.goesOn, !turn.signs.kinds.isEmpty { return nil }
      return (said.isTalk ? .ask(place, .notAValue) : value, false)
    }
    guard !form.isLong(place.field), !form.hasChoices(place.field), said.isTalk else {
      return (value, true)
    }
    if said.isAnswered { return nil }
    return (.ask(place, .notAValue), isSure: !turn.signs.asksPlainly)
  }

  /// The event of a message of nothing but an act, because no field is one.
  private func act(_ turn: TurnInput, _ form: LetterForm, _ place: FormPosition) -> LetterForm.Event? {
    guard turn.signs.acts.isAll, let act = turn.signs.acts.acts.first else { return nil }
    switch act {
    case .thanks, .greeting, .more: return .ask(place, nil)
    case .goodbye: return .cancel
    case .restart: return form.begin()
    case .unsure: return form.hasChoices(place.field) ? nil : .ask(place, .notAValue)
    case .explain, .repeat: return .ask(place, .hint)
    // "Bagus" may be a name, "semua" a description; the others are commands, or end the letter.
    case .person, .complaint, .cancel, .back, .none, .all, .shorter, .no, .yes, .okay: return nil
    }
  }

  /// Whether a message begins with the wish to end the letter, or says little else: "batal dulu deh, datanya belum lengkap",
  /// "cukup, batal saja", "bentar, batal dulu, bos keluar".
  private func cancels(_ turn: TurnInput, _ said: FieldTalk) -> Bool {
    turn.signs.acts.acts.first == .cancel
      && (turn.signs.acts.isFirst || turn.signs.acts.isMost || said.waits && !turn.signs.denies)
  }

  /// Whether a message promises to go on later: "besok saya lanjut, datanya belum lengkap". The description of a problem may have
  /// such words, and a short field has none. "Ya sudah, teruskan suratnya" goes on.
  private func postpones(_ turn: TurnInput, _ form: LetterForm, _ place: FormPosition) -> Bool {
    turn.signs.promises && !turn.signs.asksPlainly && !form.isLong(place.field)
      && !wish.isMeant(turn.message, form.entry)
  }

  /// Whether a message asks something instead of giving the field, because a short field has no question word.
  private func isQuestion(
    _ turn: TurnInput, _ said: FieldTalk, _ form: LetterForm, _ place: FormPosition, entry: Int
  ) -> Bool {
    let wantsPerson = turn.signs.acts.isAll && [.person, .complaint].contains(turn.signs.acts.acts.first)
    if wantsPerson { return true }
    guard !form.isLong(place.field), turn.signs.asksPlainly, !said.looksLikeValue else { return false }
    // "Terus berapa hari selesainya": the name of a firm does not go on with what was said.
    if turn.signs.goesOn { return true }
    // The name of a firm may have a question word, but nothing that the entry speaks of.
    let reading = passages.best(turn.signs.terms, turn.signs.kinds, entry: entry)
    return (reading?.coverage ?? 0) > 0 || !turn.signs.terms.isEmpty && turn.decision.entry != nil
  }
}
