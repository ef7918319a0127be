import FAQJournal
import Glibc
import JournalRecords
import Synchronization
import TestSupport

/// Files in memory, with faults that a test sets.
final class MemoryDisk: Sendable {
  struct State {
    /// By name; `journal` is the one that is written to.
    var files: [String: [UInt8]] = [:]
    /// How much of each file is on disk for good.
    var synced: [String: Int] = [:]
    /// Open files: what they were called when they were opened or put aside, and whether they still are.
    var open: [Int32: String] = [:]
    var nextDescriptor: Int32 = 100
    var room = Int.max
    var refusals: [JournalError.Call: Int32] = [:]
    /// What the system says when there is no room.
    var noRoom = ENOSPC
    /// Whether the names of the folder cannot be synced.
    var refusesFolderSync = false
    /// Called once, when lines were written and before they are synced.
    var beforeSync: (@Sendable () -> Void)?
    /// While this is so, no sync comes to its end.
    var holdsSync = false
    var syncsBegun = 0
  }

  let state = Mutex(State())

  static let name = "journal"

  init(_ content: String? = nil) {
    if let content { state.withLock { $0.files[MemoryDisk.name] = Array(content.utf8) } }
  }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

  func text(_ name: String = MemoryDisk.name) -> String? {
    state.withLock { $0.files[name].map { String(decoding: $0, as: UTF8.self) } }
  }

  /// What a file without a name is called here.
  private static let nameless = "/"

  /// Removes the file, as another program does.
  func remove() {
    move(to: "\(MemoryDisk.nameless)\(state.withLock { $0.nextDescriptor })")
  }

  /// Puts another file in its place.
  func replace(with content: String) {
    remove()
    state.withLock { $0.files[MemoryDisk.name] = Array(content.utf8) }
  }

  /// Moves the file away, as another program does.
  func move(to name: String) {
    state.withLock { state in
      state.files[name] = state.files.removeValue(forKey: MemoryDisk.name)
      state.synced[name] = state.synced.removeValue(forKey: MemoryDisk.name)
      for (number, open) in state.open where open == MemoryDisk.name { state.open[number] = name }
    }
  }

  var disk: JournalDisk {
    JournalDisk(
      open: { () throws(JournalError) in try self.open() },
      write: { (number, bytes) throws(JournalError) in try self.write(number, bytes) },
      sync: { (number) throws(JournalError) in try self.sync(number) },
      cut: { (number, count) throws(JournalError) in try self.cut(number, count) },
      place: { number in
        switch self.state.withLock({ $0.open[number] }) {
        case MemoryDisk.name?: .named
        case let name? where !name.hasPrefix(MemoryDisk.nameless): .moved
        case _?, nil: .removed
        }
      },
      putAside: { (stamp) throws(JournalError) in
        try self.check(.rename)
        self.move(to: "\(MemoryDisk.name).\(stamp)")
      },
      syncFolder: { () throws(JournalError) in
        if self.state.withLock({ $0.refusesFolderSync }) { throw JournalError(.open, EMFILE) }
      },
      close: { number in self.state.withLock { $0.open[number] = nil } })
  }

  private func check(_ call: JournalError.Call) throws(JournalError) {
    if let code = state.withLock({ $0.refusals[call] }) { throw JournalError(call, code) }
  }

  private func open() throws(JournalError) -> JournalDisk.Opened {
    try check(.open)
    return state.withLock { state in
      let bytes = state.files[MemoryDisk.name] ?? []
      state.files[MemoryDisk.name] = bytes
      state.nextDescriptor += 1
      state.open[state.nextDescriptor] = MemoryDisk.name
      return .init(
        descriptor: state.nextDescriptor, size: bytes.count, isTorn: bytes.last.map { $0 != 0x0A } ?? false)
    }
  }

  private func write(_ number: Int32, _ bytes: ArraySlice<UInt8>) throws(JournalError) -> Int {
    try check(.write)
    let count = state.withLock { state -> Int in
      guard let name = state.open[number] else { return -1 }
      let used = state.files.values.reduce(0) { $0 + $1.count }
      let count = min(bytes.count, state.room - used)
      state.files[name, default: []] += bytes.prefix(max(0, count))
      return max(0, count)
    }
    if count < 0 { throw JournalError(.write, EBADF) }
    if count == 0, !bytes.isEmpty { throw JournalError(.write, state.withLock { $0.noRoom }) }
    return count
  }

  private func sync(_ number: Int32) throws(JournalError) {
    let before = state.withLock { state in
      state.syncsBegun += 1
      defer { state.beforeSync = nil }
      return state.beforeSync
    }
    before?()
    _ = eventually { !state.withLock { $0.holdsSync } }
    try check(.sync)
    state.withLock { state in
      guard let name = state.open[number] else { return }
      state.synced[name] = state.files[name]?.count
    }
  }

  private func cut(_ number: Int32, _ count: Int) throws(JournalError) {
    try check(.cut)
    state.withLock { state in
      guard let name = state.open[number] else { return }
      state.files[name]?.removeLast(count)
    }
  }
}
