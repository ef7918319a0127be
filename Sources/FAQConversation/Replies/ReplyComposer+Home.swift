import FAQKnowledge

// Replies for the users of one LPSE. `home` names it as `lpse` in `kontak.md`, in small letters, or is empty.
extension ReplyComposer {
  /// Whether a reply for this LPSE names other contacts first than the same reply for everybody.
  func prefers(home: String) -> Bool { !preferred(home: home).isEmpty }

  /// The contacts of a reply in the order for this LPSE: its own before all others. A reply without contacts gets none.
  ///
  /// Replies are ordered before their text is written, so that both name the same contacts in the same order.
  func ordered(_ contacts: [Contact], home: String) -> [Contact] {
    guard !contacts.isEmpty else { return [] }
    let own = preferred(home: home)
    return own.isEmpty ? contacts : own + contacts.filter { !own.contains($0) }
  }

  /// The contacts that belong to one LPSE, in the order of `kontak.md`; none for no LPSE.
  func contacts(of home: String) -> [Contact] {
    home.isEmpty ? [] : base.contacts.filter { $0.home == home }
  }

  /// Those of the knowledge's own LPSE come first in every reply, so that nothing is to be done for them.
  private func preferred(home: String) -> [Contact] { home == base.home ? [] : contacts(of: home) }
}
