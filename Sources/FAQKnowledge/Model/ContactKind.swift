extension Contact {
  /// The kind of a contact, by its name: `jenis` in `kontak.md`, `kind` in JSON.
  ///
  /// A new kind is a case, and its row in ``facts``. The import of pages and the widget have words of their own for some kinds: see
  /// "Where a change goes" in Architecture.
  package enum Kind: String, Sendable, CaseIterable {
    case phone = "telepon"
    case whatsapp
    case email
    case web
    case office = "kantor"
    case ticket = "tiket"
  }

  /// The link that reaches it: `tel:`, `mailto:`, `http:` or `https:`, and no other. Nil for an office or a ticket
  /// system, which no link reaches, and for a value that does not fit the kind.
  package var link: String? { kind.facts.link?(value) }
}

extension Contact.Kind {
  /// The facts that set a kind apart from the others.
  fileprivate struct Facts {
    var form: Form
    /// Makes the link of a value, or nil of one that does not fit; nil for a kind that no link reaches.
    var link: ((String) -> String?)?
    /// The follow-up question that asks for such contacts alone: "nomornya berapa".
    var askedAs: FollowUp.Part?
    var isAnswered = true
  }

  fileprivate var facts: Facts {
    switch self {
    case .phone: Facts(form: .number, link: ContactValue.phone, askedAs: .phone)
    case .whatsapp: Facts(form: .number, link: ContactValue.whatsapp, askedAs: .phone)
    case .email: Facts(form: .mailbox, link: ContactValue.email, askedAs: .email)
    case .web: Facts(form: .page, link: ContactValue.web, isAnswered: false)
    case .office, .ticket: Facts(form: .text)
    }
  }

  /// The form of a value: two values of one form are compared alike, in a text and in an import.
  package enum Form: Sendable { case number, mailbox, page, text }

  package var form: Form { facts.form }
  package var askedAs: FollowUp.Part? { facts.askedAs }
  /// Whether somebody answers there. Nobody does at a page, so that no reader is sent on to one.
  package var isAnswered: Bool { facts.isAnswered }
  /// Whether a value must make a link.
  var needsLink: Bool { facts.link != nil }
}

extension Contact.Kind.Form {
  /// The fault of a value that makes no link.
  var misfit: ProblemWord {
    switch self {
    case .number: .notAPhone
    case .mailbox: .notAnEmail
    case .page: .notAPage
    case .text: .notALink
    }
  }
}
