/// A command line that is right: a command with flags, which stand first, and words.
struct TypedLine: Sendable, Equatable {
  struct FlagPart: Sendable, Equatable {
    var name: String
    /// Nil for a switch.
    var value: String?
  }

  var command: String
  var flags: [FlagPart] = []
  var words: [String] = []

  /// As it can be typed into a shell.
  var text: String { (["pandu"] + arguments).map(ShellWord.quoted).joined(separator: " ") }

  /// The arguments behind the program's own name.
  var arguments: [String] {
    var arguments = [command]
    for flag in flags {
      switch flag.value {
      case nil: arguments.append("--" + flag.name)
      // Written behind a space, such a value would be read as the next flag.
      case let value? where value.hasPrefix("--"): arguments.append("--\(flag.name)=\(value)")
      case let value?: arguments += ["--" + flag.name, value]
      }
    }
    if words.contains(where: ArgumentReader.isFlag) { arguments.append("--") }
    return arguments + words
  }

  /// Adds a flag, in place of one of the same name unless that may stand beside it.
  mutating func put(_ flag: Flag, _ value: String?) {
    if !flag.isRepeatable { flags.removeAll { $0.name == flag.name } }
    flags.append(FlagPart(name: flag.name, value: value))
  }

  func has(_ flag: String) -> Bool { flags.contains { $0.name == flag } }
}
