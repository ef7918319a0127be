/// The facts of a mail log or a bounce message, read out of a person's paste.
package struct MailLog: Sendable, Equatable {
  /// The fate of the mail to one recipient. Those that were refused come first, then those put off, then the rest.
  package var deliveries: [Delivery]

  package struct Delivery: Sendable, Equatable {
    package var code: MailCode
    /// The code as the log writes it: `550-5.7.1`, `554`.
    package var written: String
    /// The final recipient, or empty.
    package var recipient = ""
    /// The server that said so, or empty.
    package var host = ""
    /// The text behind the code in the log: small letters, single spaces, without repeated codes; not all of a long one.
    package var words = ""
  }
}

/// A reply code of SMTP (RFC 5321 §4.2), an enhanced status code (RFC 3463), or both.
package struct MailCode: Sendable, Equatable {
  package var reply: Int?
  package var enhanced: Enhanced?

  package struct Enhanced: Sendable, Equatable {
    package var kind: Int
    package var subject: Int
    package var detail: Int

    /// `5.0.0` and its kin say no more than the first digit does.
    var isGeneral: Bool { subject == 0 && detail == 0 }
  }

  /// 2 delivered, 4 put off, 5 refused.
  package var kind: Int { reply.map { $0 / 100 } ?? enhanced?.kind ?? 0 }

  /// Both codes in one, when each of them can be about the same thing.
  func merged(with other: MailCode) -> MailCode? {
    guard kind == other.kind else { return nil }
    var both = self
    if let reply, let theirs = other.reply, reply != theirs { return nil }
    if let mine = enhanced, let theirs = other.enhanced, mine != theirs {
      guard mine.isGeneral || theirs.isGeneral else { return nil }
      both.enhanced = mine.isGeneral ? theirs : mine
    }
    both.reply = reply ?? other.reply
    both.enhanced = both.enhanced ?? other.enhanced
    return both
  }
}
