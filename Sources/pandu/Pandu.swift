import PanduCommands

/// The entry point. All else is in `PanduCommands`, a library, so that tests link it without linking the program.
@main
struct Pandu {
  static func main() { CommandLineTool.main(Array(CommandLine.arguments.dropFirst())) }
}
