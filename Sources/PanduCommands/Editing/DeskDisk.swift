import Basics
import FAQEditor
import FAQKnowledge
import FAQReport
import Glibc

/// The desk's store on disk.
enum DeskDisk {
  static func store(
    _ folders: [String], journal: String?, clock: @escaping @Sendable () -> WallTime
  ) -> DeskStore {
    let journal = JournalShelf(journal)
    let git = GitStatus(folders)
    var store = DeskStore(
      folders: folders, system: .system, stamp: { FolderStamp.of(folders) },
      modified: { FolderStamp.modified($0) },
      apply: { changes throws(StoreError) in try DeskWriter().apply(changes, folders) },
      uncommitted: { git.files() }, journal: { journal.records() }, bits: bits, clock: clock)
    store.grouping = { TextGroups.of($0, analyzer: $1, wordings: $2) }
    return store
  }

  /// Random bits of the system.
  @Sendable static func bits(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  static func isFolder(_ path: String) -> Bool { (try? FileSystem.system.kind(path)) == .folder }

  /// Makes the changes that a desk which was killed had begun, and removes what it left half written. What cannot be
  /// written now is tried again at the next change, which says why.
  static func recover(_ folders: [String]) {
    for folder in folders {
      // A folder that no desk has changed gets no lock.
      if (try? FileSystem.system.kind(folder + "/" + ChangeLog.name)) != nil {
        DeskLock.holding(folder) { try? DeskWriter().finish(folder) }
      }
      let staging = folder + "/" + DeskWriter.staging
      guard isFolder(staging) else { continue }
      DeskLock.holding(folder) {
        for name in (try? FileSystem.system.names(staging)) ?? [] {
          // The system reads the path until its zero byte, while the call lasts.
          unsafe unlink(staging + "/" + name)
        }
      }
    }
  }
}
