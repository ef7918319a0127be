import Basics
import FAQConversation
import FAQKnowledge
import FAQMatching
import Synchronization

/// The knowledge of the folders, with the problems of each file.
struct DeskKnowledge: Sendable {
  var base: KnowledgeBase
  /// All problems that `check` finds without asking the questions, by the path of their file.
  var problems: [String: [Diagnostic]]

  /// Entries and drafts, in the order of their categories and files.
  var entries: [Entry] {
    (base.entries + base.drafts).sorted { ($0.category, $0.location.path) < ($1.category, $1.location.path) }
  }

  func errors(_ path: String) -> Int { (problems[path] ?? []).count { $0.severity == .error } }
  func warnings(_ path: String) -> Int { (problems[path] ?? []).count { $0.severity == .warning } }
}

/// Keeps the knowledge until a file of it changes.
final class Shelf: Sendable {
  private struct Kept {
    var stamp: UInt64
    var knowledge: DeskKnowledge
  }

  private let store: DeskStore
  private let kept = Mutex<Kept?>(nil)
  private let fitted = Mutex<[(version: String, responder: Responder)]>([])

  init(_ store: DeskStore) { self.store = store }

  /// The knowledge as it lies in the folders now. A request that comes while it is read waits for that reading, because a
  /// second one would take as long.
  func knowledge() -> DeskKnowledge {
    kept.withLock { kept in
      let stamp = store.stamp()
      if let kept, kept.stamp == stamp { return kept.knowledge }
      let (base, found) = KnowledgeLoader.load(store.folders, system: store.system)
      let all = found + Dated.check(base, at: store.clock())
      let knowledge = DeskKnowledge(base: base, problems: Dictionary(grouping: all, by: \.location.path))
      kept = Kept(stamp: stamp, knowledge: knowledge)
      return knowledge
    }
  }

  /// The knowledge, ready to answer. Fitting takes longer than all else, so that the last two are kept: the published one
  /// and the one that is edited.
  ///
  /// - Parameters:
  ///   - base: the knowledge.
  ///   - version: names it; equal names mean equal knowledge.
  /// - Returns: what answers with it.
  func responder(_ base: KnowledgeBase, version: String) -> Responder {
    if let known = fitted.withLock({ $0.first { $0.version == version } }) { return known.responder }
    let responder = Responder(Matcher(base))
    fitted.withLock { $0 = [(version, responder)] + $0.filter { $0.version != version }.prefix(1) }
    return responder
  }
}
