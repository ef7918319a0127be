package import Basics

/// A problem with the entries of a folder, alone and with one another.
package enum ContentProblem: Sendable, Equatable {
  case noAnswer, noWordings, noSource, noContact
  case noCategoryFile(String)
  case duplicateID(String, first: SourceLocation)
  case unknownReference(Reference, String, nearest: String?)
  /// A follow-up names an item of a part that has fewer.
  case noSuchItem(number: Int, count: Int)
  case duplicateWording(String, first: SourceLocation, owner: String)
  case duplicateVariant(String, of: String, first: String)
  /// A reference to an entry that is still a draft, which counts as if it were not written.
  case refersToDraft(String)
  case endsBeforeItBegins
  /// An entry that lies in no folder while others do.
  case outsideFolders
  /// Of a later folder: it replaces the one of the same id, strikes an entry, has a wording that another had.
  case overrides(Reference, String, other: SourceLocation)
  case struck(String, other: SourceLocation)
  case takesWording(String, from: SourceLocation)
  /// A category of a later folder that no choice and no example leads to.
  case unnamedCategory(String)
  case reviewDue(CivilDate), expired(CivilDate)

  package enum Reference: Sendable, Equatable {
    case contact, source, entry, audience, language, detail, category, notice, outside
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
    case .noSuchItem(let number, let count):
      .init(.noSuchItem, ["nomor": String(number), "jumlah": String(count)])
    case .duplicateWording(let wording, let first, let owner):
      .init(.duplicateWording, ["kalimat": wording, "pemilik": owner, "tempat": first.shown])
    case .duplicateVariant(let word, let canonical, let first):
      .init(.duplicateVariant, ["kata": word, "baku": canonical, "pertama": first])
    case .refersToDraft(let id): .init(.refersToDraft, ["id": id])
    case .overrides(_, let id, let other): .init(.overrides, ["id": id, "tempat": other.shown])
    case .struck(let id, let other): .init(.struck, ["id": id, "tempat": other.shown])
    case .takesWording(let wording, let other):
      .init(.takesWording, ["kalimat": wording, "tempat": other.shown])
    case .unnamedCategory(let id): .init(.unnamedCategory, ["kategori": id])
    case .outsideFolders: .init(.outsideFolders)
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
    case .notice: .noSuchNotice
    case .outside: .noSuchOutside
    }
  }
}
