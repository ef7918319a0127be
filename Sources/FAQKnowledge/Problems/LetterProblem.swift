/// A problem with a letter to be filled in.
package enum LetterProblem: Sendable, Equatable {
  case placeholderWithoutField(String), fieldWithoutPlaceholder(String), withoutFields
  case unknownFieldRule(String, nearest: String?)
  case tooManyFields(limit: Int)
  case withoutRecipient

  var message: ProblemMessage {
    switch self {
    case .placeholderWithoutField(let name):
      .init(.placeholderWithoutField, ["isian": "{{\(name)}}", "nama": name])
    case .fieldWithoutPlaceholder(let name):
      .init(.fieldWithoutPlaceholder, ["isian": "{{\(name)}}", "nama": name])
    case .withoutFields: .init(.letterWithoutFields)
    case .unknownFieldRule(let word, let nearest):
      .init(.unknownFieldRule, ["syarat": word], suggestion: Suggestion(nearest))
    case .tooManyFields(let limit):
      .init(.tooManyFields, ["nomor": String(limit + 1), "batas": String(limit)])
    case .withoutRecipient: .init(.letterWithoutRecipient)
    }
  }
}
