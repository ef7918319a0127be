/// Reads `basis.md` into the base: name, language, greeting, fixed replies and the words around answers.
struct BasisBuilder {
  private var base: KnowledgeBase
  private var problems: [Diagnostic] = []

  static func build(_ document: Document, into base: KnowledgeBase) -> (KnowledgeBase, [Diagnostic]) {
    var builder = BasisBuilder(base: base)
    builder.fields(document)
    for section in document.sections { builder.take(section) }
    return (builder.base, builder.problems)
  }

  private init(base: KnowledgeBase) { self.base = base }

  private mutating func fields(_ document: Document) {
    for field in document.fields {
      switch field.key.value {
      case "nama", "name": base.name = field.value.value
      case "lpse": base.home = field.value.value.lowercased()
      case "bahasa", "language":
        guard ["id", "en"].contains(field.value.value) else {
          problems.append(
            Diagnostic(
              .error, field.value.location, .unknownReference(.language, field.value.value, nearest: nil)))
          continue
        }
        base.language = field.value.value
        base.phrasebook = Phrasebook(language: field.value.value)
      default:
        let nearest = NearestName.of(field.key.value, among: Headings.basisKeys)
        problems.append(
          Diagnostic(.error, field.key.location, .unknownKey(field.key.value, nearest: nearest)))
      }
    }
  }

  private mutating func take(_ section: Document.Section) {
    let heading = section.heading.value
    let parts = heading.split(separator: ":", maxSplits: 1).map { String($0.trimmed()) }
    let text = section.paragraphs.map(\.value).joined(separator: "\n\n")
    switch Headings.basis[(parts.first ?? "").lowercased()] {
    case .greeting: (base.greeting, base.examples) = (text, section.items.map(\.value))
    case .smalltalk: canned(.smalltalk, parts, text, section)
    case .handoff: canned(.handoff, parts, text, section)
    case .outside: canned(.outside, parts, text, section)
    case .unknown: canned(.unknown, parts, text, section)
    case .askBack:
      base.askBack.question = text
      base.askBack.choices = ClarificationBuilder.choices(section.items, &problems)
    case .vague: base.askBack.wordings += section.items
    case .followUp:
      let part = FollowUp.Part(parts.count > 1 ? parts[1] : "")
      base.followUps.append(
        FollowUp(part: part, lead: text, wordings: section.items, location: section.heading.location))
    case .connectors: base.connectors += section.items.map(\.value)
    case .words: for item in section.items { word(item) }
    case nil:
      let nearest = NearestName.of(parts.first ?? "", among: Headings.basis.keys.sorted())
      problems.append(
        Diagnostic(.error, section.heading.location, .unknownSection(heading, nearest: nearest)))
    }
  }

  private mutating func canned(
    _ kind: CannedReply.Kind, _ parts: [String], _ text: String, _ section: Document.Section
  ) {
    if text.isEmpty { problems.append(Diagnostic(.error, section.heading.location, .noAnswer)) }
    base.canned.append(
      CannedReply(
        kind: kind, name: parts.count > 1 ? parts[1] : "", text: text, wordings: section.items,
        location: section.heading.location))
  }

  private mutating func word(_ item: Located<String>) {
    guard let field = MarkdownReader.field(item.value[...], item.location) else {
      return problems.append(Diagnostic(.error, item.location, .notKeyValue(item.value)))
    }
    if base.phrasebook.screens.take(field.key.value, field.value.value) { return }
    guard let key = Phrasebook.Key(rawValue: field.key.value) else {
      let known = Phrasebook.Key.allCases.map(\.rawValue) + ScreenWords.keys
      let nearest = NearestName.of(field.key.value, among: known)
      return problems.append(
        Diagnostic(.error, item.location, .unknownPhrase(field.key.value, nearest: nearest)))
    }
    base.phrasebook[key] = field.value.value
  }
}
