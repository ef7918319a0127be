import Glibc

/// The few questions that a folder of files is asked. Tests bring a system of their own that refuses what they like.
package struct FileSystem: Sendable {
  package enum Kind: Sendable, Equatable {
    case folder
    case file(bytes: Int)
    /// A pipe, a device, a socket: something that could be read without end.
    case other
  }

  /// The kind of the file at a path, links followed. Throws ENOENT where there is none, and ELOOP where links form a
  /// circle.
  package var kind: @Sendable (_ path: String) throws(FileError) -> Kind
  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  package var names: @Sendable (_ path: String) throws(FileError) -> [String]
  /// The bytes of a plain file.
  ///
  /// `size`: how many to make room for. `limit`: the most that are read.
  package var contents: @Sendable (_ path: String, _ size: Int, _ limit: Int) throws(FileError) -> [UInt8]

  package init(
    kind: @escaping @Sendable (String) throws(FileError) -> Kind,
    names: @escaping @Sendable (String) throws(FileError) -> [String],
    contents: @escaping @Sendable (String, Int, Int) throws(FileError) -> [UInt8]
  ) {
    (self.kind, self.names, self.contents) = (kind, names, contents)
  }

  /// The questions put to the system itself. `FileManager` also looks up the owner of each file by name, which takes
  /// longer than reading all of them.
  package static let system = FileSystem(
    kind: { path throws(FileError) in try systemKind(path) },
    names: { path throws(FileError) in try systemNames(path) },
    contents: { path, size, limit throws(FileError) in try FileReader.plain(path, size: size, limit: limit) })

  private static func systemKind(_ path: String) throws(FileError) -> Kind {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe stat(path, &status) == 0 else { throw .system(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(bytes: Int(status.st_size))
    default: return .other
    }
  }

  private static func systemNames(_ path: String) throws(FileError) -> [String] {
    // The system reads the path until its zero byte, while the call lasts.
    guard let folder = unsafe opendir(path) else { throw .system(errno) }
    // The folder is open until here, and is closed once.
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      // The entry lives until the next one is read: its name is copied before.
      guard let entry = unsafe readdir(folder) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    // A folder that ends in the middle is not taken for a smaller one.
    guard errno == 0 else { throw .system(errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
