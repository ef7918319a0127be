import Basics
import FAQConversation
import FAQKnowledge

/// The knowledge with one more question that is known to be outside, written into the last of the folders.
struct OutsideEdit: Sendable {
  var list: String
  /// Below the last folder.
  var file: String
  var before: String?
  var after: String
  var base: KnowledgeBase
  /// The errors that the question brings with it.
  var errors: [Diagnostic]
  /// The reply of a list that is made with it; nil where there is one.
  var newReply: String?

  /// Of the text on disk; empty where there is no file.
  var version: String { before.map(ChangeRecord.hash) ?? "" }
  /// Names the edited knowledge, so that its fitted weights are found again.
  var editedVersion: String { "\(base.version) \(file) \(ChangeRecord.hash(after))" }

  /// Nil for a list that is none.
  ///
  /// - Parameters:
  ///   - wording: the question.
  ///   - asked: the list; nil for the one that is nearest to the question.
  ///   - knowledge: as it is published.
  ///   - call: the request.
  init?(_ wording: String, to asked: String?, _ knowledge: DeskKnowledge, _ call: DeskCall) {
    let base = knowledge.base
    let lists = OutsideEdit.lists(base)
    let list = asked ?? OutsideEdit.nearest(to: wording, base, call) ?? ""
    guard lists.isEmpty ? list.isEmpty : lists.contains(list) else { return nil }
    self.list = list
    let place = OutsideFile(list, in: call.store.top, call.store)
    (file, before) = (place.name, place.before)
    let reply = base.phrasebook.screens[inbox: .outsideReply]
    newReply = lists.isEmpty ? reply : nil
    let written = place.adding(wording, to: list, reply: newReply ?? "", language: base.language)
    after = written.text
    let location = SourceLocation(path: "\(call.store.top)/\(file)", line: written.line, column: 3)
    (self.base, errors) = base.adding(Located(wording, location), outside: list, reply: reply)
  }

  /// The names of the lists, in their order.
  static func lists(_ base: KnowledgeBase) -> [String] {
    base.canned.filter { $0.kind == .outside }.map(\.name)
  }

  /// The list that is nearest to a question; the longest one where none is near.
  private static func nearest(to wording: String, _ base: KnowledgeBase, _ call: DeskCall) -> String? {
    let responder = call.desk.shelf.responder(base, version: base.version)
    if let near = responder.nearestOutside(to: wording) { return base.canned[near].name }
    return base.canned.filter { $0.kind == .outside }.max { $0.wordings.count < $1.wordings.count }?.name
  }
}
