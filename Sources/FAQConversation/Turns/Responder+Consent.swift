// Letters where their fields stay in the history of a chat.
extension Responder {
  /// The same for a channel whose messages stay in the history of a chat: a letter begins only with a yes to the question
  /// whether it may be written there, and each letter asks anew.
  package var confirmingLetters: Responder {
    var responder = self
    responder.asksForConsent = true
    return responder
  }

  /// Takes the question for a yes out of what is remembered, because only the message right behind it may be the yes.
  func takeConsent(from state: inout ConversationState) -> LetterConsent {
    let entry = state.unconfirmedLetter
    state.unconfirmedLetter = ""
    guard asksForConsent else { return .notNeeded }
    return entry.isEmpty ? .needed : .asked(entry: entry)
  }

  /// Says where the letter is written, because the message was no yes to the question whether it may be written here.
  func leaveLetter(in result: inout Resolution) {
    result.reply.remarks.append(composer.notHereSentence)
    (result.mayBeField, result.isWhole) = (true, false)
  }
}
