import Basics
import FAQKnowledge
import Glibc

/// Tells whether files of folders have changed, without reading them.
enum FolderStamp {
  /// A number made of the names, sizes and times of all files that the loader reads.
  static func of(_ folders: [String]) -> UInt64 {
    var hash = FNV1a()
    for folder in folders { add(folder, depth: 0, to: &hash) }
    return hash.value
  }

  private static func add(_ folder: String, depth: Int, to hash: inout FNV1a) {
    guard let names = try? FileSystem.system.names(folder) else { return hash.add("?".utf8) }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var status = stat()
      // The call fills the one record that it is given, and keeps no pointer.
      guard unsafe stat(path, &status) == 0 else { continue }
      hash.add(name.utf8)
      hash.add(word: UInt64(truncatingIfNeeded: status.st_size))
      hash.add(
        word: UInt64(truncatingIfNeeded: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec))
      hash.add(word: UInt64(truncatingIfNeeded: status.st_ino))
      if status.st_mode & S_IFMT == S_IFDIR, depth == 0 { add(path, depth: 1, to: &hash) }
    }
  }

  static func modified(_ path: String) -> WallTime? {
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe stat(path, &status) == 0 else { return nil }
    return WallTime(seconds: status.st_mtim.tv_sec)
  }
}
