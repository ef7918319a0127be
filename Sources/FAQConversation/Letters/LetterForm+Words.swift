import FAQKnowledge

extension LetterForm {
  /// What to say when a field is asked for: the remark, the question, its hint, and what there is to choose from.
  package func text(_ place: ConversationState.FormPlace, _ remark: Remark?) -> String {
    let field = letter.fields[place.field]
    if case .which = remark {
      // Told by their words: a number would be a value of the field at hand.
      let lines = choices(place, remark).map { "- \($0.message)" }
      return ([words[.letterWhichField]] + lines).joined(separator: "\n")
    }
    let question = LetterWords.question(letter, place.field, words)
    // A question in between was answered with the hint already.
    let asked = [question, remark == .hint ? "" : field.hint].filter { !$0.isEmpty }.joined(separator: "\n")
    let said = self.said(remark, field)
    return [said, AnswerText.write(question: asked, choices(place, remark), words)].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The labels of a choice, or the fields that might be meant.
  func choices(_ place: ConversationState.FormPlace, _ remark: Remark?) -> [Reply.Choice] {
    if case .which(let fields) = remark, let change = words.list(.sayChange).first {
      return fields.map { number in
        let field = letter.fields[number]
        return .init(label: field.label, message: "\(change) \(field.label)", entry: entry.id)
      }
    }
    guard case .choice(let labels) = letter.fields[place.field].rule else { return [] }
    return labels.map { .init(label: $0, message: $0, entry: entry.id) }
  }

  private func said(_ remark: Remark?, _ field: Letter.Field) -> String {
    switch remark {
    case nil, .which: ""
    case .begin: words.fill(.letterBegin, ["jumlah": String(letter.fields.count)])
    case .wrong(let error): LetterWords.error(error, words)
    case .correcting: words.fill(.letterCorrecting, ["label": field.label])
    case .notYet(let number): words.fill(.letterNotYet, ["label": letter.fields[number].label])
    case .hint: field.hint
    }
  }
}
