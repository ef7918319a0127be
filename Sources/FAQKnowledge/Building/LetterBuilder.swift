import Basics

/// Puts the letter of an entry together: `## Formulir`, `## Isian` and `## Pengiriman`.
struct LetterBuilder {
  /// Most fields of a letter: each needs room in the conversation's token.
  static let mostFields = 24

  var template: Located<String>?
  private var fields: [Letter.Field] = []
  private var recipients: [Located<String>] = []
  private var copies: [Located<String>] = []
  private var sending: [String] = []
  private var problems: [Diagnostic] = []

  /// `- name: Label | wajib, email, maks=60 | What to write there.`
  mutating func field(_ item: Located<String>) {
    guard let field = MarkdownReader.field(item.value[...], item.location) else {
      return problems.append(Diagnostic(.error, item.location, .shape(.notKeyValue(item.value))))
    }
    let parts = field.value.value.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      .map { String($0.trimmed()) }
    // The name as it is written: the placeholder is, too.
    var made = Letter.Field(
      name: String(item.value.prefix { $0 != ":" }.trimmed()), label: parts[0], isRequired: false, rule: .any,
      location: item.location)
    if parts.count > 2 { made.hint = parts[2] }
    for word in parts.count > 1 ? parts[1].split(separator: ",") : [] {
      take(String(word.trimmed()), &made)
    }
    fields.append(made)
  }

  private mutating func take(_ word: String, _ field: inout Letter.Field) {
    let parts = word.split(separator: "=", maxSplits: 1).map { String($0.trimmed()) }
    switch Headings.fieldRules[parts.first ?? ""] {
    case .required: field.isRequired = true
    case .email: field.rule = .email
    case .phone: field.rule = .phone
    case .taxNumber: field.rule = .taxNumber
    case .choice where parts.count > 1:
      field.rule = .choice(parts[1].split(separator: "/").map { String($0.trimmed()) })
    case .limit where parts.count > 1:
      field.limit = Int(parts[1]).flatMap { $0 > 0 ? $0 : nil }
      if field.limit == nil {
        problems.append(Diagnostic(.error, field.location, .shape(.badNumber(parts[1]))))
      }
    case .autocomplete where parts.count > 1: field.autocomplete = parts[1]
    case .choice, .limit, .autocomplete, nil:
      let nearest = NearestName.of(parts.first ?? "", among: Headings.fieldRules.keys.sorted())
      problems.append(Diagnostic(.error, field.location, .letter(.unknownFieldRule(word, nearest: nearest))))
    }
  }

  /// `- kepada: id-kontak`, `- tembusan: id-kontak`, or a step.
  mutating func sending(_ item: Located<String>) {
    guard let field = MarkdownReader.field(item.value[...], item.location),
      let key = Headings.sendingKeys[field.key.value]
    else { return sending.append(item.value) }
    switch key {
    case .recipients: recipients += Lists.split(field.value)
    case .copies: copies += Lists.split(field.value)
    }
  }

  /// Nil without a `## Formulir`.
  func build() -> (letter: Letter?, problems: [Diagnostic]) {
    guard let template else { return (nil, problems) }
    var problems = problems
    if fields.isEmpty { problems.append(Diagnostic(.error, template.location, .letter(.withoutFields))) }
    if fields.count > LetterBuilder.mostFields {
      problems.append(
        Diagnostic(
          .error, fields[LetterBuilder.mostFields].location,
          .letter(.tooManyFields(limit: LetterBuilder.mostFields))))
    }
    let used = Lists.placeholders(template.value)
    let (named, placed) = (Set(fields.map(\.name)), Set(used))
    for name in used where !named.contains(name) {
      problems.append(Diagnostic(.error, template.location, .letter(.placeholderWithoutField(name))))
    }
    for field in fields where !placed.contains(field.name) {
      problems.append(Diagnostic(.error, field.location, .letter(.fieldWithoutPlaceholder(field.name))))
    }
    let letter = Letter(
      template: template.value, fields: fields, recipients: recipients, copies: copies, sending: sending)
    return (letter, problems)
  }
}
