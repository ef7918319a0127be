import FAQKnowledge
import FAQText

/// Writes the text of a reply from its parts. Nothing else does, and nothing changes the parts afterwards.
///
/// The text is short, because it is read on a terminal or in WhatsApp. It consists of lead, title, summary and steps
/// without repetition, two contacts, one line of sources, the question, and the words that give the remainder. A part that was
/// asked for is written in full.
struct ReplyText: Sendable {
  private let words: Phrasebook
  private let brief: BriefAnswer
  /// The brief of each whole entry by its id, made once, because reading one takes as long as a hundred answers.
  private let briefs: [String: Once<BriefAnswer.Brief>]
  private let sources: SourceLine

  init(_ base: KnowledgeBase, _ analyzer: Analyzer) {
    words = base.phrasebook
    let brief = BriefAnswer(analyzer, base.phrasebook)
    self.brief = brief
    briefs = Dictionary(
      base.entries.map { entry in
        (
          entry.id,
          Once {
            var answer = AnswerPart(entry)
            (answer.summary, answer.steps) = (entry.summary, entry.steps)
            return brief.read(answer)
          }
        )
      }, uniquingKeysWith: { first, _ in first })
    sources = SourceLine(base)
  }

  /// The text of a reply. The first answer of a conversation says that a program writes the answers.
  func write(_ reply: Reply, isFirst: Bool) -> String {
    var blocks = reply.isPart ? asked(reply) : answer(reply)
    let notices = reply.announcements.map { Announcer.text($0, words) }
    // A notice stands before every answer; where it is the answer itself, the lead leads over to it.
    blocks = reply.answersWithNotice ? blocks + notices : notices + blocks
    if isFirst, !reply.isPart, !reply.answers.isEmpty, let disclosure = words.disclosure {
      blocks.append(disclosure)
    }
    blocks.append(
      TextList.question(reply.question, reply.choices.filter { !offers($0, reply) }, words: words))
    for case .sentence(let sentence) in reply.suggestions.map(\.telling) { blocks.append(sentence) }
    blocks.append(remainder(reply))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The letter is offered by a sentence, not by a line among the answers of a check.
  private func offers(_ choice: Reply.Choice, _ reply: Reply) -> Bool {
    reply.question.isEmpty && reply.suggestions.contains { $0.message == choice.message }
  }

  // MARK: A whole answer

  private func answer(_ reply: Reply) -> [String] {
    guard !reply.answers.isEmpty else {
      return [reply.lead, reply.people.isEmpty ? "" : TextList.contacts(reply.people, words)]
    }
    var blocks = [reply.lead]
    for (number, answer) in reply.answers.enumerated() {
      let sign = reply.answers.count > 1 ? "(\(number + 1)) " : ""
      let told = told(answer)
      blocks += [sign + answer.entry.title, FormattedText.shown(told.summary)]
      blocks.append(TextList.numbered(told.steps).joined(separator: "\n"))
    }
    let people = TextList.contacts(BriefContacts.choose(of: reply.answers, besides: blocks), words)
    let origin = sources.write(reply.answers)
    return blocks + [[people, origin].filter { !$0.isEmpty }.joined(separator: "\n")]
  }

  private func told(_ answer: AnswerPart) -> BriefAnswer.Brief {
    let isWhole = answer.summary == answer.entry.summary && answer.steps == answer.entry.steps
    return isWhole ? briefs[answer.entry.id]?.value ?? brief.read(answer) : brief.read(answer)
  }

  /// The line of words that give what was left out.
  private func remainder(_ reply: Reply) -> String {
    let told = reply.suggestions.filter { $0.telling == .remainder }.map(\.message)
    return told.isEmpty ? "" : words.fill(.remainder, ["kata": told.joined(separator: ", ")])
  }

  // MARK: A part that was asked for

  private func asked(_ reply: Reply) -> [String] {
    if let excerpt = reply.excerpt, excerpt.part == .letter {
      return [reply.lead, reply.summary, excerpt.text]
    }
    if let excerpt = reply.excerpt {
      let sign = excerpt.part == .steps ? "\(excerpt.index + 1). " : ""
      return [reply.lead, sign + FormattedText.shown(excerpt.text, indent: sign.count)]
    }
    // A lead that ends with a colon heads the first list.
    let leads = reply.lead.hasSuffix(":")
    var blocks = [reply.lead]
    for (number, answer) in reply.answers.enumerated() {
      var lists = lists(answer)
      if leads, !lists.isEmpty {
        lists[0].heading =
          reply.answers.count > 1 ? "(\(number + 1)) \(answer.entry.title)" : blocks.removeLast()
      } else if reply.answers.count > 1 {
        blocks.append("(\(number + 1)) \(answer.entry.title)")
      }
      blocks += lists.map { ([$0.heading] + $0.lines).filter { !$0.isEmpty }.joined(separator: "\n") }
    }
    return blocks + [reply.people.isEmpty ? "" : TextList.contacts(reply.people, words)]
  }

  private typealias List = (heading: String, lines: [String])

  /// All lists of a part. Contacts come early, because an escalation is about them.
  private func lists(_ answer: AnswerPart) -> [List] {
    let all: [List] = [
      ("", answer.summary.isEmpty ? [] : [FormattedText.shown(answer.summary)]),
      (words[.contacts] + ":", answer.contacts.map(TextList.line)),
      (words[.steps] + ":", TextList.numbered(answer.steps)),
      (words[.attachments] + ":", TextList.bullets(answer.attachments)),
      (words[.notes] + ":", TextList.bullets(answer.notes)),
      (words[.sources] + ":", answer.sources.map { "- " + TextList.source($0, words) }),
      (words[.related] + ":", answer.related.map { "- \($0.title)" }),
    ]
    return all.filter { !$0.lines.isEmpty }
  }
}

extension Reply {
  /// All that a front end without fields of its own shows: the remarks before the text.
  ///
  /// - Parameter separator: what stands between them: a line break on a terminal, an empty line in a chat.
  /// - Returns: one text.
  package func wholeText(separator: String) -> String { (remarks + [text]).joined(separator: separator) }
}
