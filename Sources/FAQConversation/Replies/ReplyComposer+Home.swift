import FAQKnowledge

extension ReplyComposer {
  /// Puts the contacts of one LPSE before all others, in the list and in the text of a reply that names whom to ask.
  ///
  /// `home`: as `lpse` in `kontak.md`, in small letters. Returns whether anything changed.
  func preferring(home: String, _ reply: inout Reply) -> Bool {
    // Those of the knowledge's own LPSE come first already.
    guard !home.isEmpty, home != base.home, !reply.contacts.isEmpty else { return false }
    let own = contacts(of: home)
    guard !own.isEmpty else { return false }
    let before = AnswerText.contacts(reply.contacts, base.phrasebook)
    reply.contacts = own + reply.contacts.filter { !own.contains($0) }
    if let place = reply.text.firstPlace(of: before) {
      reply.text.replaceSubrange(place, with: AnswerText.contacts(reply.contacts, base.phrasebook))
    }
    return true
  }

  /// The contacts that belong to one LPSE, in the order of `kontak.md`; none for no LPSE.
  func contacts(of home: String) -> [Contact] {
    home.isEmpty ? [] : base.contacts.filter { $0.home == home }
  }
}
