/// What can be wrong with a guided check. Numbers of questions are as they are written, from 1.
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
}
