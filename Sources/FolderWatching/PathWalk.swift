import Glibc

/// Resolves a path as the kernel does, link by link, and reports each name with the folder in which it is looked up.
///
/// A watch on these names sees when the path begins to mean another file: a folder that is moved away and made anew, or a
/// link that is turned to another release, above the path or within it.
struct PathWalk {
  /// The most links that are followed, as in the kernel.
  private static let mostLinks = 40

  typealias Watch = (_ folder: String, _ name: String) -> Void

  private var links = 0

  /// Resolves a path.
  ///
  /// - Parameters:
  ///   - path: the path, absolute or relative.
  ///   - folder: where a relative path begins; it has no links itself.
  ///   - watch: is called for each name before it is looked up, so that no change falls between.
  /// - Returns: the path without links and `.`; nil when a part of it is missing.
  static func resolve(_ path: String, from folder: String = ".", watch: Watch) -> String? {
    var walk = PathWalk()
    return walk.resolve(path, from: folder, watch: watch)
  }

  private mutating func resolve(_ path: String, from folder: String, watch: Watch) -> String? {
    var here = path.hasPrefix("/") ? "/" : folder
    for name in path.split(separator: "/").map(String.init) where name != "." {
      guard let next = step(name, in: here, watch: watch) else { return nil }
      here = next
    }
    return here
  }

  private mutating func step(_ name: String, in folder: String, watch: Watch) -> String? {
    let path = PathWalk.join(folder, name)
    // `..` is in no folder's list of names, and needs no lookup where the folder has no links.
    if name == ".." { return path }
    watch(folder, name)
    var status = stat()
    // The call fills the one record that it is given, and keeps no pointer.
    guard unsafe lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFLNK else { return path }
    links += 1
    guard links <= PathWalk.mostLinks, let target = PathWalk.target(path) else { return nil }
    return resolve(target, from: folder, watch: watch)
  }

  private static func target(_ path: String) -> String? {
    var room = [CChar](repeating: 0, count: Int(PATH_MAX))
    // The room is as long as the count says, and lives until the call returns.
    let count = unsafe readlink(path, &room, room.count)
    guard count > 0 else { return nil }
    return String(decoding: room.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }
}
