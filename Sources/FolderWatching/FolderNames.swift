import Glibc

/// The system calls about folders that the watcher needs.
enum FolderNames {
  /// The names in a folder; none when it cannot be read.
  ///
  /// - Throws: the system's error where it is short of a resource for now; the names are unknown then.
  static func read(_ path: String) throws(WatchError) -> [String] {
    guard let folder = opendir(path) else {
      let error = WatchError(code: errno)
      if error.isPassing { throw error }
      return []
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  static func isFolder(_ path: String) -> Bool { mode(path, lstat) == S_IFDIR }
  static func isLink(_ path: String) -> Bool { mode(path, lstat) == S_IFLNK }

  private static func mode(
    _ path: String, _ call: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> mode_t? {
    var status = stat()
    return call(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
