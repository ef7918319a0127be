import FAQConversation
import FAQKnowledge
import FAQMatching
import JournalRecords
import Synchronization

/// The questions that nobody has dealt with, in groups of one subject each, the most frequent first.
struct Inbox: Sendable {
  struct Group: Sendable {
    /// Names the group as long as its questions are the same.
    var id: String
    /// The keys of its questions, and the questions, the most frequent first.
    var keys: [String]
    var questions: [InboxQuestion]
    /// The entry that is nearest to the first question.
    var nearest: String?

    var title: String { questions.first?.text ?? "" }
    var count: Int { questions.reduce(0) { $0 + $1.count } }
    func count(_ reason: InboxQuestion.Reason) -> Int { questions.reduce(0) { $0 + $1.count(reason) } }
  }

  var groups: [Group]
  /// The number of times that questions of the journal came that were not answered or did not help.
  var all: Int
  /// The number of these that are still open.
  var open: Int

  /// - Parameters:
  ///   - records: of the journal.
  ///   - done: what was dealt with.
  ///   - responder: the knowledge as it is published.
  ///   - grouping: puts texts into groups.
  init(
    _ records: [JournalRecord], done: DoneQuestions, _ responder: Responder,
    grouping: DeskStore.Grouping
  ) {
    let found = InboxQuestion.collect(records)
    all = found.reduce(0) { $0 + $1.question.count }
    var scratch = responder.matcher.makeScratch()
    let open = found.prefix(InboxQuestion.most).filter { key, question in
      guard !done.has(key) else { return false }
      // The knowledge may have learned it since. An answer that did not help is one nevertheless.
      return question.count(.unhelpful) > 0 || !responder.standing(of: question.text, &scratch).isSettled
    }
    let wordings = responder.base.entries.reduce(0) { $0 + $1.wordings.count }
    let members = grouping(open.map(\.question.text), responder.matcher.analyzer, wordings)
    groups = members.map { numbers in
      let questions = numbers.filter(open.indices.contains).map { open[$0] }
      return Group(
        id: ChangeRecord.hash(questions.map(\.key).joined(separator: "\n")), keys: questions.map(\.key),
        questions: questions.map(\.question),
        nearest: questions.first.flatMap { responder.nearest(to: $0.question.text, &scratch)?.id })
    }.sorted { $0.count != $1.count ? $0.count > $1.count : $0.title < $1.title }
    self.open = groups.reduce(0) { $0 + $1.count }
  }
}

/// Keeps the inbox until the journal, the knowledge or what was done changes.
final class InboxShelf: Sendable {
  private let kept = Mutex<(version: String, inbox: Inbox)?>(nil)

  func inbox(_ call: DeskCall, _ knowledge: DeskKnowledge) -> Inbox {
    let records = call.store.journal()
    let done = DoneQuestions(call.store)
    let version = "\(knowledge.base.version) \(records.count) \(done.version)"
    if let kept = kept.withLock({ $0 }), kept.version == version { return kept.inbox }
    let responder = call.desk.shelf.responder(knowledge.base, version: knowledge.base.version)
    let inbox = Inbox(records, done: done, responder, grouping: call.store.grouping)
    kept.withLock { $0 = (version, inbox) }
    return inbox
  }
}
