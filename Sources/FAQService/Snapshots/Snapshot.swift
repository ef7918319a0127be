package import FAQConversation
import FAQKnowledge
import JournalRecords

/// The knowledge in force with everything derived from it: matcher, replies, stored bodies with their tags, and pages.
///
/// A request takes a snapshot when it begins and uses no other knowledge, so that no answer mixes two versions. A snapshot
/// is immutable, and is freed when the last request that holds it ends.
package final class Snapshot: Sendable {
  package let responder: Responder
  /// The responder of the channels, which asks before each letter, because its fields stay in the history of a chat.
  let channelResponder: Responder
  /// The responder for senders with whom no letter is written: groups, and those that nothing is remembered for.
  let letterlessResponder: Responder
  let knowledge: StoredKnowledge
  let description: StoredBody
  let ask: AskHandler
  let letters: LetterHandler
  let search: SearchHandler
  let lookup: LookupPage
  let notices: StandingNotices
  let feedback: FeedbackHandler
  /// The recorders of the channels' questions; nil where there is no journal.
  let restRecorder: QuestionRecorder?
  let telegramRecorder: QuestionRecorder?

  /// - Parameters:
  ///   - responder: the knowledge.
  ///   - journal: the service's journal, which outlives every snapshot.
  ///   - features: the features that are switched on.
  ///   - files: the files of the pages.
  ///   - frameAncestors: the origins that may frame the lookup page.
  init(
    _ responder: Responder, _ journal: JournalSink?, features: ServiceFeatures, files: WebFiles,
    frameAncestors: String
  ) {
    let audiences = KnowledgeJSON.audiences(responder.base)
    self.responder = responder
    channelResponder = responder.confirmingLetters
    letterlessResponder = responder.withoutLetters
    knowledge = StoredKnowledge(
      responder.composer, audiences, features: features, widgetPath: files.widgetPath)
    description = StoredBody(
      OpenAPI.document(audiences: audiences, features), .openapi, version: responder.base.version)
    ask = AskHandler(
      responder, audiences: audiences, recorder: QuestionRecorder(journal, responder, channel: .ask))
    letters = LetterHandler(responder.base)
    search = SearchHandler(responder)
    notices = StandingNotices(responder.composer)
    lookup = LookupPage(
      responder, search, audiences: audiences, notices: notices, files: files,
      frameAncestors: frameAncestors)
    feedback = FeedbackHandler(responder, journal)
    restRecorder = QuestionRecorder(journal, responder, channel: .rest)
    telegramRecorder = QuestionRecorder(journal, responder, channel: .telegram)
  }

  /// The version of the knowledge (``KnowledgeBase/version``).
  package var version: String { responder.base.version }
}
