import FAQKnowledge
import FAQMatching

/// Replies while a letter is written.
extension ReplyComposer {
  /// Offers to write the letter of an entry that has one, or tells where it is written.
  func offeringLetter(_ reply: inout Reply) {
    guard let entry = reply.entry, let letter = entry.letter, !letter.fields.isEmpty else { return }
    guard writesLetters else {
      let button = base.phrasebook.screens[.letter]
      return reply.text += "\n\n" + base.phrasebook.fill(.letterElsewhere, ["tombol": button])
    }
    let label = base.phrasebook[.letterChoice]
    reply.choices.append(.init(label: label, message: label, entry: entry.id))
    reply.text += "\n\n" + base.phrasebook.fill(.letterOffer, ["pilihan": label])
  }

  func asking(_ form: LetterForm, _ place: ConversationState.FormPlace, _ remark: LetterForm.Remark?) -> Reply
  {
    var reply = inLetter(.form)
    reply.entry = form.entry
    reply.text = form.text(place, remark)
    reply.choices = form.choices(place, remark)
    return reply
  }

  /// The letter with how to send it; its contacts are those it goes to, and no others.
  func finished(_ entry: Entry, _ values: [String]) -> Reply {
    var reply = inLetter(.answer)
    reply.entry = entry
    guard let letter = FinishedLetter(entry, values, base) else { return reply }
    let words = base.phrasebook
    reply.summary = words[.letterDone]
    reply.steps = letter.letter.sending
    reply.contacts = letter.recipients + letter.copies
    let byHand = LetterWords.byHand(letter, words)
    if !byHand.isEmpty { reply.notices = [byHand] }
    let text = LetterWriter.guided(letter, [LetterWords.guide(letter, words)])
    reply.text = [words[.letterDone], text].joined(separator: "\n\n")
    return reply
  }

  func cancelled() -> Reply {
    var reply = inLetter(.smalltalk)
    reply.text = base.phrasebook[.letterCancelled]
    return reply
  }

  private func inLetter(_ outcome: Reply.Outcome) -> Reply {
    var reply = Reply()
    reply.outcome = outcome
    // The user said so, which is as sure as a rule.
    reply.confidence = Decider.byRule
    reply.knowledgeVersion = base.version
    return reply
  }
}
