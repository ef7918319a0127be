import FAQKnowledge
import Glibc

/// The files of some knowledge folders that differ from what Git has committed, as they are committed.
struct CommittedFiles: Sendable {
  /// Most files that are asked for, each of which takes a call of Git.
  private static let most = 100
  /// Largest file, in bytes: the largest that the knowledge may have.
  private static let largest = 4 << 20

  /// The committed bytes by path; nil for a file that is not committed.
  private(set) var files: [String: [UInt8]?] = [:]

  /// - Returns: nil where Git knows none of the folders, or where more than 100 files differ.
  init?(_ folders: [String]) {
    var isKnown = false
    for folder in folders {
      let root = folder.hasSuffix("/") ? folder : folder + "/"
      guard let names = CommittedFiles.changed(folder) else { continue }
      isKnown = true
      guard files.count + names.committed.count + names.new.count <= CommittedFiles.most else { return nil }
      for name in names.new where name.hasSuffix(".md") { files[root + name] = .some(nil) }
      for name in names.committed where name.hasSuffix(".md") {
        let words = ["cat-file", "blob", "HEAD:./" + name]
        guard let bytes = GitQuestion.answer(folder, words, most: CommittedFiles.largest) else { return nil }
        files[root + name] = bytes
      }
    }
    if !isKnown { return nil }
  }

  /// The names of the files of a folder that differ: those that are committed otherwise, and those that are not committed.
  private static func changed(_ folder: String) -> (committed: [String], new: [String])? {
    let difference = ["diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", "--relative", "HEAD"]
    guard let changes = GitQuestion.answer(folder, difference + GitQuestion.place),
      let unknown = GitQuestion.answer(folder, ["ls-files", "--others", "-z"] + GitQuestion.place)
    else { return nil }
    // A status and a name, in turn.
    let fields = CommittedFiles.names(changes)
    let pairs = stride(from: 0, to: fields.count - 1, by: 2).map { (fields[$0], fields[$0 + 1]) }
    let added = pairs.filter { $0.0 == "A" }.map(\.1)
    return (pairs.filter { $0.0 != "A" }.map(\.1), added + CommittedFiles.names(unknown))
  }

  private static func names(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folders as they were committed, but for the file `kept`, which is as it is on disk; the default is none.
  func system(keeping kept: String? = nil) -> FileSystem {
    let old = files.filter { $0.key != kept }
    let disk = FileSystem.system
    return FileSystem(
      kind: { path throws(FileError) in
        guard let file = old[path] else {
          let isFolder = old.contains { $1 != nil && $0.hasPrefix(path + "/") }
          return isFolder ? .folder : try disk.kind(path)
        }
        guard let bytes = file else { throw .system(ENOENT) }
        return .file(bytes: bytes.count)
      },
      names: { path throws(FileError) in
        let added = old.filter { $1 != nil && $0.hasPrefix(path + "/") }.keys.compactMap {
          $0.dropFirst(path.count + 1).split(separator: "/").first.map(String.init)
        }
        // A folder that is gone from the disk has the committed files alone.
        let isGone = !added.isEmpty && (try? disk.kind(path)) != .folder
        let there = isGone ? [] : try disk.names(path)
        let names = Set(there.filter { old["\(path)/\($0)"] != .some(nil) } + added)
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      },
      contents: { path, size, limit throws(FileError) in
        guard let file = old[path] else { return try disk.contents(path, size, limit) }
        guard let bytes = file else { throw .system(ENOENT) }
        return Array(bytes.prefix(limit))
      })
  }
}
