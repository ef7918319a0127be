/// What the self-test of the knowledge finds: a wording that is not answered as its entry says.
package enum TrialProblem: Sendable, Equatable {
  case wordingMisses(String, owner: String, reached: String?)
  case counterexampleHits(String, owner: String)

  var message: ProblemMessage {
    switch self {
    case .wordingMisses(let wording, let owner, nil):
      .init(.wordingMisses, ["kalimat": wording, "entri": owner])
    case .wordingMisses(let wording, let owner, let reached?):
      .init(.wordingGoesElsewhere, ["kalimat": wording, "entri": owner, "lain": reached])
    case .counterexampleHits(let wording, let owner):
      .init(.counterexampleHits, ["kalimat": wording, "entri": owner])
    }
  }
}
