import FAQKnowledge
import FoundationEssentials
import Glibc

/// A knowledge folder for the length of one test, of which each version is put in place whole.
final class EditedFolder {
  private let lpse: String
  private let manager = FileManager.default

  /// What a service is pointed at.
  var path: String { lpse + "/knowledge" }

  init(_ edition: Edition) throws {
    lpse = EditedFolder.room + "/pandu-edited-" + UUID().uuidString
    try manager.createDirectory(atPath: lpse, withIntermediateDirectories: true)
    try put(edition.files)
  }

  /// A file system in memory where there is one: a disk takes longer to hold a thousand folders than the program to read them.
  private static let room =
    access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : FileManager.default.temporaryDirectory.path

  deinit { try? manager.removeItem(atPath: lpse) }

  /// Turns a link to another folder of these files, as a deployment does.
  func put(_ files: [String: String]) throws {
    let old = try? manager.destinationOfSymbolicLink(atPath: path)
    let folder = UUID().uuidString
    try manager.createDirectory(atPath: lpse + "/" + folder, withIntermediateDirectories: true)
    for (name, text) in files { try write("\(folder)/\(name)", text) }
    try manager.createSymbolicLink(atPath: lpse + "/next", withDestinationPath: folder)
    guard rename(lpse + "/next", path) == 0 else { throw CannotRename() }
    if let old { try manager.removeItem(atPath: lpse + "/" + old) }
  }

  /// The version of these files, wherever they lie.
  func version(of files: [String: String]) throws -> String {
    for (name, text) in files { try write("draft/\(name)", text) }
    defer { try? manager.removeItem(atPath: lpse + "/draft") }
    return KnowledgeLoader.load(lpse + "/draft", validating: false).base.version
  }

  /// Writes one file of the version at hand.
  func edit(_ name: String, _ text: String) throws { try write("knowledge/" + name, text) }

  func remove() throws {
    let old = try manager.destinationOfSymbolicLink(atPath: path)
    try manager.removeItem(atPath: path)
    try manager.removeItem(atPath: lpse + "/" + old)
  }

  private func write(_ name: String, _ text: String) throws {
    let file = lpse + "/" + name
    if let slash = file.lastIndex(of: "/") {
      try manager.createDirectory(atPath: String(file[..<slash]), withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  struct CannotRename: Error {}
}
