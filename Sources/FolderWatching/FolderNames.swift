import Glibc

/// The system calls about folders that the watcher needs.
enum FolderNames {
  /// The names in a folder; none when it cannot be read.
  ///
  /// - Throws: the system's error where it is short of a resource for now; the names are unknown then.
  static func read(_ path: String) throws(WatchError) -> [String] {
    // The system reads the path until its zero byte, while the call lasts.
    guard let folder = unsafe opendir(path) else {
      let error = WatchError(code: errno)
      if error.isPassing { throw error }
      return []
    }
    // The folder is open until here, and is closed once.
    defer { unsafe closedir(folder) }
    var names: [String] = []
    // The entry lives until the next one is read: its name is copied before.
    while let entry = unsafe readdir(folder) {
      unsafe names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  // `lstat` reads the path until its zero byte, and fills one record.
  static func isFolder(_ path: String) -> Bool { unsafe mode(path, lstat) == S_IFDIR }
  // `lstat` reads the path until its zero byte, and fills one record.
  static func isLink(_ path: String) -> Bool { unsafe mode(path, lstat) == S_IFLNK }

  private static func mode(
    _ path: String, _ call: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> mode_t? {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    return unsafe call(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
