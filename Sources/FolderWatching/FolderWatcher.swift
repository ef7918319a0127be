import CLinux
import Glibc

/// Watches a folder of Markdown, the folders right below it, and every name on the way to any of them.
///
/// What is watched is found anew by ``arm()``, which is to be called before the folder is read: then each change is
/// either seen by the reading or told after it.
struct FolderWatcher<System: WatchSystem & ~Copyable>: Sendable, ~Copyable {
  private static var mostReads: Int { 64 }
  /// What a folder of the knowledge is watched for …
  private static var contents: UInt32 {
    names | bits(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)
  }
  /// … and a folder that is only passed on the way. `/tmp` may be on the way; what is written there concerns nobody.
  private static var names: UInt32 {
    bits(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
  }

  /// What is of interest in a watched folder.
  private struct Interest {
    /// Whether it holds knowledge.
    var isKnowledge = false
    /// Names that are passed on the way.
    var names: Set<String> = []
  }

  private var system: System
  private let root: String
  private var watches: [Int32: Interest] = [:]
  /// The names in a folder, as ``FolderNames/read(_:)`` gives them; tests bring their own.
  private let list: @Sendable (String) throws(WatchError) -> [String]
  /// Whether all that there is to watch was found when it was looked for last. If not, the system was short of something
  /// for the while, and it is to be looked for again.
  private(set) var isComplete = true

  init(
    _ root: String, _ system: consuming System,
    list: @escaping @Sendable (String) throws(WatchError) -> [String] = { path throws(WatchError) in
      try FolderNames.read(path)
    }
  ) {
    self.root = root
    self.list = list
    self.system = system
  }

  /// Becomes readable when there may be changes.
  var descriptor: Int32 { system.descriptor }

  /// Watches what there is to watch now, and nothing else. Gives the last reason why something could not be, if it was
  /// for want of watches; a folder on the way that may not be read goes unwatched without a word.
  mutating func arm() -> WatchError? {
    let before = watches
    watches = [:]
    isComplete = true
    var error: WatchError?
    if let folder = PathWalk.resolve(root, { pass($0, $1, &error) }) {
      knowledge(folder, isRoot: true, &error)
    }
    for watch in before.keys where watches[watch] == nil { system.remove(watch) }
    return error
  }

  /// Watches a folder of knowledge, then looks what is in it.
  private mutating func knowledge(_ folder: String, isRoot: Bool, _ error: inout WatchError?) {
    add(folder, Self.contents, &error) { $0.isKnowledge = true }
    for name in names(folder) where !name.hasPrefix(".") {
      var place = PathWalk.join(folder, name)
      if FolderNames.isLink(place) {
        guard let target = PathWalk.resolve(name, from: folder, { pass($0, $1, &error) }) else { continue }
        place = target
        if !FolderNames.isFolder(place) { file(place, &error) }
      }
      if isRoot, FolderNames.isFolder(place) { knowledge(place, isRoot: false, &error) }
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

  /// A file that a link leads to lies where nobody else may look.
  private mutating func file(_ path: String, _ error: inout WatchError?) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let (folder, name) = (String(path[..<slash]), String(path[path.index(after: slash)...]))
    add(folder.isEmpty ? "/" : folder, Self.contents, &error) { $0.names.insert(name) }
  }

  /// A folder in which a name is passed on the way.
  private mutating func pass(_ folder: String, _ name: String, _ error: inout WatchError?) {
    add(folder, Self.names, &error) { $0.names.insert(name) }
  }

  private mutating func add(
    _ folder: String, _ mask: UInt32, _ error: inout WatchError?, _ change: (inout Interest) -> Void
  ) {
    let watch = system.add(folder, mask)
    guard watch >= 0 else {
      let reason = WatchError(code: -watch)
      if reason.isExhausted { error = reason }
      return
    }
    change(&watches[watch, default: Interest()])
  }

  /// Takes all events that wait; whether one of them may have changed the knowledge.
  mutating func takeChanges() -> Bool {
    var isChanged = false
    // Where changes come faster than they are read, there is other work to be done, too.
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
      // Its number is not used again, and whoever deleted the folder was told of already.
      watches[event.watch] = nil
      return false
    }
    guard let interest = watches[event.watch] else { return false }
    if event.isOfFolder { return true }
    if interest.names.contains(event.name) { return true }
    // What is written to a file that is no knowledge, such as an editor's own, is passed over; but its coming and going
    // may be that of a folder or a link.
    return interest.isKnowledge && (event.isOfName || event.name.hasSuffix(".md"))
  }
}
