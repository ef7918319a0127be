import CLinux
import Glibc

/// Watches folders of Markdown, the folders right below them, and every name on the way to any of them.
///
/// ``arm()`` renews the watches. Call it before the folder is read, so that each change is either seen by the reading or
/// reported after it.
struct FolderWatcher<System: WatchSystem & ~Copyable>: Sendable, ~Copyable {
  private static var mostReads: Int { 64 }
  /// Events of a folder of the knowledge.
  private static var contents: UInt32 {
    names | bits(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)
  }
  /// Events of a folder on the way to the knowledge. Writes to files are not among them, because `/tmp` may be such a
  /// folder.
  private static var names: UInt32 {
    bits(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
  }

  /// The reason why a folder is watched.
  private struct Interest {
    /// Whether it holds knowledge.
    var isKnowledge = false
    /// Names in it that lie on the way.
    var names: Set<String> = []
  }

  private var system: System
  private let roots: [String]
  private var watches: [Int32: Interest] = [:]
  /// The names in a folder, as ``FolderNames/read(_:)`` gives them; tests bring their own.
  private let list: @Sendable (String) throws(WatchError) -> [String]
  /// Whether the last ``arm()`` could list all folders. If not, the system was short of something for now, and it must be
  /// called again.
  private(set) var isComplete = true

  init(
    _ roots: [String], _ system: consuming System,
    list: @escaping @Sendable (String) throws(WatchError) -> [String] = { path throws(WatchError) in
      try FolderNames.read(path)
    }
  ) {
    self.roots = roots
    self.list = list
    self.system = system
  }

  /// Becomes readable when there may be changes.
  var descriptor: Int32 { system.descriptor }

  /// Watches the folders that lie on the way now, and no others.
  ///
  /// - Returns: the last error, if the system has no watches left. A folder that may not be read is left out silently.
  mutating func arm() -> WatchError? {
    let before = watches
    watches = [:]
    isComplete = true
    var error: WatchError?
    for root in roots {
      guard let folder = PathWalk.resolve(root, watch: { pass($0, $1, error: &error) }) else { continue }
      knowledge(folder, isRoot: true, error: &error)
    }
    for watch in before.keys where watches[watch] == nil { system.remove(watch) }
    return error
  }

  /// Watches a folder of knowledge, then lists it, so that no change falls between.
  private mutating func knowledge(_ folder: String, isRoot: Bool, error: inout WatchError?) {
    add(folder, Self.contents, error: &error) { $0.isKnowledge = true }
    for name in names(folder) where !name.hasPrefix(".") {
      var place = PathWalk.join(folder, name)
      if FolderNames.isLink(place) {
        let target = PathWalk.resolve(name, from: folder, watch: { pass($0, $1, error: &error) })
        guard let target else { continue }
        place = target
        if !FolderNames.isFolder(place) { file(place, &error) }
      }
      if isRoot, FolderNames.isFolder(place) { knowledge(place, isRoot: false, error: &error) }
    }
  }

  private mutating func names(_ folder: String) -> [String] {
    do {
      return try list(folder)
    } catch {
      isComplete = false
      return []
    }
  }

  /// Watches the folder of a file that a link leads to.
  private mutating func file(_ path: String, _ error: inout WatchError?) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let (folder, name) = (String(path[..<slash]), String(path[path.index(after: slash)...]))
    add(folder.isEmpty ? "/" : folder, Self.contents, error: &error) { $0.names.insert(name) }
  }

  /// Watches a folder for a name that lies on the way.
  private mutating func pass(_ folder: String, _ name: String, error: inout WatchError?) {
    add(folder, Self.names, error: &error) { $0.names.insert(name) }
  }

  private mutating func add(
    _ folder: String, _ mask: UInt32, error: inout WatchError?, _ change: (inout Interest) -> Void
  ) {
    let watch = system.add(folder, mask)
    guard watch >= 0 else {
      let reason = WatchError(code: -watch)
      if reason.isExhausted { error = reason }
      return
    }
    change(&watches[watch, default: Interest()])
  }

  /// Takes all events that wait.
  ///
  /// - Returns: whether one of them may have changed the knowledge.
  mutating func takeChanges() -> Bool {
    var isChanged = false
    // Bounded, because changes may come faster than they are read.
    for _ in 0..<Self.mostReads {
      let events = system.read()
      if events.isEmpty { break }
      for event in events where take(event) { isChanged = true }
    }
    return isChanged
  }

  private mutating func take(_ event: WatchEvent) -> Bool {
    if event.isOverflow { return true }
    if event.isEndOfWatch {
      // The kernel does not reuse the number, and the deletion itself was an event of its own.
      watches[event.watch] = nil
      return false
    }
    guard let interest = watches[event.watch] else { return false }
    if event.isOfFolder { return true }
    if interest.names.contains(event.name) { return true }
    // Writes to other files, such as an editor's own, are ignored. Names that come and go may be folders or links.
    return interest.isKnowledge && (event.isOfName || event.name.hasSuffix(".md"))
  }
}
