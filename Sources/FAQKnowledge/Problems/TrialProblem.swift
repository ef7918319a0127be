/// A finding of the knowledge's self-test: a wording that is not answered as its entry says.
package enum TrialProblem: Sendable, Equatable {
  /// `reached`: what is said instead; nil where Pandu asks back or does not know. `words`: the words that spoke for it.
  case wordingMisses(String, owner: String, reached: String?, words: [String])
  case counterexampleHits(String, owner: String)
  /// A line of what is outside says nearly the same as a wording or the title of an entry.
  case refusalContradicts(String, refusal: String, entry: String)

  var message: ProblemMessage {
    switch self {
    case .wordingMisses(let wording, let owner, nil, _):
      .init(.wordingMisses, ["kalimat": wording, "entri": owner])
    case .wordingMisses(let wording, let owner, let reached?, let words):
      .init(
        .wordingGoesElsewhere,
        ["kalimat": wording, "entri": owner, "lain": reached, "kata": words.joined(separator: ", ")])
    case .counterexampleHits(let wording, let owner):
      .init(.counterexampleHits, ["kalimat": wording, "entri": owner])
    case .refusalContradicts(let wording, let refusal, let entry):
      .init(.refusalContradicts, ["kalimat": wording, "balasan": refusal, "entri": entry])
    }
  }
}
