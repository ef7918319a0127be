import FAQKnowledge

extension ReplyComposer {
  /// Puts the contacts of one LPSE before all others, in the list and in the text of a reply that names whom to ask.
  ///
  /// `home`: as `lpse` in `kontak.md`, capitals or not. Returns whether anything changed.
  package func preferring(home: String, _ reply: inout Reply) -> Bool {
    let own = base.contacts.filter { !$0.home.isEmpty && $0.home == home.lowercased() }
    guard !own.isEmpty, !reply.contacts.isEmpty else { return false }
    let before = AnswerText.contacts(reply.contacts, base.phrasebook)
    reply.contacts = own + reply.contacts.filter { !own.contains($0) }
    if reply.entry != nil {
      reply.text = AnswerText.write(reply, base.phrasebook)
    } else if reply.text.hasSuffix(before) {
      // A fixed reply ends with its contacts.
      reply.text =
        String(reply.text.dropLast(before.count)) + AnswerText.contacts(reply.contacts, base.phrasebook)
    }
    return true
  }
}
