import FAQKnowledge

// Replies of guided checks.
extension ReplyComposer {
  /// Ends an answer with the first question of the entry's check.
  func offerCheck(_ entry: Entry, _ reply: inout Reply) {
    guard let first = entry.check?.questions.first, !first.answers.isEmpty else { return }
    reply.choices = choices(first, of: .entry(entry.id))
    reply.question = base.phrasebook[.checkOffer] + "\n" + first.text
  }

  /// Adds to a question back that a check leads to the answer, where there is one.
  func suggestCheck(_ category: Int?, _ reply: inout Reply) {
    guard !reply.choices.isEmpty, checkOwner(category: category) != nil,
      let word = checkWord
    else { return }
    reply.suggestions.append(
      .init(label: base.phrasebook[.check], message: word, telling: .sentence(base.phrasebook[.checkHint])))
  }

  /// The check that helps where only a category is clear, or nothing at all.
  func checkOwner(category: Int?) -> CheckOwner? {
    if let category { return categoryChecks[category] }
    let all = checkOwners
    return all.count > 1 ? .any : all.first
  }

  /// One check for each category that has any.
  var checkOwners: [CheckOwner] { categoryChecks.compactMap { $0 } }

  /// For each category the owner of its check: itself, or its first entry with one.
  static func categoryChecks(_ base: KnowledgeBase) -> [CheckOwner?] {
    let entries = base.entries.filter { $0.check?.questions.isEmpty == false }
    return base.categories.map { category in
      category.check?.questions.isEmpty == false
        ? .category(category.id)
        : entries.first { $0.category == category.id }.map { .entry($0.id) }
    }
  }

  /// The questions of a check; for ``CheckOwner/any`` the one question which check to go through.
  func check(_ owner: CheckOwner) -> GuidedCheck? {
    guard owner == .any else { return base.check(owner) }
    var check = GuidedCheck()
    let place = SourceLocation(path: "")
    var question = GuidedCheck.Question(text: base.phrasebook[.checkWhich], location: place)
    question.answers = checkOwners.map { owner in
      .init(label: title(owner), target: .entry(owningEntry(owner)), location: place, targetLocation: place)
    }
    check.questions = [question]
    return check
  }

  private func title(_ owner: CheckOwner) -> String {
    switch owner {
    case .entry(let id): base.entry(id)?.title ?? ""
    case .category(let id): base.category(id)?.title ?? ""
    case .any: ""
    }
  }

  /// The entry that a check's questions are filed under: its own, or the first that a category's check leads to.
  private func owningEntry(_ owner: CheckOwner) -> String {
    switch owner {
    case .entry(let id): id
    case .category(let id):
      base.check(owner)?.entries(from: 0).first ?? base.entries.first { $0.category == id }?.id ?? ""
    case .any: ""
    }
  }

  private func choices(_ question: GuidedCheck.Question, of owner: CheckOwner) -> [Reply.Choice] {
    question.answers.map { answer in
      var entry = owningEntry(owner)
      if case .entry(let id) = answer.target { entry = id }
      return .init(label: answer.label, message: answer.label, entry: entry)
    }
  }

  /// Asks a question of a check.
  func ask(_ question: GuidedCheck.Question, of owner: CheckOwner, confidence: Float) -> Reply {
    var reply = blank(.clarify, confidence)
    reply.choices = choices(question, of: owner)
    reply.question = question.text
    return reply
  }

  /// The end of a path that no entry answers: a sentence, and whom to ask.
  ///
  /// It is an answer where an entry holds the check, because the sources of that entry are behind it. Where contacts
  /// are named, or a category holds the check, it hands over to a person.
  func close(
    _ sentence: String, _ contacts: [Located<String>], of owner: CheckOwner, confidence: Float, lpse: String
  ) -> Reply {
    let named = contacts.compactMap { base.contact($0.value) }
    if named.isEmpty, case .entry(let id) = owner, let index = entryIndex(id) {
      var reply = blank(.answer, confidence)
      var answer = answerPart(index, lpse: lpse)
      (answer.summary, answer.steps, answer.attachments, answer.notes) = (sentence, [], [], [])
      reply.answers = [answer]
      suggestRemainder(&reply)
      return reply
    }
    var reply = blank(.handoff, confidence)
    let own = self.contacts(of: base.lpse)
    reply.lead = sentence
    reply.people = ordered(
      named.isEmpty ? generalContacts : own + named.filter { !own.contains($0) }, lpse: lpse)
    return reply
  }
}
