import FAQKnowledge
import FAQService

/// Words what is wrong with a command line, each in one line, by the texts of a language.
struct UsageLines {
  let texts: CommandTexts

  func line(_ problem: UsageProblem, command: String) -> String {
    (command.isEmpty ? "pandu: " : "pandu \(command): ") + words(problem, command)
  }

  private func words(_ problem: UsageProblem, _ command: String) -> String {
    switch problem {
    case .unknownFlag(let flag, let nearest):
      say(
        .unknownFlag,
        [
          "tulisan": ShellWord.shown(flag), "saran": texts.suggestion(nearest, prefix: "--"),
          "perintah": command,
        ])
    case .missingValue(let flag): say(.missingValue, of: flag)
    case .unwantedValue(let flag): say(.unwantedValue, of: flag)
    case .badValue(let flag, let text, let problem): "--\(flag.name) " + value(problem, text)
    case .twice(let flag): say(.twice, of: flag)
    case .strayWord(let word, let operands): stray(word, operands)
    case .missingFlag(let flag): say(.missingFlag, of: flag)
    case .missingOperand(let operands): say(.missingOperand, ["nilai": name(operands.name)])
    case .unknownCommand(let name, let nearest):
      say(
        .unknownCommand,
        ["tulisan": ShellWord.shown(name), "saran": texts.suggestion(nearest, prefix: "pandu ")])
    }
  }

  private func value(_ problem: ValueProblem, _ text: String) -> String {
    switch problem {
    case .blank: say(.blank)
    case .notInteger(let range): number(.notInteger, text, range.lowerBound, range.upperBound)
    case .notFraction(let range): number(.notFraction, text, Int(range.lowerBound), Int(range.upperBound))
    case .notAMoment: say(.notAMoment, typed: text)
    case .notAMinute: say(.notAMinute, typed: text)
    case .notAmong(let names):
      say(
        .notAmong,
        [
          "tulisan": ShellWord.shown(text), "saran": texts.suggestion(NearestName.of(text, among: names)),
          "daftar": names.joined(separator: ", "),
        ])
    case .notHostName(let part): say(.notHostName, typed: part)
    case .notHost: say(.notHost, typed: text)
    case .notBotName: say(.notBotName, typed: text)
    case .notOrigin(let part, let error, _):
      say(.notOrigin, ["tulisan": ShellWord.shown(part), "alasan": say(origin(error))])
    case .emptyOrigin: say(.emptyOrigin, typed: text)
    }
  }

  private func origin(_ error: OriginError) -> UsageWord {
    switch error {
    case .opaque: .opaqueOrigin
    case .wildcard: .wildcardOrigin
    case .noScheme: .originWithoutScheme
    case .scheme: .originScheme
    case .user: .originUser
    case .path: .originPath
    case .host: .originHost
    case .port: .originPort
    }
  }

  private func stray(_ word: String, _ operands: Operands) -> String {
    guard let behind = operands.name else { return say(.strayWord, typed: word) }
    return say(.strayWordBehind, ["tulisan": ShellWord.shown(word), "nilai": name(behind)])
  }

  private func number(_ word: UsageWord, _ text: String, _ least: Int, _ most: Int) -> String {
    say(word, ["tulisan": ShellWord.shown(text), "dari": "\(least)", "sampai": "\(most)"])
  }

  private func say(_ word: UsageWord, of flag: Flag) -> String {
    say(word, ["pilihan": flag.name, "nilai": name(flag.value.name)])
  }

  private func say(_ word: UsageWord, typed text: String) -> String {
    say(word, ["tulisan": ShellWord.shown(text)])
  }

  private func say(_ word: UsageWord, _ values: [String: String] = [:]) -> String {
    texts.fill(word, values)
  }

  /// The name of a value; empty where there is none.
  private func name(_ value: ValueWord?) -> String { value.map { texts.fill($0) } ?? "" }
}
