import Foundation
import PackagePlugin

/// Builds every text of a target into it: each file that is no source becomes a constant of `EmbeddedText` with its name. A
/// file `NAME.parts` becomes one constant `NAME` of all files that it names.
@main
struct EmbedTextPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "EmbedText").url
    let files = module.sourceFiles.filter { $0.type == .unknown }.map(\.url)
    var parts: [URL: [URL]] = [:]
    for list in files where list.pathExtension == "parts" {
      let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
      parts[list] = files.filter { names.contains($0.lastPathComponent) }
    }
    let inLists = Set(parts.values.joined())
    return files.filter { !inLists.contains($0) }.map { file in
      let name = file.lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Embedding \(name)", executable: tool,
        arguments: [file.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: [file] + (parts[file] ?? []), outputFiles: [output])
    }
  }
}
