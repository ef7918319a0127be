import Glibc
import Testing

@testable import FolderWatching

/// A watcher at work, whose owner waits for what it notices.
struct Watched: ~Copyable {
  /// Milliseconds after which a change that was not noticed never is.
  static let patience: Int32 = 20_000

  private var watcher: FolderWatcher<Inotify>

  init(_ path: String) throws {
    watcher = FolderWatcher([path], try Inotify())
    let error = watcher.arm()
    #expect(error == nil)
  }

  /// Whether a change is noticed; if so, watches anew as the loop does before the folder is read.
  mutating func noticesChange() -> Bool {
    while waits(Watched.patience) {
      guard watcher.takeChanges() else { continue }
      let error = watcher.arm()
      #expect(error == nil)
      // What the same change told besides.
      _ = watcher.takeChanges()
      return true
    }
    return false
  }

  /// Whether nothing of what has happened so far is a change: the kernel tells of it before the call that did it returns.
  mutating func noticesNothing() -> Bool { !watcher.takeChanges() }

  private func waits(_ milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, milliseconds) > 0
  }
}
