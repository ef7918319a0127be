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

  /// A message, and where in it is what nobody should read on.
  struct Message {
    /// As it was typed.
    var typed: String
    /// The same with blanks in place of the bytes of passwords and codes, for they say nothing of the problem.
    var told: String
    var findings: [Masker.Finding]
    /// Where telephone numbers stand, with the words that announce them.
    var phones: [Range<Int>] {
      let numbers = findings.filter { $0.kind == .phone }
      guard !numbers.isEmpty else { return [] }
      let text = Array(told.utf8)
      return numbers.map { PhoneLabels.range(of: $0.range, in: text) }
    }
  }

  func read(_ typed: String) -> Message {
    var text = Array(typed.utf8)
    let findings = masker.find(text)
    let secrets = findings.filter { $0.kind == .password || $0.kind == .oneTimeCode }
    guard !secrets.isEmpty else { return Message(typed: typed, told: typed, findings: findings) }
    for secret in secrets { for index in secret.range { text[index] = 0x20 } }
    return Message(typed: typed, told: String(decoding: text, as: UTF8.self), findings: findings)
  }

  /// Warns of a secret in the message, and hides all that is personal from those who read how it was decided.
  func look(at message: Message, _ result: inout Responder.Result) {
    let findings = message.findings
    guard !findings.isEmpty else { return }
    if findings.contains(where: { $0.kind == .password }) {
      result.reply.notices.append(words[.toldPassword])
    }
    if findings.contains(where: { $0.kind == .oneTimeCode }) { result.reply.notices.append(words[.toldCode]) }
    let seen = result.match.text
    // Of a long log only the beginning was matched.
    let found = seen.count == message.typed.utf8.count ? findings : masker.find(seen)
    result.match.text = masker.starred(seen, found)
  }
}
