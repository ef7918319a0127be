import FAQKnowledge

// Replies for the users of one LPSE. `lpse` names it as `lpse` in `kontak.md`, in small letters, or is empty.
extension ReplyComposer {
  /// Whether a reply for this LPSE names other contacts first than the same reply for everybody.
  func prefers(lpse: String) -> Bool { !preferred(lpse: lpse).isEmpty }

  /// The contacts of a reply in the order for this LPSE: its own before all others. A reply without contacts gets none.
  ///
  /// Replies are ordered before their text is written, so that both name the same contacts in the same order.
  func ordered(_ contacts: [Contact], lpse: String) -> [Contact] {
    guard !contacts.isEmpty else { return [] }
    let own = preferred(lpse: lpse)
    return own.isEmpty ? contacts : own + contacts.filter { !own.contains($0) }
  }

  /// The contacts that belong to one LPSE, in the order of `kontak.md`; none for no LPSE.
  func contacts(of lpse: String) -> [Contact] {
    lpse.isEmpty ? [] : base.contacts.filter { $0.lpse == lpse }
  }

  /// The contacts that must be moved to the front. Those of the knowledge's own LPSE already stand there in every
  /// reply.
  private func preferred(lpse: String) -> [Contact] { lpse == base.lpse ? [] : contacts(of: lpse) }
}
