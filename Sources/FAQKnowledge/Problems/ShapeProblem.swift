/// A problem with the form of a file: its front matter, headings and lines.
package enum ShapeProblem: Sendable, Equatable {
  case notKeyValue(String), frontMatterNotClosed, fenceNotClosed
  case tooManyKeys(limit: Int)
  case unknownKey(String, nearest: String?)
  case duplicateKey(String, first: SourceLocation)
  /// A key of the front matter of `basis.md`, in a file of the folder `basis/`.
  case keyOutsideBasis(String)
  case noTitle, secondTitle(first: SourceLocation)
  case unknownSection(String, nearest: String?)
  case duplicateSection(String, first: SourceLocation)
  /// A line that is probably meant as a heading: `##Pertanyaan`, `Pertanyaan:`.
  case headingInText(String, of: String)
  /// Cells of a table that was pasted from another program, with tabs between them.
  case pastedTable
  case lostForm(LostForm)
  case missingField(String, of: String)
  case badNumber(String)
  case badDate(String), badTime(String), unknownStatus(String, nearest: String?), unknownZone(
    String, nearest: String?)
  case unknownKind(String, nearest: String?)
  case notAChoice(String)
  case notALink(Contact.Kind, String)
  case notASynonym(String)
  case unknownPhrase(String, nearest: String?)
  /// A name in braces that a phrase has no value for, and those that it has.
  case unknownPlace(String, of: String, known: [String])
  case notACodeMeaning(String), badMailCode(String), duplicateCode(first: SourceLocation)

  var message: ProblemMessage {
    switch self {
    case .notKeyValue(let text): .init(.notKeyValue, ["tulisan": text])
    case .frontMatterNotClosed: .init(.frontMatterNotClosed)
    case .fenceNotClosed: .init(.fenceNotClosed)
    case .tooManyKeys(let limit): .init(.tooManyKeys, ["batas": String(limit)])
    case .unknownKey(let key, let nearest):
      .init(.unknownKey, ["kunci": key], suggestion: Suggestion(nearest))
    case .duplicateKey(let key, let first): .init(.duplicateKey, ["kunci": key, "tempat": first.shown])
    case .keyOutsideBasis(let key): .init(.keyOutsideBasis, ["kunci": key])
    case .noTitle: .init(.noTitle)
    case .secondTitle(let first): .init(.secondTitle, ["tempat": first.shown])
    case .unknownSection(let name, let nearest):
      .init(.unknownSection, ["bagian": name], suggestion: Suggestion(nearest))
    case .duplicateSection(let name, let first):
      .init(.duplicateSection, ["bagian": name, "tempat": first.shown])
    case .headingInText(let line, let name): .init(.headingInText, ["tulisan": line, "bagian": name])
    case .pastedTable: .init(.pastedTable)
    case .lostForm(let form): ShapeProblem.message(form)
    case .missingField(let field, let owner): .init(.missingField, ["bagian": owner, "baris": field])
    case .badNumber(let text): .init(.badNumber, ["tulisan": text])
    case .badDate(let text): .init(.badDate, ["tulisan": text])
    case .badTime(let text): .init(.badTime, ["tulisan": text])
    case .unknownStatus(let name, let nearest):
      .init(.unknownStatus, ["tulisan": name], suggestion: Suggestion(nearest))
    case .unknownZone(let name, let nearest):
      .init(.unknownZone, ["tulisan": name], suggestion: Suggestion(nearest))
    case .unknownKind(let kind, let nearest):
      .init(.unknownKind, ["jenis": kind], suggestion: Suggestion(nearest))
    case .notAChoice(let text): .init(.notAChoice, ["tulisan": text])
    case .notALink(let kind, let value): .init(kind.form.misfit, ["nilai": value])
    case .notASynonym(let text): .init(.notASynonym, ["tulisan": text])
    case .unknownPhrase(let key, let nearest):
      .init(.unknownPhrase, ["kata": key], suggestion: Suggestion(nearest))
    case .unknownPlace(let name, let key, let known): ShapeProblem.message(place: name, of: key, known: known)
    case .notACodeMeaning(let text): .init(.notACodeMeaning, ["tulisan": text])
    case .badMailCode(let text): .init(.badMailCode, ["tulisan": text])
    case .duplicateCode(let first): .init(.duplicateCode, ["tempat": first.shown])
    }
  }

  private static func message(_ form: LostForm) -> ProblemMessage {
    switch form {
    case .image: .init(.lostImage)
    case .quote: .init(.lostQuote)
    case .tag(let name): .init(.lostTag, ["tulisan": "<\(name)>"])
    case .link(let address): .init(.lostLink, ["tulisan": address])
    }
  }

  private static func message(place name: String, of key: String, known: [String]) -> ProblemMessage {
    let shown = known.map { "{\($0)}" }.joined(separator: ", ")
    return .init(
      known.isEmpty ? .noPlaces : .unknownPlace, ["isian": "{\(name)}", "kata": key, "dikenal": shown])
  }
}
