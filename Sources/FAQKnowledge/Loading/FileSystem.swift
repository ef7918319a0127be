import Glibc

/// The few questions that a folder of files is asked, put to the system itself. `FileManager` also looks up the owner
/// of each file by name, which takes longer than reading all of them.
package enum FileSystem {
  enum Kind: Sendable, Equatable {
    case folder
    case file(bytes: Int)
    /// A pipe, a device, a socket: something that could be read without end.
    case other
  }

  /// What stands at a path, links followed; nil when there is nothing, or a link leads nowhere or in a circle.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(bytes: Int(status.st_size))
    default: return .other
    }
  }

  /// The names in a folder, sorted by their bytes; nil when it cannot be read.
  static func names(_ path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file; nil when it cannot be read.
  ///
  /// `size`: how many to make room for; more are read too. The default is 0: it is asked for.
  package static func contents(_ path: String, size: Int = 0) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var size = size
    // A pipe tells no size.
    if size == 0 { size = if case .file(let count)? = kind(path) { count } else { 65_536 } }
    var bytes: [UInt8] = []
    var isRead = false
    while !isRead {
      let room = bytes.count < size ? size - bytes.count + 1 : 65_536
      var failed = false
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, room)
        failed = got < 0 && errno != EINTR
        isRead = got == 0
        count = max(got, 0)
      }
      if failed { return nil }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }
}
