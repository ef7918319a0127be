import Foundation
import PackagePlugin

/// Builds every text of a target into it: each file that is no source becomes a constant of `EmbeddedText` with its name.
@main
struct EmbedTextPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "EmbedText").url
    return module.sourceFiles.filter { $0.type == .unknown }.map { file in
      let name = file.url.lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Embedding \(name)", executable: tool,
        arguments: [file.url.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: [file.url], outputFiles: [output])
    }
  }
}
