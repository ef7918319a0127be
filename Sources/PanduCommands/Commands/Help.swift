/// Help pages, written from the table of commands and the texts of `bantuan.id.md`.
enum Help {
  static var overview: String {
    let width = (CommandTable.all.map(\.name.count).max() ?? 0) + 2
    let lines = CommandTable.all.map { "  " + $0.name.padded(to: width) + $0.summary.text() }
    return """
      \(HelpWord.opening.text())

      \(HelpWord.usage.text())

      \(HelpWord.commands.text())
      \(lines.joined(separator: "\n"))

      \(HelpWord.common.text())
      \(HelpWord.exitCodes.text())
      """
  }

  static func page(_ command: Command) -> String {
    let texts = CommandTexts.indonesian
    let flags = command.flags + [.knowledge, .help]
    let names = flags.map { flag in
      "--" + flag.name + (flag.value.name.map { " " + texts.fill($0) } ?? "")
    }
    let width = (names.map(\.count).max() ?? 0) + 2
    let lines = zip(names, flags).map { "  " + $0.padded(to: width) + $1.summary.text() }
    let operands = command.operands.usage(texts)
    let usage = HelpWord.commandUsage.text([
      "perintah": command.name, "nilai": operands.isEmpty ? "" : " " + operands,
    ])
    return """
      pandu \(command.name): \(command.summary.text())

      \(usage)

      \(HelpWord.flags.text())
      \(lines.joined(separator: "\n"))
      """
  }
}
