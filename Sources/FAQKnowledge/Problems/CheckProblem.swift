/// A problem with a guided check. Numbers of questions are as they are written, from 1.
package enum CheckProblem: Sendable, Equatable {
  // Shape
  case noQuestions
  case tooManyQuestions(limit: Int)
  case wrongNumber(Int, expected: Int)
  case strayText(String)
  case answerWithoutQuestion(String), answerWithoutTarget(String), answerWithoutLabel(String)
  case sentenceNotClosed(String), sentenceNotQuoted(String)
  // Paths
  case noAnswers(Int)
  case sameLabel(String, first: SourceLocation)
  case unknownQuestion(Int, last: Int)
  case unknownTarget(String, nearest: String?)
  /// Questions that lead to one another; the last is the first again.
  case loop([Int])
  case unreachable(Int)

  var message: ProblemMessage {
    switch self {
    case .noQuestions: .init(.noQuestions)
    case .tooManyQuestions(let limit): .init(.tooManyQuestions, ["batas": String(limit)])
    case .wrongNumber(let number, let expected):
      .init(.wrongNumber, ["nomor": String(number), "seharusnya": String(expected)])
    case .strayText(let text): .init(.strayText, ["tulisan": text])
    case .answerWithoutQuestion(let text): .init(.answerWithoutQuestion, ["tulisan": text])
    case .answerWithoutTarget(""): .init(.emptyTarget)
    case .answerWithoutTarget(let text): .init(.answerWithoutTarget, ["tulisan": text])
    case .answerWithoutLabel(let text): .init(.answerWithoutLabel, ["tulisan": text])
    case .sentenceNotClosed(let text): .init(.sentenceNotClosed, ["tulisan": text])
    case .sentenceNotQuoted(let text): .init(.sentenceNotQuoted, ["tulisan": text])
    case .noAnswers(let number): .init(.noAnswers, ["nomor": String(number)])
    case .sameLabel(let label, let first): .init(.sameLabel, ["tulisan": label, "tempat": first.shown])
    case .unknownQuestion(let number, let last):
      .init(.unknownQuestion, ["nomor": String(number), "terakhir": String(last)])
    case .unknownTarget(let id, let nearest):
      .init(.unknownTarget, ["tujuan": id], suggestion: Suggestion(nearest, otherwise: .checkTarget))
    case .loop(let numbers): .init(.loop, ["putaran": numbers.map(String.init).joined(separator: " → ")])
    case .unreachable(let number): .init(.unreachable, ["nomor": String(number)])
    }
  }
}
