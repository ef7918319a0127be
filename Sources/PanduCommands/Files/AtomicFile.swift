import Basics
import Glibc
import LinuxIO

/// Writes files that exist whole or not at all, and that are on disk when a call returns.
enum AtomicFile {
  /// Replaces a file by one that only its owner may read. The old one stays until the last byte of the new one is on disk.
  static func replace(_ path: String, with text: String) throws(SystemError) {
    // mkstemp(3) replaces the last six letters by random ones, and creates the file readable to its owner only.
    var name = Array((path + "." + String(repeating: "X", count: 6)).utf8CString)
    // The name ends with a zero byte, and keeps its length.
    let file = unsafe mkstemp(&name)
    guard file >= 0 else { throw SystemError() }
    do throws(SystemError) {
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
  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // The system reads the path until its zero byte, while the call lasts.
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
