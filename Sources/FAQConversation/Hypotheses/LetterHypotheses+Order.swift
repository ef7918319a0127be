import FAQKnowledge
import FAQMatching

/// Which letter a message orders, if any.
extension LetterHypotheses {
  /// Begins the letter that a message asks for, or asks which is meant.
  func begin(_ turn: TurnInput, _ hypotheses: inout [Hypothesis]) {
    let ordered = ordered(turn)
    let found = discussed(turn) ?? named(turn, ordered: ordered) ?? elsewhere(turn, ordered: ordered)
    let result = found.map { begun($0.form, entry: $0.index, turn: turn) } ?? askWhich(ordered, turn)
    if let result { hypotheses.append(turn.hypothesis(.letter, .done(result), isSure: true)) }
  }

  /// The letter of the entry under discussion.
  private func discussed(_ turn: TurnInput) -> Place? {
    guard let found = form(turn.state.entry),
      isOffer(turn, found.form.entry) || orders(turn) || means(turn, found.form.entry)
    else { return nil }
    return found
  }

  /// The letter of the entry that answers the message, where the message orders it by name, or the only one whose title the
  /// order has a word of: "buatkan surat ke LKPP, akun kami hanya bisa masuk di sebagian LPSE" is answered by another entry.
  private func named(_ turn: TurnInput, ordered: [Int]) -> Place? {
    if let entry = turn.decision.entry {
      // The signs of a first message are not read; of any other they tell at less cost that it orders nothing.
      let mayOrder =
        turn.state.isBlank
        ? wish.mayName(turn.tokens, of: turn.text) : turn.signs.orders && turn.signs.namesLetter
      guard mayOrder, let said = wish.order(turn.message) else { return nil }
      // "…, masalah login": a little more does no harm where the message is answered by the letter's entry alone.
      let meant = forms.value.filter { number, form in
        wish.isOrder(said, of: form.entry, strange: LetterWish.mostBeside)
          && (number == entry || turn.state.isBlank && wish.namesEntry(turn.message, form.entry))
      }
      return meant.count == 1 ? meant.first.map { ($0.key, $0.value) } : nil
    }
    let named = ordered.filter { wish.namesEntry(turn.message, composer.base.entries[$0]) }
    return named.count == 1 ? forms.value[named[0]].map { (named[0], $0) } : nil
  }

  /// The letter of an entry that the entry under discussion refers to, of an earlier subject, or the only one that the
  /// message can order.
  private func elsewhere(_ turn: TurnInput, ordered: [Int]) -> Place? {
    if turn.state.isBlank { return nil }
    let related = composer.base.entry(turn.state.entry)?.related.map(\.value) ?? []
    if !turn.signs.asks || orders(turn), turn.signs.orders || turn.signs.namesLetter {
      for found in (related + turn.state.earlier.map(\.entry)).compactMap(form)
      where orders(turn) || means(turn, found.form.entry) { return found }
    }
    guard ordered.count == 1 else { return nil }
    return forms.value[ordered[0]].map { (ordered[0], $0) }
  }

  /// Whether a message orders a letter to be written, whatever it says beside: "ok tolong buatkan suratnya dulu, nanti
  /// beliau ttd", "bikinin suratnya bisa?".
  private func orders(_ turn: TurnInput) -> Bool {
    turn.signs.orders && turn.signs.namesLetter && mayOrder(turn) && wish.orders(turn.message)
  }

  /// Whether a message means the letter of an entry. "Bikin suratnya" does, and "saya sudah bikin suratnya" and "nanti saya bikin
  /// suratnya" do not, because they say who writes it.
  private func means(_ turn: TurnInput, _ entry: Entry) -> Bool {
    guard mayOrder(turn), wish.isMeant(turn.message, entry) else { return false }
    return wish.orders(turn.message) || !turn.promises && !turn.signs.reports
  }

  /// Whether a message asks for nothing but leave: "siapa yang buatkan suratnya" orders nothing.
  private func mayOrder(_ turn: TurnInput) -> Bool {
    turn.signs.kinds.isSubset(of: [.permission, .condition])
  }

  /// The entries whose letters a message may order by its words alone: "buatkan suratnya".
  private func ordered(_ turn: TurnInput) -> [Int] {
    guard turn.signs.orders, turn.signs.namesLetter, let said = wish.order(turn.message) else { return [] }
    return forms.value.filter { wish.isOrder(said, of: $0.value.entry) }.keys.sorted()
  }

  /// Asks which letter is meant, where the message orders one.
  private func askWhich(_ ordered: [Int], _ turn: TurnInput) -> TurnResult? {
    guard !ordered.isEmpty else { return nil }
    let decision = Decision.clarify(category: nil, entries: ordered)
    let reply = composer.clarify(category: nil, likely: ordered, confidence: Decider.certain)
    return TurnResult(
      reply: reply, decision: decision, state: composer.memory(of: reply, decision, after: turn.state))
  }

  /// Asks for the first field, or before that whether the fields may stand in the chat's history.
  private func begun(_ form: LetterForm, entry index: Int, turn: TurnInput) -> TurnResult {
    guard turn.consent != .notNeeded else { return result(form.begin(), form, entry: index, turn: turn) }
    var state = turn.state.about(form.entry.id).withoutQuestion
    state.unconfirmedLetter = form.entry.id
    return TurnResult(
      reply: composer.confirming(form), decision: .answer(entry: index), state: state, isLetter: true)
  }
}
