package import Basics
package import FAQKnowledge

/// Says of an answer that its last day is over, and where to ask what holds now.
package struct ExpiredAnswers: Sendable {
  private let composer: ReplyComposer
  private let times: TimeWords
  /// Whether some entry has a last day; most knowledge has none.
  private let isNeeded: Bool

  package init(_ composer: ReplyComposer) {
    self.composer = composer
    times = TimeWords(composer.base.phrasebook)
    isNeeded = composer.base.entries.contains { $0.expiry != nil }
  }

  /// Puts the sentence before the answers of a reply that have ended.
  ///
  /// - Returns: whether the reply has changed.
  package func apply(to reply: inout Reply, lpse: String, at now: WallTime) -> Bool {
    guard isNeeded else { return false }
    var sentences: [String] = []
    for index in reply.answers.indices {
      let entry = reply.answers[index].entry
      guard let sentence = sentence(entry, lpse: lpse, at: now) else { continue }
      if !sentences.contains(sentence) { sentences.append(sentence) }
      if !reply.isPart, reply.answers[index].contacts.isEmpty {
        reply.answers[index].contacts = people(entry, lpse: lpse)
      }
    }
    guard !sentences.isEmpty else { return false }
    reply.lead = (sentences + [reply.lead]).filter { !$0.isEmpty }.joined(separator: " ")
    return true
  }

  /// The sentence for an entry; nil while it holds.
  package func sentence(_ entry: Entry, lpse: String = "", at now: WallTime) -> String? {
    guard let expiry = entry.expiry, entry.hasExpired(at: now, composer.base.zone) else { return nil }
    let words = composer.base.phrasebook
    let ended = words.fill(.answerEnded, ["tanggal": times.date(expiry)])
    guard let contact = people(entry, lpse: lpse).first else { return ended }
    let line = TextList.line(contact).dropFirst(2)
    return ended + " " + words.fill(.answerEndedAsk, ["kontak": String(line)])
  }

  /// Whom to ask: the contacts of the entry, else those of all.
  private func people(_ entry: Entry, lpse: String) -> [Contact] {
    guard let index = composer.entryIndex(entry.id) else { return [] }
    let own = composer.answerPart(index, lpse: lpse).contacts
    return own.isEmpty ? composer.ordered(composer.generalContacts, lpse: lpse) : own
  }
}
