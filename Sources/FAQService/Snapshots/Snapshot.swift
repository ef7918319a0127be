package import FAQConversation
import FAQKnowledge
import JournalRecords

/// The knowledge in force with all that is made of it: matcher, replies, stored bodies with their tags, pages.
///
/// A request takes one when it begins and uses nothing else of the knowledge, so that no answer mixes two versions. A
/// snapshot never changes, and is freed when the last request that holds it ends.
package final class Snapshot: Sendable {
  package let responder: Responder
  /// Answers over the REST channel, where no letter is written.
  let channelResponder: Responder
  let knowledge: StoredKnowledge
  let description: StoredBody
  let ask: AskHandler
  let letters: LetterHandler
  let search: SearchHandler
  let lookup: LookupPage
  let feedback: FeedbackHandler
  /// For questions of the REST channel; nil where there is no journal.
  let channelRecorder: QuestionRecorder?

  /// The journal is the service's, and outlives every snapshot.
  init(
    _ responder: Responder, _ journal: JournalSink?, _ features: ServiceFeatures, files: WebFiles,
    frameAncestors: String
  ) {
    let audiences = KnowledgeJSON.audiences(responder.base)
    self.responder = responder
    channelResponder = responder.withoutLetters
    knowledge = StoredKnowledge(responder.composer, audiences, features)
    description = StoredBody(
      OpenAPI.document(audiences: audiences, features), .openapi, version: responder.base.version)
    ask = AskHandler(responder, audiences: audiences, QuestionRecorder(journal, responder, .ask))
    letters = LetterHandler(responder.base)
    search = SearchHandler(responder)
    lookup = LookupPage(
      responder, search, audiences: audiences, files: files, frameAncestors: frameAncestors)
    feedback = FeedbackHandler(responder, journal)
    channelRecorder = QuestionRecorder(journal, responder, .rest)
  }

  /// The version of the knowledge; see ``KnowledgeBase/version``.
  package var version: String { responder.base.version }
}
