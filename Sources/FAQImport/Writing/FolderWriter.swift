package import Basics
import Glibc

/// Writes files into a folder, all or none: first beside their places, then into them.
package struct FolderWriter {
  private struct Staged {
    var temporary: String
    var final: String
    /// The content before, to be put back; nil where there was no file.
    var before: [UInt8]?
  }

  private var staged: [Staged] = []
  /// Folders that were made, to be removed again.
  private var made: [String] = []

  /// - Parameters:
  ///   - writes: paths in the folder, and their texts.
  ///   - folder: made if it is missing.
  /// - Throws: the path that could not be written, and why; the folder is as it was.
  package static func write(_ writes: [ImportPlan.Write], to folder: String) throws(WriteFailure) {
    if writes.isEmpty { return }
    var writer = FolderWriter()
    do throws(WriteFailure) {
      for write in writes { try writer.stage(write, in: folder) }
      try writer.commit()
    } catch {
      writer.undo()
      throw error
    }
  }

  private init() {}

  private mutating func stage(_ write: ImportPlan.Write, in folder: String) throws(WriteFailure) {
    let final = folder + "/" + write.path
    try makeFolder(
      final.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    let before = FolderWriter.content(final)
    if before != nil, !write.replaces { throw WriteFailure(path: final, error: SystemError(EEXIST)) }
    let name = final.split(separator: "/").last.map(String.init) ?? final
    let temporary = String(final.dropLast(name.count)) + ".\(name).pandu-\(getpid())"
    staged.append(Staged(temporary: temporary, final: final, before: before))
    // The system reads the path until its zero byte, while the call lasts.
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw WriteFailure(path: final, error: SystemError()) }
    defer { close(file) }
    guard FolderWriter.fill(file, Array(write.text.utf8)), fsync(file) == 0 else {
      throw WriteFailure(path: final, error: SystemError())
    }
  }

  /// Makes a folder and those around it.
  private mutating func makeFolder(_ path: String) throws(WriteFailure) {
    if path.isEmpty { return }
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    if unsafe stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return }
      throw WriteFailure(path: path, error: SystemError(ENOTDIR))
    }
    if path.contains("/") {
      try makeFolder(
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    }
    // The system reads the path until its zero byte, while the call lasts.
    guard unsafe mkdir(path, 0o755) == 0 else { throw WriteFailure(path: path, error: SystemError()) }
    made.append(path)
  }

  private mutating func commit() throws(WriteFailure) {
    for (index, file) in staged.enumerated() {
      // Both names end with a zero byte, and are read while the call lasts.
      guard unsafe rename(file.temporary, file.final) == 0 else {
        let failure = WriteFailure(path: file.final, error: SystemError())
        putBack(index)
        throw failure
      }
    }
  }

  /// Takes back the files that were written before one failed.
  private func putBack(_ count: Int) {
    for file in staged[..<count] {
      guard let before = file.before else {
        // The system reads the path until its zero byte, while the call lasts.
        unsafe unlink(file.final)
        continue
      }
      // The system reads the path until its zero byte, while the call lasts.
      let descriptor = unsafe open(file.final, O_WRONLY | O_TRUNC | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      _ = FolderWriter.fill(descriptor, before)
      close(descriptor)
    }
  }

  private func undo() {
    // The system reads each path until its zero byte, while the call lasts.
    for file in staged { unsafe unlink(file.temporary) }
    for path in made.reversed() { unsafe rmdir(path) }
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      // The bytes from `start` on lie within the array, which lives until the call returns.
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      start += count
    }
    return true
  }

  /// The bytes of a file; nil where there is none.
  private static func content(_ path: String) -> [UInt8]? {
    // The system reads the path until its zero byte, while the call lasts.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe room.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += room[..<count]
    }
  }
}

/// A file that could not be written, and why.
package struct WriteFailure: Error {
  package var path: String
  package var error: SystemError
}
