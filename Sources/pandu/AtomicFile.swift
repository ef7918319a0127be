import Glibc

/// Files that are there whole or not at all.
enum AtomicFile {
  /// Writes a file that only its owner may read, in place of one that is there; whether that went well. Until the last
  /// byte is written, the old one stays.
  static func write(_ text: String, to path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return false }
    // mkstemp(3) puts letters of its own in place of the last six.
    var name = Array((path + "." + String(repeating: "X", count: 6)).utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return false }
    guard fill(file, text), rename(name, path) == 0 else {
      unlink(name)
      return false
    }
    return true
  }

  enum Creation { case created, exists, failed }

  /// Writes a file that is not there yet, for all to read who may.
  static func create(_ text: String, at path: String) -> Creation {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed }
    guard fill(file, text) else {
      unlink(path)
      return .failed
    }
    return .created
  }

  /// Writes and closes.
  private static func fill(_ file: Int32, _ text: String) -> Bool {
    var isWhole = true
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, isWhole {
      let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      isWhole = written > 0
      if isWhole { rest = rest.dropFirst(written) }
    }
    return close(file) == 0 && isWhole
  }
}
