import FAQConversation
import FAQKnowledge
import FAQText
import HTTPWire
import JournalRecords

/// Answers `/v1/feedback`: 204 once the feedback is on disk, 503 when it cannot be kept.
struct FeedbackHandler: Sendable {
  private let base: KnowledgeBase
  private let redactor: Redactor
  private let journal: JournalSink?

  init(_ responder: Responder, _ journal: JournalSink?) {
    base = responder.base
    redactor = responder.redaction.redactor
    self.journal = journal
  }

  func respond(_ call: RouteCall) throws(ServiceError) -> Answer {
    let body = try FeedbackBody(call.fields())
    guard let journal else { throw .noJournal }
    // An unknown id is refused, because the journal should hold ids of the knowledge only and no words of a client.
    guard base.entry(body.entry) != nil else { throw .unknownEntry }
    let record = FeedbackRecord(
      time: journal.now(), entry: body.entry, isHelpful: body.isHelpful, question: body.question,
      comment: body.comment, knowledgeVersion: base.version)
    let note = JournalNote(.feedback(record), redactor: redactor)
    return .deferred { complete in
      journal.keep(note) { isKept in
        complete(isKept ? FeedbackHandler.kept : Problem.response(.feedbackNotKept))
      }
    }
  }

  private static var kept: Response { Response(status: 204, fields: [("Cache-Control", "no-store")]) }
}
