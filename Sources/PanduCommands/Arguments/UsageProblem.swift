/// An error of a command line.
enum UsageProblem: Sendable {
  case unknownFlag(String, nearest: String?)
  case missingValue(Flag)
  case unwantedValue(Flag)
  case badValue(Flag, String, ValueProblem)
  /// A flag that may stand once stands again.
  case twice(Flag)
  /// A word beyond those that the command takes.
  case strayWord(String, Operands)
  case missingOperand(Operands)
  case unknownCommand(String, nearest: String?)
}
