import Basics
import FAQEditor
import FAQKnowledge
import Glibc
import JournalRecords
import Synchronization

/// A disk in memory, on which a desk of a test works.
final class MemoryDisk: Sendable {
  static let root = "/kantor"

  private struct Held {
    var files: [String: String]
    var stamp: UInt64 = 0
    /// The next writes fail with this code.
    var failure: Int32?
    var records: [JournalRecord] = []
    var applied: [[FileChange]] = []
  }

  private let held: Mutex<Held>
  private let seed = Mutex<UInt8>(0)

  /// - Parameter files: texts by their names below the folder.
  init(_ files: [String: String]) {
    held = Mutex(
      Held(files: Dictionary(uniqueKeysWithValues: files.map { ("\(MemoryDisk.root)/\($0)", $1) })))
  }

  subscript(name: String) -> String? {
    get { held.withLock { $0.files["\(MemoryDisk.root)/\(name)"] } }
    set {
      held.withLock { held in
        held.files["\(MemoryDisk.root)/\(name)"] = newValue
        held.stamp += 1
      }
    }
  }

  var names: [String] {
    held.withLock { $0.files.keys.map { String($0.dropFirst(MemoryDisk.root.count + 1)) }.sorted() }
  }

  /// The changes that the desk has made, in the order in which it asked for them.
  var applied: [[FileChange]] { held.withLock(\.applied) }

  /// From now on nothing can be written.
  func makeReadOnly() { held.withLock { $0.failure = EROFS } }

  func add(_ record: JournalRecord) { held.withLock { $0.records.append(record) } }

  /// `folders`: knowledge folders below the root, each over those before it; none for the root itself.
  func store(at now: WallTime, folders: [String] = []) -> DeskStore {
    DeskStore(
      folders: folders.isEmpty ? [MemoryDisk.root] : folders.map { "\(MemoryDisk.root)/\($0)" },
      system: system, stamp: { self.held.withLock(\.stamp) },
      modified: { _ in WallTime(seconds: 1_700_000_000) },
      apply: { changes throws(StoreError) in try self.apply(changes) }, uncommitted: { nil },
      journal: { self.held.withLock(\.records) },
      // Each call gives other bytes, and every run the same ones.
      bits: { count in
        let first = self.seed.withLock { seed in
          seed &+= 17
          return seed
        }
        return (0..<count).map { first &+ UInt8($0) }
      }, clock: { now })
  }

  private func apply(_ changes: [FileChange]) throws(StoreError) {
    let error: StoreError? = held.withLock { held in
      for change in changes {
        if case .text(let text) = change.before, held.files[change.path] != text {
          return .changed(path: change.path)
        }
      }
      if let code = held.failure { return .system(path: changes[0].path, SystemError(code)) }
      for change in changes { held.files[change.path] = change.after }
      held.stamp += 1
      held.applied.append(changes)
      return nil
    }
    if let error { throw error }
  }

  private var system: FileSystem {
    FileSystem(
      kind: { path throws(FileError) in
        let files = self.held.withLock(\.files)
        if let text = files[path] { return .file(bytes: text.utf8.count) }
        if path == MemoryDisk.root || files.keys.contains(where: { $0.hasPrefix(path + "/") }) {
          return .folder
        }
        throw .system(ENOENT)
      },
      names: { path throws(FileError) in
        let below = self.held.withLock(\.files).keys.filter { $0.hasPrefix(path + "/") }
        if below.isEmpty, path != MemoryDisk.root { throw .system(ENOENT) }
        return Set(below.map { String($0.dropFirst(path.count + 1).prefix { $0 != "/" }) }).sorted()
      },
      contents: { path, _, limit throws(FileError) in
        guard let text = self.held.withLock({ $0.files[path] }) else { throw .system(ENOENT) }
        guard text.utf8.count <= limit else { throw .tooLarge(limit: limit) }
        return Array(text.utf8)
      })
  }
}
