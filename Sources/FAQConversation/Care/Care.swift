import FAQKnowledge
import FAQMatching
package import FAQText

/// Sees to it that nothing which a person should not have written goes further, and warns where a secret was told.
package struct Care: Sendable {
  /// Hides what is personal; the public contacts of the knowledge stay.
  package let masker: Masker
  private let words: Phrasebook

  init(_ base: KnowledgeBase) {
    masker = Masker(keeping: base.contacts.map(\.value))
    words = base.phrasebook
  }

  /// Warns of a secret in the question, and hides all that is personal from those who read how it was decided.
  func look(at question: String, _ result: inout Responder.Result) {
    let text = Array(question.utf8)
    let findings = masker.find(text)
    guard !findings.isEmpty else { return }
    if findings.contains(where: { $0.kind == .password }) {
      result.reply.notices.append(words[.toldPassword])
    }
    if findings.contains(where: { $0.kind == .oneTimeCode }) { result.reply.notices.append(words[.toldCode]) }
    let seen = result.match.text
    // Of a long log only the beginning was matched.
    let found = seen.count == text.count ? findings : masker.find(seen)
    result.match.text = masker.starred(seen, found)
  }
}
