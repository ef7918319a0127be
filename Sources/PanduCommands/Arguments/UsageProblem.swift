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
  /// A flag that the command cannot do without.
  case missingFlag(Flag)
  case unknownCommand(String, nearest: String?)
}
