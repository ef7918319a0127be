/// A problem with a knowledge folder, as facts; ``DiagnosticRenderer`` puts them into words.
package enum Problem: Sendable, Equatable {
  case file(FileProblem)
  case shape(ShapeProblem)
  case content(ContentProblem)
  case letter(LetterProblem)
  case rule(RuleProblem)
  case check(CheckProblem)
  case trial(TrialProblem)

  var message: ProblemMessage {
    switch self {
    case .file(let problem): problem.message
    case .shape(let problem): problem.message
    case .content(let problem): problem.message
    case .letter(let problem): problem.message
    case .rule(let problem): problem.message
    case .check(let problem): problem.message
    case .trial(let problem): problem.message
    }
  }
}

/// A text of `masalah.id.md` and `masalah.en.md`, and the values for its names in braces.
struct ProblemMessage: Sendable {
  var word: ProblemWord
  var values: [String: String] = [:]
  /// Stands in the place of `{saran}`.
  var suggestion: Suggestion?
  /// A line of the file and how many of its bytes stand before the mistake, to be shown with a caret below it.
  var excerpt: (text: String, offset: Int)?

  init(
    _ word: ProblemWord, _ values: [String: String] = [:], suggestion: Suggestion? = nil,
    excerpt: (text: String, offset: Int)? = nil
  ) {
    self.word = word
    self.values = values
    self.suggestion = suggestion
    self.excerpt = excerpt
  }
}

/// The nearest known name of an unknown one, or the advice that is given where no name is near.
struct Suggestion: Sendable {
  var nearest: String?
  var otherwise: ProblemWord

  init(_ nearest: String?, otherwise: ProblemWord = .checkSpelling) {
    self.nearest = nearest
    self.otherwise = otherwise
  }
}
