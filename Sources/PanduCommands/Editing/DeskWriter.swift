import Basics
import FAQEditor
import FAQKnowledge
import Glibc

/// Makes the changes of a desk: all or none, each file whole or not at all.
enum DeskWriter {
  /// Files are written here first, below a knowledge folder: what a crash leaves lies where nobody reads.
  static let staging = ".pandu/tmp"

  static func apply(_ changes: [FileChange], _ folders: [String]) throws(StoreError) {
    // Longest first: a knowledge folder may lie in another one.
    let roots = folders.sorted { $0.utf8.count > $1.utf8.count }
    guard let root = roots.first(where: { root in changes.first?.path.hasPrefix(root + "/") == true }) else {
      return
    }
    try DeskLock.holding(root) { () throws(StoreError) in try change(changes, root) }
  }

  private static func change(_ changes: [FileChange], _ root: String) throws(StoreError) {
    for change in changes {
      if case .text(let wanted) = change.before, text(change.path) != wanted {
        throw .changed(path: change.path)
      }
    }
    var done: [(path: String, before: String?)] = []
    for change in changes {
      let before = text(change.path)
      do throws(SystemError) {
        try write(change.after, to: change.path, root)
        done.append((change.path, before))
      } catch {
        // Files that were written already are put back.
        for file in done.reversed() { try? write(file.before, to: file.path, root) }
        throw .system(path: change.path, error)
      }
    }
  }

  private static func write(_ text: String?, to path: String, _ root: String) throws(SystemError) {
    guard let text else {
      // The system reads the path until its zero byte, while the call lasts.
      guard unsafe unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
      return
    }
    try makeFolder(of: path)
    try makeFolder(of: "\(root)/\(staging)/x")
    try AtomicFile.replace(path, with: text, keepsMode: true, staging: "\(root)/\(staging)")
  }

  /// Makes the folder of a file, and those around it.
  private static func makeFolder(of path: String) throws(SystemError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    if folder.isEmpty || DeskDisk.isFolder(folder) { return }
    try makeFolder(of: folder)
    // The system reads the path until its zero byte, while the call lasts.
    guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw SystemError() }
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? FileSystem.system.contents(path, 0, 4 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
