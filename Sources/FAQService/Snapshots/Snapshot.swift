package import FAQConversation
import FAQKnowledge

/// One version of the knowledge with all that is made of it: matcher, replies, stored bodies with their tags, pages.
///
/// A request takes one when it begins and uses nothing else of the knowledge, so that no answer speaks of two versions.
/// It never changes, and goes when the last request with it ends.
package final class Snapshot: Sendable {
  package let responder: Responder
  let knowledge: StoredKnowledge
  let description: StoredBody
  let answerer: Answerer
  let letterer: Letterer
  let searcher: Searcher
  let lookup: LookupPage

  init(_ responder: Responder, files: WebFiles, frameAncestors: String) {
    let audiences = KnowledgeJSON.audiences(responder.base)
    self.responder = responder
    knowledge = StoredKnowledge(responder.composer, audiences)
    description = StoredBody(
      OpenAPI.document(audiences: audiences), .openapi, version: responder.base.version)
    answerer = Answerer(responder, audiences: audiences)
    letterer = Letterer(responder.base)
    searcher = Searcher(responder)
    lookup = LookupPage(
      responder, searcher, audiences: audiences, files: files, frameAncestors: frameAncestors)
  }

  /// Of the knowledge's files; see ``KnowledgeBase/version``.
  package var version: String { responder.base.version }
}
