import Basics
import Glibc
import LinuxIO

/// Writes files that exist whole or not at all, and that are on disk when a call returns.
enum AtomicFile {
  /// Replaces a file. The old one stays until the last byte of the new one is on disk.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - text: its new content.
  ///   - keepsMode: whether whoever may read the old file may read the new one; else only its owner may, which is the
  ///     default. A file that is new is readable to everybody then.
  ///   - staging: a folder of the same file system in which the new one is written first. The default is beside its place.
  /// - Throws: the system's error; the old file stays then.
  static func replace(_ path: String, with text: String, keepsMode: Bool = false, staging: String? = nil)
    throws(SystemError)
  {
    // mkstemp(3) replaces the last six letters by random ones, and creates the file readable to its owner only.
    let beginning = staging.map { $0 + "/new" } ?? path
    var name = Array((beginning + "." + String(repeating: "X", count: 6)).utf8CString)
    // The name ends with a zero byte, and keeps its length.
    let file = unsafe mkstemp(&name)
    guard file >= 0 else { throw SystemError() }
    do throws(SystemError) {
      if keepsMode { keepMode(of: path, file) }
      try fill(file, text)
      // Both names end with a zero byte.
      guard unsafe rename(name, path) == 0 else { throw SystemError() }
    } catch {
      // The name ends with a zero byte.
      unsafe unlink(name)
      throw error
    }
    syncFolder(of: path)
  }

  private static func keepMode(of path: String, _ file: Int32) {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    let isThere = unsafe stat(path, &status) == 0
    fchmod(file, isThere ? status.st_mode & 0o777 : 0o644)
  }

  enum Creation { case created, exists, failed(SystemError) }

  /// Writes a new file, readable to everybody.
  static func create(_ text: String, at path: String) -> Creation {
    // The system reads the path until its zero byte, while the call lasts.
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed(SystemError()) }
    do throws(SystemError) {
      try fill(file, text)
    } catch {
      // The system reads the path until its zero byte, while the call lasts.
      unsafe unlink(path)
      return .failed(error)
    }
    syncFolder(of: path)
    return .created
  }

  /// Writes, waits for the disk, and closes.
  private static func fill(_ file: Int32, _ text: String) throws(SystemError) {
    do throws(SystemError) {
      try WriteAll.write(text.utf8, to: file)
      guard fsync(file) == 0 else { throw SystemError() }
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw SystemError() }
  }

  /// Waits until the name is on disk, too. An error is ignored, because the file itself is complete.
  static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // The system reads the path until its zero byte, while the call lasts.
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
