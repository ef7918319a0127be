import Basics

/// Reads `basis.md` and the files of the folder `basis/` into the base: name, language, greeting, canned replies and the
/// words around answers.
struct BasisBuilder {
  private var base: KnowledgeBase
  private var problems: [Diagnostic] = []
  /// The first place of each section that may stand only once.
  private var sections: [SectionKey: SourceLocation] = [:]
  private var words: WordsBuilder
  /// The sections of rules, which may stand before the reply that they belong to.
  private var rules: [(name: Located<String>, items: [Located<String>])] = []

  /// A section that may stand only once: `Salam`, `Basa-basi: terima kasih`, `Lanjutan: langkah`.
  private enum SectionKey: Hashable {
    /// The name is what the heading says behind its colon, in small letters.
    case named(Headings.BasisSection, String)
    case followUp(FollowUp.Part)
  }

  /// - Parameters:
  ///   - basis: the document of `basis.md`; nil without that file.
  ///   - parts: the documents of the folder `basis/`, in the order in which they count.
  ///   - base: the base to complete.
  /// - Returns: the completed base, and the problems of all documents.
  static func build(
    _ basis: Document?, parts: [Document] = [], into base: KnowledgeBase
  ) -> (KnowledgeBase, [Diagnostic]) {
    var builder = BasisBuilder(base)
    if let basis { builder.fields(basis) }
    for part in parts { builder.refuseFields(part) }
    for document in (basis.map { [$0] } ?? []) + parts {
      for section in document.sections { builder.take(section) }
    }
    builder.addRules()
    builder.base.phrasebook = builder.words.phrasebook
    return (builder.base, builder.problems + builder.words.problems)
  }

  private init(_ base: KnowledgeBase) {
    self.base = base
    words = WordsBuilder(base.phrasebook, places: base.phrasebook)
  }

  private mutating func fields(_ document: Document) {
    for field in document.fields {
      switch field.key.value {
      case "nama", "name": base.name = field.value.value
      case "zona", "zone": if let zone = NoticeBuilder.zone(field.value, &problems) { base.zone = zone }
      case "buang", "drop": break  // Overlay strikes them.
      case "lpse": base.lpse = field.value.value.lowercased()
      case "bahasa", "language":
        guard ["id", "en"].contains(field.value.value) else {
          report(
            field.value.location, .content(.unknownReference(.language, field.value.value, nearest: nil)))
          continue
        }
        // The words of an earlier folder in the same language stay.
        if field.value.value == base.language { continue }
        base.language = field.value.value
        let plain = Phrasebook(language: field.value.value)
        words = WordsBuilder(plain, places: plain)
      default:
        let nearest = NearestName.of(field.key.value, among: Headings.basisKeys)
        report(field.key.location, .shape(.unknownKey(field.key.value, nearest: nearest)))
      }
    }
  }

  private mutating func refuseFields(_ part: Document) {
    for field in part.fields { report(field.key.location, .shape(.keyOutsideBasis(field.key.value))) }
  }

  private mutating func take(_ section: Document.Section) {
    let heading = section.heading.value
    let parts = heading.split(separator: ":", maxSplits: 1).map { String($0.trimmed()) }
    guard let kind = Headings.basis[(parts.first ?? "").lowercased()] else {
      let nearest = NearestName.of(parts.first ?? "", among: Headings.basis.keys.sorted())
      return report(section.heading.location, .shape(.unknownSection(heading, nearest: nearest)))
    }
    let name = parts.count > 1 ? parts[1] : ""
    guard isFirst(kind, name, section.heading) else { return }
    let text = section.paragraphs.map(\.value).joined(separator: "\n\n")
    switch kind {
    case .greeting:
      if !text.isEmpty || section.items.isEmpty { base.greeting = text }
      if !section.items.isEmpty || base.examples.isEmpty { base.examples = section.items.map(\.value) }
    case .smalltalk: canned(.smalltalk, named: name, text: text, section)
    case .handoff: canned(.handoff, named: name, text: text, section)
    case .outside: canned(.outside, named: name, text: text, section)
    case .unknown: canned(.unknown, named: name, text: text, section)
    case .rules: rules.append((Located(name, section.heading.location), section.items))
    case .askBack:
      if !text.isEmpty { base.askBack.question = text }
      let choices = ClarificationBuilder.choices(section.items, &problems)
      if !choices.isEmpty { base.askBack.choices = choices }
    case .vague: base.askBack.wordings += section.items
    case .followUp: followUp(FollowUp.Part(name), text, section)
    case .connectors: base.connectors += section.items.map(\.value)
    case .words: words.take(section)
    }
  }

  /// Whether a section stands here for the first time, or adds to those of its kind; a second one is reported.
  private mutating func isFirst(
    _ kind: Headings.BasisSection, _ name: String, _ heading: Located<String>
  ) -> Bool {
    let key: SectionKey
    switch kind {
    case .vague, .connectors, .words, .rules: return true
    case .greeting, .askBack: key = .named(kind, "")
    case .followUp: key = .followUp(FollowUp.Part(name))
    case .smalltalk, .handoff, .outside, .unknown: key = .named(kind, name.lowercased())
    }
    guard let first = sections[key] else {
      sections[key] = heading.location
      return true
    }
    report(heading.location, .shape(.duplicateSection(heading.value, first: first)))
    return false
  }

  /// Adds to the follow-up of the same part that an earlier folder has.
  private mutating func followUp(_ part: FollowUp.Part, _ lead: String, _ section: Document.Section) {
    guard let known = base.followUps.firstIndex(where: { $0.part == part }) else {
      return base.followUps.append(
        FollowUp(part: part, lead: lead, wordings: section.items, location: section.heading.location))
    }
    if !lead.isEmpty { base.followUps[known].lead = lead }
    base.followUps[known].wordings += section.items
  }

  /// Adds to the reply of the same name that an earlier folder has.
  private mutating func canned(
    _ kind: CannedReply.Kind, named name: String, text: String, _ section: Document.Section
  ) {
    let known = base.canned.firstIndex { $0.kind == kind && $0.name.lowercased() == name.lowercased() }
    if let known {
      if !text.isEmpty { base.canned[known].text = text }
      return base.canned[known].wordings += section.items
    }
    if text.isEmpty { report(section.heading.location, .content(.noAnswer)) }
    base.canned.append(
      CannedReply(
        kind: kind, name: name, text: text, wordings: section.items, location: section.heading.location))
  }

  /// Adds the rules to the lists of what is outside that they name.
  private mutating func addRules() {
    for (name, items) in rules {
      guard let known = base.outside(name.value) else {
        let names = base.canned.filter { $0.kind == .outside }.map(\.name)
        let nearest = NearestName.of(name.value, among: names)
        report(name.location, .content(.unknownReference(.outside, name.value, nearest: nearest)))
        continue
      }
      base.canned[known].rules += RuleParser.rules(items, &problems)
    }
  }

  private mutating func report(_ place: SourceLocation, _ problem: Problem) {
    problems.append(Diagnostic(.error, place, problem))
  }
}
