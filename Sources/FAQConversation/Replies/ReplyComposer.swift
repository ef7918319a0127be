package import FAQKnowledge

/// Composes replies out of parts of the knowledge.
package struct ReplyComposer: Sendable {
  package let base: KnowledgeBase
  private let entries: [String: Int]
  private let contactNumbers: [String: Int]
  private let sources: [String: Int]
  /// See ``categoryChecks(_:)``.
  let categoryChecks: [CheckOwner?]
  /// The word that begins a check; nil where the knowledge has none.
  let checkWord: String?
  /// Contacts for replies that name no others: first those of the home LPSE, then those that belong to no LPSE, from
  /// the lowest rung up.
  private(set) var generalContacts: [Contact] = []
  /// The answer with each entry, composed once; a reply copies it.
  private var answers: [Reply] = []
  /// The canned replies, composed once; behind them the reply for knowledge without a canned one for what is not known.
  private var cannedReplies: [Reply] = []
  /// Number of the canned reply for what is not known.
  let notKnown: Int
  /// See ``remainderWords(_:)``.
  let remainderWords: [[UInt8]: FollowUp.Part]
  /// Whether letters are written in the conversation; else an answer with a letter says where it is written.
  private(set) var writesLetters = true

  /// Most choices that a question back offers.
  static let mostChoices = 6
  /// Most contacts that a reply without an entry names.
  static let mostContacts = 4

  package init(_ base: KnowledgeBase) {
    self.base = base
    entries = Dictionary(
      base.entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    contactNumbers = Dictionary(
      base.contacts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    sources = Dictionary(
      base.sources.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    remainderWords = ReplyComposer.remainderWords(base.phrasebook)
    categoryChecks = ReplyComposer.categoryChecks(base)
    checkWord = base.phrasebook.list(.checkWords).first
    notKnown = base.canned.firstIndex { $0.kind == .unknown } ?? base.canned.count
    generalContacts = contacts(of: base.lpse) + ReplyComposer.contactsOfAll(base)
    answers = base.entries.indices.map { composed($0, lpse: "") }
    cannedReplies = (0...base.canned.count).map { composed(canned: $0, lpse: "") }
  }

  /// The same for conversations in which no letter is written.
  var withoutLetters: ReplyComposer {
    var composer = self
    composer.writesLetters = false
    return composer
  }

  package func entryIndex(_ id: String) -> Int? { entries[id] }

  // MARK: Replies

  /// The answer with an entry, its letter and its check.
  ///
  /// `lpse` is the LPSE whose contacts come first, as `lpse` in `kontak.md`, in small letters. The default is that of
  /// the knowledge, here and below.
  package func answer(_ index: Int, confidence: Float, lpse: String = "") -> Reply {
    let isStored = (writesLetters || base.entries[index].letter == nil) && !prefers(lpse: lpse)
    return copy(isStored ? answers[index] : composed(index, lpse: lpse), confidence)
  }

  /// An answer with several entries, or with the one that ends a check. It offers neither letter nor check, because
  /// the reader is already led by what was asked before.
  func plainAnswer(_ indices: [Int], confidence: Float, lpse: String) -> Reply {
    var reply = blank(.answer, confidence)
    reply.answers = indices.map { answerPart($0, lpse: lpse) }
    suggestRemainder(&reply)
    return reply
  }

  /// A canned reply, with the general contacts.
  package func canned(_ index: Int, confidence: Float, lpse: String = "") -> Reply {
    copy(prefers(lpse: lpse) ? composed(canned: index, lpse: lpse) : cannedReplies[index], confidence)
  }

  /// The reply where nothing is known.
  package func unknown(confidence: Float, lpse: String = "") -> Reply {
    canned(notKnown, confidence: confidence, lpse: lpse)
  }

  /// Asks back, with the likely entries as the first choices.
  package func clarify(category: Int?, likely: [Int], confidence: Float) -> Reply {
    let own = category.map { base.categories[$0].clarification } ?? base.askBack
    var reply = blank(.clarify, confidence)
    reply.choices = choices(own, likely)
    reply.question = own.question.isEmpty ? base.phrasebook[.askBack] : own.question
    suggestCheck(category, &reply)
    return reply
  }

  /// A reply that names the general contacts behind a sentence that says why.
  package func handoff(_ key: Phrasebook.Key, lpse: String = "") -> Reply {
    composed(.handoff, base.phrasebook[key], people: ordered(generalContacts, lpse: lpse))
  }

  /// A friendly sentence for a message that asks nothing.
  package func sentence(_ key: Phrasebook.Key) -> Reply {
    var reply = blank(.fallback, 0)
    reply.lead = base.phrasebook[key]
    return reply
  }

  func blank(_ outcome: Reply.Outcome, _ confidence: Float) -> Reply {
    var reply = Reply()
    reply.outcome = outcome
    reply.confidence = confidence
    reply.knowledgeVersion = base.version
    return reply
  }

  private func copy(_ composed: Reply, _ confidence: Float) -> Reply {
    var reply = composed
    reply.confidence = confidence
    return reply
  }

  private func composed(_ index: Int, lpse: String) -> Reply {
    var reply = plainAnswer([index], confidence: 0, lpse: lpse)
    offerLetter(&reply)
    offerCheck(base.entries[index], &reply)
    return reply
  }

  /// A canned reply by its number; the one behind the last says that nothing is known.
  private func composed(canned index: Int, lpse: String) -> Reply {
    let contacts = ordered(generalContacts, lpse: lpse)
    guard base.canned.indices.contains(index) else {
      return composed(.fallback, base.phrasebook[.unknown], people: contacts)
    }
    let canned = base.canned[index]
    return switch canned.kind {
    case .smalltalk: composed(.smalltalk, canned.text, people: [])
    case .handoff: composed(.handoff, canned.text, people: contacts)
    case .outside, .unknown: composed(.fallback, canned.text, people: contacts)
    }
  }

  private func composed(_ outcome: Reply.Outcome, _ lead: String, people: [Contact]) -> Reply {
    var reply = blank(outcome, 0)
    reply.lead = lead
    reply.people = people
    return reply
  }

  // MARK: Parts

  /// All parts of an entry.
  package func answerPart(_ index: Int, lpse: String = "") -> AnswerPart {
    let entry = base.entries[index]
    var answer = AnswerPart(entry)
    (answer.summary, answer.steps) = (entry.summary, entry.steps)
    (answer.attachments, answer.notes) = (entry.attachments, entry.notes)
    answer.contacts = contacts(of: entry, lpse: lpse)
    answer.sources = sourceNotes(entry)
    answer.related = entry.related.compactMap { entries[$0.value] }.map { base.entries[$0] }
    return answer
  }

  /// The contacts of an entry, and before them those of the knowledge's own LPSE.
  func contacts(of entry: Entry, lpse: String) -> [Contact] {
    let named = entry.contacts.compactMap { contactNumbers[$0.value] }.map { base.contacts[$0] }
    guard !named.isEmpty else { return [] }
    let own = contacts(of: base.lpse)
    return ordered(own + named.filter { !own.contains($0) }, lpse: lpse)
  }

  private static func contactsOfAll(_ base: KnowledgeBase) -> [Contact] {
    let general = base.contacts.filter { $0.lpse.isEmpty && $0.kind.isAnswered }
    let sorted = general.enumerated().sorted { ($0.element.tier, $0.offset) < ($1.element.tier, $1.offset) }
    return Array(sorted.map(\.element).prefix(mostContacts))
  }

  /// The sections of each source together, in the order of their first mention.
  private func sourceNotes(_ entry: Entry) -> [SourceNote] {
    var notes: [SourceNote] = []
    for citation in entry.citations {
      guard let index = sources[citation.source] else { continue }
      if let known = notes.firstIndex(where: { $0.source.id == citation.source }) {
        notes[known].section += ", " + citation.section
      } else {
        notes.append(.init(source: base.sources[index], section: citation.section))
      }
    }
    return notes
  }

  private func choices(_ own: Clarification, _ likely: [Int]) -> [Reply.Choice] {
    var choices: [Reply.Choice] = likely.map { index in
      let entry = base.entries[index]
      let label = own.choices.first { $0.entry == entry.id }?.label ?? entry.title
      return .init(label: label, message: label, entry: entry.id)
    }
    for choice in own.choices where !choices.contains(where: { $0.entry == choice.entry }) {
      choices.append(.init(label: choice.label, message: choice.label, entry: choice.entry))
    }
    return Array(choices.prefix(ReplyComposer.mostChoices))
  }
}
