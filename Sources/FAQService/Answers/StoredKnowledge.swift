import FAQConversation
import FAQKnowledge
import JSON

/// The answers of the knowledge routes.
struct StoredKnowledge: Sendable {
  let entries: StoredBody
  let contacts: StoredBody
  let about: StoredBody
  private let details: [String: StoredBody]

  init(_ composer: ReplyComposer, _ audiences: [String], features: ServiceFeatures, widgetPath: String) {
    let base = composer.base
    func stored(_ route: Route, _ write: (inout JSONWriter) -> Void) -> StoredBody {
      var json = JSONWriter()
      write(&json)
      return StoredBody(json.bytes, route, version: base.version)
    }
    entries = stored(.entries) { KnowledgeJSON.entries(base, &$0) }
    contacts = stored(.contacts) { KnowledgeJSON.contacts(base, &$0) }
    about = stored(.about) {
      KnowledgeJSON.about(base, audiences, features: features, widgetPath: widgetPath, to: &$0)
    }
    details = Dictionary(
      base.entries.map { entry in
        (entry.id, stored(.entry) { EntryJSON.full(entry, composer, to: &$0) })
      }, uniquingKeysWith: { first, _ in first })
  }

  func entry(_ id: String) throws(ServiceError) -> StoredBody {
    guard let entry = details[id] else { throw .noSuchEntry }
    return entry
  }
}
