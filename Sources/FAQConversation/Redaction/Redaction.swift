import FAQKnowledge
import FAQMatching
package import FAQText

/// Keeps secrets and personal data of a message from going further, and warns where a secret was sent.
package struct Redaction: Sendable {
  /// Hides what is personal; the public contacts of the knowledge stay.
  package let redactor: Redactor
  private let words: Phrasebook

  init(_ base: KnowledgeBase) {
    redactor = Redactor(RedactionWords(base), keeping: base.contacts.map(\.value))
    words = base.phrasebook
  }

  /// A message, and the places of secrets and personal data in it.
  struct Message {
    /// As it was typed.
    var typed: String
    /// The same with blanks in place of the bytes of passwords, codes and tokens, because they say nothing of the
    /// problem.
    var sanitized: String
    var findings: [Redactor.Finding]
    /// The ranges of telephone numbers, each with the words that announce it.
    var phones: [Range<Int>] {
      let numbers = findings.filter { $0.kind == .phone }
      guard !numbers.isEmpty else { return [] }
      let text = Array(sanitized.utf8)
      return numbers.map { PhoneLabels.range(of: $0.range, in: text) }
    }
  }

  /// Only the beginning of a mail log is searched, because nothing behind it is matched, shown or written down.
  func read(_ typed: String) -> Message {
    var text = Array(typed.utf8)
    let findings = redactor.find(Array(TextLimits.question.beginning(of: typed).utf8))
    let secrets = findings.filter { isSecret($0.kind) }
    guard !secrets.isEmpty else { return Message(typed: typed, sanitized: typed, findings: findings) }
    for secret in secrets { for index in secret.range { text[index] = UInt8(ascii: " ") } }
    return Message(typed: typed, sanitized: String(decoding: text, as: UTF8.self), findings: findings)
  }

  /// Whether a finding opens an account; the others only say whose it is.
  private func isSecret(_ kind: Redactor.Kind) -> Bool {
    switch kind {
    case .password, .oneTimeCode, .accessToken: true
    case .email, .phone, .taxNumber, .identityNumber, .bankAccount, .card: false
    }
  }

  /// Warns of a secret in the message, and hides all that is personal from those who read how it was decided.
  func apply(to message: Message, _ result: inout Resolution) {
    let findings = message.findings
    guard !findings.isEmpty else { return }
    if findings.contains(where: { $0.kind == .password }) {
      result.reply.remarks.append(words[.toldPassword])
    }
    if findings.contains(where: { $0.kind == .oneTimeCode || $0.kind == .accessToken }) {
      result.reply.remarks.append(words[.toldCode])
    }
    result.match.text = redactor.starred(result.match.text, findings)
  }
}
