import Basics
import FAQEditor
import FAQKnowledge
import Glibc

/// Makes the changes of a desk: all or none, each file whole or not at all, whenever the machine stops.
struct DeskWriter {
  /// Files are written here first, below a knowledge folder: what a crash leaves lies where nobody reads.
  static let staging = ".pandu/tmp"

  /// Writes a file below a knowledge folder, or removes it when there is no text. The default is the disk; a test brings
  /// one that stops.
  var write: (_ text: String?, _ path: String, _ root: String) throws(SystemError) -> Void = DeskWriter.toDisk

  /// Makes all changes or none.
  ///
  /// - Parameters:
  ///   - changes: files of one of the folders.
  ///   - folders: the knowledge folders.
  /// - Throws: the file that is another one than was expected, or what the system says. Nothing has changed then.
  func apply(_ changes: [FileChange], _ folders: [String]) throws(StoreError) {
    // Longest first: a knowledge folder may lie in another one.
    let roots = folders.sorted { $0.utf8.count > $1.utf8.count }
    guard let root = roots.first(where: { root in changes.first?.path.hasPrefix(root + "/") == true }) else {
      return
    }
    try DeskLock.holding(root) { () throws(StoreError) in
      try finish(root)
      try change(changes, root)
    }
  }

  private func change(_ changes: [FileChange], _ root: String) throws(StoreError) {
    for change in changes {
      if case .text(let wanted) = change.before, text(change.path) != wanted {
        throw .changed(path: change.path)
      }
    }
    let files = changes.map { change in
      ChangedFile(
        name: String(change.path.dropFirst(root.count + 1)), before: text(change.path), after: change.after)
    }
    let log = "\(root)/\(ChangeLog.name)"
    if files.count > 1 { try write(ChangeLog(files: files).text, log, in: root) }
    var done: [ChangedFile] = []
    for file in files {
      do throws(StoreError) {
        try write(file.after, "\(root)/\(file.name)", in: root)
        done.append(file)
      } catch {
        // Files that were written already are put back.
        for file in done.reversed() { try? write(file.before, "\(root)/\(file.name)", root) }
        try? write(nil, log, root)
        throw error
      }
    }
    // The changes are made, whatever becomes of the log: what it says is true already.
    if files.count > 1 { try? write(nil, log, root) }
  }

  /// Makes the rest of the changes that a desk which was killed had begun. A file that somebody has changed since stays as
  /// it is. The lock is held by the caller, so that no desk is in the middle of its changes.
  ///
  /// - Throws: what the system says; the log stays then, and the next change tries again.
  func finish(_ root: String) throws(StoreError) {
    let log = "\(root)/\(ChangeLog.name)"
    guard let begun = text(log) else { return }
    for file in ChangeLog(begun)?.files ?? [] {
      let path = "\(root)/\(file.name)"
      if text(path) == file.before { try write(file.after, path, in: root) }
    }
    try write(nil, log, in: root)
  }

  private func write(_ text: String?, _ path: String, in root: String) throws(StoreError) {
    do throws(SystemError) { try write(text, path, root) } catch { throw .system(path: path, error) }
  }

  /// Returns when the file, or its absence, is on disk.
  private static func toDisk(_ text: String?, _ path: String, _ root: String) throws(SystemError) {
    guard let text else {
      // The system reads the path until its zero byte, while the call lasts.
      guard unsafe unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
      return AtomicFile.syncFolder(of: path)
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

  /// Largest file that is read, in bytes: a log that holds the largest import several times, before and after.
  private static let largest = 64 << 20

  private func text(_ path: String) -> String? {
    guard let bytes = try? FileSystem.system.contents(path, 0, DeskWriter.largest) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
