// 1. Where the kernel has no watches left, it is told of; what is watched already is watched on.
// 2. A folder on the way that may not be looked into is nobody's trouble.
// 3. A folder whose names cannot be listed for now leaves the watching incomplete, until they can.
// 4. Events that were lost count as a change, whatever they were.

import CLinux
import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import FolderWatching

@Suite struct ScarceWatchTests {
  /// A kernel with so many watches, and events that a test thinks up.
  struct Kernel: WatchSystem {
    var descriptor: Int32 { -1 }
    var watches: [String]
    var refusal: Int32
    var events: [WatchEvent] = []

    func add(_ folder: String, _ mask: UInt32) -> Int32 {
      watches.firstIndex(of: folder).map { Int32($0) } ?? -refusal
    }
    func remove(_ watch: Int32) {}
    mutating func read() -> [WatchEvent] {
      defer { events = [] }
      return events
    }
  }

  @Test(arguments: [(ENOSPC, true), (EMFILE, true), (EACCES, false), (ENOENT, false)])
  func `what is refused`(code: Int32, isTold: Bool) throws {
    let folder = try TemporaryFolder(["login/a.md": "a"])
    var watcher = FolderWatcher(
      [folder.path],
      Kernel(
        watches: [folder.path], refusal: code,
        events: [WatchEvent(watch: 0, mask: UInt32(IN_CLOSE_WRITE), name: "basis.md")]))
    let error = watcher.arm()
    #expect(error == (isTold ? WatchError(code: code) : nil))
    let isChanged = watcher.takeChanges()
    #expect(isChanged)
    let isChangedAgain = watcher.takeChanges()
    #expect(!isChangedAgain)
  }

  @Test(arguments: [EMFILE, ENFILE, ENOMEM, EINTR, ESTALE])
  func `names that cannot be listed for now`(code: Int32) throws {
    let folder = try TemporaryFolder(["login/a.md": "a"])
    let isShort = Mutex(true)
    var watcher = FolderWatcher(
      [folder.path], Kernel(watches: [folder.path, folder.path + "/login"], refusal: ENOENT),
      list: { path throws(WatchError) in
        if isShort.withLock({ $0 }), path.hasSuffix("/login") { throw WatchError(code: code) }
        return try FolderNames.read(path)
      })
    var error = watcher.arm()
    var isComplete = watcher.isComplete
    #expect(error == nil && !isComplete)
    isShort.withLock { $0 = false }
    error = watcher.arm()
    isComplete = watcher.isComplete
    #expect(error == nil && isComplete)
  }

  @Test func `lost events`() {
    let lost = WatchEvent(watch: -1, mask: UInt32(IN_Q_OVERFLOW), name: "")
    var watcher = FolderWatcher(["/nowhere"], Kernel(watches: [], refusal: ENOENT, events: [lost]))
    let error = watcher.arm()
    #expect(error == nil)
    let isChanged = watcher.takeChanges()
    #expect(isChanged)
    let isChangedAgain = watcher.takeChanges()
    #expect(!isChangedAgain)
  }

  @Test func `the kernel loses events and says so`() throws {
    // Of other files than Markdown nothing but their coming and going counts: it is the loss that is noticed.
    let folder = try TemporaryFolder(["x0.txt": "", "x1.txt": ""])
    var watched = try Watched(folder.path)
    let text = try #require(
      try? String(contentsOf: URL(filePath: "/proc/sys/fs/inotify/max_queued_events"), encoding: .utf8))
    let most = try #require(Int(text.filter(\.isNumber)))
    // Each adds an event to the queue, and none is like the one before it.
    for number in 0...min(most, 200_000) { try folder.write("x\(number % 2).txt", "") }
    let isNoticed = watched.noticesChange()
    #expect(isNoticed)
  }
}
