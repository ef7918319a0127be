package import FAQConversation
import FAQKnowledge

/// One version of the knowledge with all that is made of it: matcher, replies, stored bodies with their tags, pages.
///
/// A request takes one when it begins and uses nothing else of the knowledge, so that no answer speaks of two versions.
/// It never changes, and goes when the last request with it ends.
package final class Snapshot: Sendable {
  package let responder: Responder
  /// What answers over the REST channel: no letter is written there.
  let channelResponder: Responder
  let knowledge: StoredKnowledge
  let description: StoredBody
  let answerer: Answerer
  let letterer: Letterer
  let searcher: Searcher
  let lookup: LookupPage
  let feedback: FeedbackDesk
  /// For questions of the REST channel; nil where there is no journal.
  let channelRecorder: QuestionRecorder?

  /// `journal`: the service's, which outlives every snapshot; what is written into it says which one answered.
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
    answerer = Answerer(responder, audiences: audiences, QuestionRecorder(journal, responder, .ask))
    letterer = Letterer(responder.base)
    searcher = Searcher(responder)
    lookup = LookupPage(
      responder, searcher, audiences: audiences, files: files, frameAncestors: frameAncestors)
    feedback = FeedbackDesk(responder, journal)
    channelRecorder = QuestionRecorder(journal, responder, .rest)
  }

  /// Of the knowledge's files; see ``KnowledgeBase/version``.
  package var version: String { responder.base.version }
}
