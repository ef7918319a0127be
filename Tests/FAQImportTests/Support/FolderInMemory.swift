import Basics
import FAQKnowledge

@testable import FAQImport

/// A knowledge folder that is only in memory: plans are carried out on it, and it loads as one on disk does.
struct FolderInMemory {
  var files: [String: String] = [:]

  static let day = CivilDate(daysSince1970: 20_780)

  mutating func carryOut(_ plan: ImportPlan) { for write in plan.writes { files[write.path] = write.text } }

  /// What the folder says, and the problems of its files.
  var loaded: (base: KnowledgeBase, problems: [Diagnostic]) {
    KnowledgeLoader.load("folder", system: system)
  }

  var folder: ImportFolder {
    files.isEmpty ? .empty : ImportFolder(base: loaded.base) { [files] in files[$0] }
  }

  func plan(_ text: String, name: String = "faq.html", options: (inout ImportOptions) -> Void = { _ in })
    throws -> ImportPlan
  {
    var said = ImportOptions(today: FolderInMemory.day)
    options(&said)
    return try ImportPlanner.plan(
      [ImportedFile(name: name, bytes: Array(text.utf8))], options: said, folder: folder)
  }

  private var system: FileSystem {
    let files = files
    return FileSystem(
      kind: { path throws(FileError) in
        let name = FolderInMemory.relative(path)
        if let text = files[name] { return .file(bytes: text.utf8.count) }
        return .folder
      },
      names: { path throws(FileError) in
        let name = FolderInMemory.relative(path)
        let start = name.isEmpty ? "" : name + "/"
        let below = files.keys.filter { $0.hasPrefix(start) }.map {
          $0.dropFirst(start.count).prefix { $0 != "/" }
        }
        return Set(below).map(String.init).sorted()
      },
      contents: { path, _, _ throws(FileError) in Array((files[FolderInMemory.relative(path)] ?? "").utf8) })
  }

  private static func relative(_ path: String) -> String {
    path == "folder" ? "" : String(path.dropFirst("folder/".count))
  }
}
