package import Basics

/// What can be wrong with the entries of a folder, alone and with one another.
package enum ContentProblem: Sendable, Equatable {
  case noAnswer, noWordings, noSource, noContact
  case noCategoryFile(String)
  case duplicateID(String, first: SourceLocation)
  case unknownReference(Reference, String, nearest: String?)
  case duplicateWording(String, first: SourceLocation, owner: String)
  case duplicateVariant(String, of: String, first: String)
  /// A reference to an entry that is still a draft, which counts as if it were not written.
  case refersToDraft(String)
  case endsBeforeItBegins
  case reviewDue(CivilDate), expired(CivilDate)

  package enum Reference: Sendable, Equatable {
    case contact, source, entry, audience, language, detail, category
  }

  var message: ProblemMessage {
    switch self {
    case .noAnswer: .init(.noAnswer)
    case .noWordings: .init(.noWordings)
    case .noSource: .init(.noSource)
    case .noContact: .init(.noContact)
    case .noCategoryFile(let id): .init(.noCategoryFile, ["kategori": id])
    case .duplicateID(let id, let first): .init(.duplicateID, ["id": id, "tempat": first.shown])
    case .unknownReference(let kind, let id, let nearest):
      .init(ContentProblem.word(kind), ["id": id], suggestion: Suggestion(nearest))
    case .duplicateWording(let wording, let first, let owner):
      .init(.duplicateWording, ["kalimat": wording, "pemilik": owner, "tempat": first.shown])
    case .duplicateVariant(let word, let canonical, let first):
      .init(.duplicateVariant, ["kata": word, "baku": canonical, "pertama": first])
    case .refersToDraft(let id): .init(.refersToDraft, ["id": id])
    case .endsBeforeItBegins: .init(.endsBeforeItBegins)
    case .reviewDue(let date): .init(.reviewDue, ["tanggal": date.text])
    case .expired(let date): .init(.expired, ["tanggal": date.text])
    }
  }

  private static func word(_ kind: Reference) -> ProblemWord {
    switch kind {
    case .contact: .noSuchContact
    case .source: .noSuchSource
    case .entry: .noSuchEntry
    case .audience: .noSuchAudience
    case .language: .noSuchLanguage
    case .detail: .noSuchDetail
    case .category: .noSuchCategory
    }
  }
}
