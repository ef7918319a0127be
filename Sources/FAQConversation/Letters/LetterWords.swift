package import FAQKnowledge

/// Words around a letter. Nothing else puts the phrases of the knowledge about letters together.
package enum LetterWords {
  /// The sentence that explains an error to the writer of the value.
  package static func error(_ error: FieldError, _ words: Phrasebook) -> String {
    switch error {
    case .missing: words[.valueMissing]
    case .tooLong(let letters, let limit):
      words.fill(.valueTooLong, ["jumlah": String(letters), "batas": String(limit)])
    case .noRoom(let letters, let left):
      words.fill(.valueNoRoom, ["jumlah": String(letters), "batas": String(left)])
    case .emailWithoutSign: words[.emailWithoutSign]
    case .severalEmails: words[.emailTwice]
    case .emailName: words[.emailName]
    case .emailDomain(let read): words.fill(.emailDomain, ["bagian": read])
    case .phoneDigits(let count): words.fill(.phoneDigits, ["jumlah": String(count)])
    case .taxDigits(let count): words.fill(.taxDigits, ["jumlah": String(count)])
    case .notAChoice: words[.notAChoice]
    case .notText: words[.valueNotText]
    case .unknownField: words[.valueUnknown]
    }
  }

  /// The question for a field, without its hint and choices.
  static func question(_ letter: Letter, field number: Int, words: Phrasebook) -> String {
    let field = letter.fields[number]
    return words.fill(
      .letterField,
      [
        "nomor": String(number + 1), "jumlah": String(letter.fields.count), "label": field.label,
        "sifat": words[field.isRequired ? .letterRequired : .letterOptional],
      ])
  }

  /// The sentence about fields to fill in by hand, or an empty text.
  package static func byHand(_ letter: FinishedLetter, _ words: Phrasebook) -> String {
    let labels = letter.byHand
    return labels.isEmpty ? "" : words.fill(.letterByHand, ["isian": labels.joined(separator: "; ")])
  }

  /// The guide below the letter: how to send it, to whom, and who gets a copy.
  package static func guide(_ letter: FinishedLetter, _ words: Phrasebook) -> String {
    let steps = letter.letter.sending.enumerated().map { "\($0 + 1). \($1)" }
    let parts = [
      steps.isEmpty ? [] : [words[.letterSending] + ":"] + steps,
      addresses(words[.letterTo], letter.recipients), addresses(words[.letterCopy], letter.copies),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static func addresses(_ heading: String, _ contacts: [Contact]) -> [String] {
    contacts.isEmpty ? [] : [heading + ":"] + contacts.map { "- \($0.name): \($0.value)" }
  }
}
