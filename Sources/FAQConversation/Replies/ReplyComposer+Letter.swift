import FAQKnowledge
import FAQMatching

/// Replies while a letter is written.
extension ReplyComposer {
  /// Offers to write the letter of an entry that has one, or says where it is written.
  func offerLetter(_ reply: inout Reply) {
    guard let entry = reply.entry, let letter = entry.letter, !letter.fields.isEmpty else { return }
    guard writesLetters else {
      let button = base.phrasebook.screens[.letter]
      reply.remarks.append(base.phrasebook.fill(.letterElsewhere, ["tombol": button]))
      return
    }
    let label = base.phrasebook[.letterChoice]
    reply.answers[0].letter = entry.id
    reply.choices.append(.init(label: label, message: label, entry: entry.id))
    reply.suggestions.append(
      .init(
        label: label, message: label,
        telling: .sentence(base.phrasebook.fill(.letterOffer, ["pilihan": label]))))
  }

  /// Asks whether the fields of a letter may stand in the chat's history.
  func confirming(_ form: LetterForm) -> Reply {
    var reply = inLetter(.clarify)
    reply.letterEntry = form.entry
    (reply.lead, reply.question) = (base.phrasebook[.letterHistory], base.phrasebook[.letterConsent])
    reply.choices = ConsentReader.labels(base.phrasebook).map {
      Reply.Choice(label: $0, message: $0, entry: form.entry.id)
    }
    return reply
  }

  /// The reply to a no to that question.
  func notHere() -> Reply {
    var reply = inLetter(.smalltalk)
    reply.lead = notHereSentence
    return reply
  }

  /// Says that a letter was not begun, and where it is written instead.
  var notHereSentence: String {
    base.phrasebook.fill(.letterNotHere, ["tombol": base.phrasebook.screens[.letter]])
  }

  func asking(_ form: LetterForm, _ place: FormPosition, remark: LetterForm.Remark?) -> Reply {
    var reply = inLetter(.form)
    reply.letterEntry = form.entry
    reply.lead = form.lead(place, remark)
    reply.question = form.question(place, remark)
    reply.choices = form.choices(place, remark)
    reply.suggestions = form.commands(place).map { .init(label: $0, message: $0, telling: .silent) }
    return reply
  }

  /// The letter with how to send it; its contacts are those it goes to, and no others.
  func finished(_ entry: Entry, _ values: [String]) -> Reply {
    var reply = inLetter(.answer)
    var answer = AnswerPart(entry)
    let words = base.phrasebook
    if let letter = FinishedLetter(entry, values, base) {
      answer.summary = words[.letterDone]
      answer.steps = letter.letter.sending
      answer.contacts = letter.recipients + letter.copies
      let byHand = LetterWords.byHand(letter, words)
      if !byHand.isEmpty { reply.remarks = [byHand] }
      let text = LetterWriter.guided(letter, [LetterWords.guide(letter, words)])
      reply.excerpt = .init(part: .letter, index: 0, text: text)
    }
    reply.answers = [answer]
    return reply
  }

  func cancelled() -> Reply {
    var reply = inLetter(.smalltalk)
    reply.lead = base.phrasebook[.letterCancelled]
    return reply
  }

  private func inLetter(_ outcome: Reply.Outcome) -> Reply {
    // The user asked for it, which is as sure as a rule.
    var reply = blank(outcome, Decider.certain)
    reply.isPart = true
    return reply
  }
}
