import FAQKnowledge

extension LetterForm {
  /// The text that asks for a field on a terminal: a remark, the question, and the choices.
  package func text(_ place: FormPosition, _ remark: Remark?) -> String {
    [lead(place, remark), TextList.question(question(place, remark), choices(place, remark), words: words)]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The field with its hint, or which field is meant.
  func question(_ place: FormPosition, _ remark: Remark?) -> String {
    if case .which = remark { return words[.letterWhichField] }
    let question = LetterWords.question(letter, field: place.field, words: words)
    // The hint was the answer to a question in between, and is not repeated.
    return [question, remark == .hint ? "" : letter.fields[place.field].hint].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The words that skip the field, go back and call the letter off.
  func commands(_ place: FormPosition) -> [String] {
    let keys: [Phrasebook.Key] = place.field > 0 ? [.saySkip, .sayBack, .sayCancel] : [.saySkip, .sayCancel]
    return keys.compactMap { words.list($0).first }
  }

  /// The labels of a choice, or the fields that might be meant.
  func choices(_ place: FormPosition, _ remark: Remark?) -> [Reply.Choice] {
    if case .which(let fields) = remark, let change = words.list(.sayChange).first {
      return fields.map { number in
        let field = letter.fields[number]
        return .init(label: field.label, message: "\(change) \(field.label)", entry: entry.id)
      }
    }
    guard case .choice(let labels) = letter.fields[place.field].rule else { return [] }
    return labels.map { .init(label: $0, message: $0, entry: entry.id) }
  }

  /// The sentence before the question, for example why the last message was not taken.
  func lead(_ place: FormPosition, _ remark: Remark?) -> String {
    let field = letter.fields[place.field]
    return switch remark {
    case nil, .which: ""
    case .begin: words.fill(.letterBegin, ["jumlah": String(letter.fields.count)])
    case .wrong(let error): LetterWords.error(error, words)
    case .correcting: words.fill(.letterCorrecting, ["label": field.label])
    case .notYet(let number): words.fill(.letterNotYet, ["label": letter.fields[number].label])
    case .hint: field.hint
    case .waiting: words[.letterWaiting]
    case .notAValue: words[.letterNotAValue]
    }
  }
}
