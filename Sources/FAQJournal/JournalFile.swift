import JournalRecords
import Glibc

/// The file that is written to, on the thread that writes: does what a ``CommitGroup`` says, and puts files aside.
struct JournalFile {
  /// What a call for the file came to, besides the lines.
  struct Counts: Equatable {
    var bytes = 0
    var errors = 0
    var rotations = 0
  }

  /// Milliseconds in which the signal of whoever moved a file away is expected, when the journal went over to a new file
  /// before the signal came. The default is 60,000: such tools signal at once.
  static let signalPatience = 60_000

  private let disk: JournalDisk
  private let mostBytes: Int
  private let now: @Sendable () -> JournalTime
  private var file: JournalDisk.Opened?
  /// Whether the journal itself gave the file a new name and could not open another in its place yet.
  private var isPutAside = false
  /// When the journal last went over to a new file because another program had taken the old one.
  private var followed: JournalTime?
  private(set) var counts = Counts()

  /// `mostBytes`: the size from which on a file is put aside; 0 never.
  init(_ disk: JournalDisk, mostBytes: Int, now: @escaping @Sendable () -> JournalTime) throws(JournalError) {
    self.disk = disk
    self.mostBytes = mostBytes
    self.now = now
    file = try disk.open()
    // What a kill has torn stays one line that is skipped.
    if file?.isTorn == true { _ = commit([]) }
  }

  /// Writes the lines; gives whether each is kept.
  mutating func append(_ lines: [(bytes: [UInt8], needsSync: Bool)]) -> [Bool] {
    if followName() { followed = now() }
    let length = lines.reduce(0) { $0 + $1.bytes.count }
    if mostBytes > 0, let size = file?.size, size > 0, size + length > mostBytes { rotate() }
    guard prepare() else { return lines.map { _ in false } }
    return commit(lines)
  }

  /// For a signal: opens the file anew when somebody has moved it away, else puts it aside itself.
  mutating func rotateOrReopen() {
    defer { followed = nil }
    guard let file else { return _ = prepare() }
    guard disk.place(file.descriptor) == .named else {
      _ = followName()
      return _ = prepare()
    }
    // The signal is that of whoever moved the file before: the one at hand is the new one.
    if let followed, now().milliseconds - followed.milliseconds < JournalFile.signalPatience { return }
    if file.size > 0 { rotate() }
  }

  mutating func close() {
    guard let open = file else { return }
    attempt { (disk) throws(JournalError) in try disk.sync(open.descriptor) }
    disk.close(open.descriptor)
    file = nil
  }

  /// Lets the open file go where it has its name no more, so that the one that has the name now is opened next: it was
  /// removed, replaced or moved, or its folder was made anew. Gives whether another program had taken the file.
  private mutating func followName() -> Bool {
    guard let open = file else { return false }
    switch disk.place(open.descriptor) {
    case .named:
      isPutAside = false
      return false
    case .moved where isPutAside:
      // It is found under the name that the journal gave it, so that lines may go on into it.
      reopen()
      return false
    case .moved:
      // Whoever moved it may read it now, or pack it.
      attempt { (disk) throws(JournalError) in try disk.sync(open.descriptor) }
    case .removed: break
    }
    // Closed before the next is opened: in a shortage of descriptors there is one for it.
    disk.close(open.descriptor)
    (file, isPutAside) = (nil, false)
    return true
  }

  /// Opens the file when it is not open.
  private mutating func prepare() -> Bool {
    if file != nil { return true }
    do {
      file = try disk.open()
    } catch {
      counts.errors += 1
    }
    return file != nil
  }

  private mutating func commit(_ lines: [(bytes: [UInt8], needsSync: Bool)]) -> [Bool] {
    guard var open = file else { return lines.map { _ in false } }
    var group = CommitGroup(lines, closesTorn: open.isTorn)
    carryOut(&group, open.descriptor)
    open.size += group.written
    open.isTorn = group.leavesTorn
    counts.bytes += group.written
    let isLost = isLost(open.descriptor, lines)
    if group.isDoubtful {
      disk.close(open.descriptor)
      file = nil
    } else {
      file = open
    }
    return lines.indices.map { group.isKept($0) && !isLost }
  }

  /// Whether feedback was just written into a file that has no name any more.
  ///
  /// The name was looked at before the lines were written, and is looked at again when they are on disk, because anybody
  /// may remove the file in between. So feedback counts as kept only when its file had a name after the sync; what
  /// happens to the file later cannot be prevented. A file that was moved in between has the lines under its new name.
  private func isLost(_ descriptor: Int32, _ lines: [(bytes: [UInt8], needsSync: Bool)]) -> Bool {
    lines.contains(where: \.needsSync) && disk.place(descriptor) == .removed
  }

  private mutating func carryOut(_ group: inout CommitGroup, _ descriptor: Int32) {
    while true {
      do throws(JournalError) {
        switch group.next {
        case .write(let range): group.wrote(try disk.write(descriptor, group.bytes[range]))
        case .cut(let count):
          try disk.cut(descriptor, count)
          group.succeeded()
        case .sync:
          try disk.sync(descriptor)
          group.succeeded()
        case .done: return
        }
      } catch {
        if error.code != EINTR { counts.errors += 1 }
        group.failed(error.code)
      }
    }
  }

  /// Gives the file another name and begins a new one. Should that fail, the lines go on into the old one.
  private mutating func rotate() {
    guard let open = file else { return }
    let stamp = now().stamp
    guard
      attempt({ (disk) throws(JournalError) in
        try disk.sync(open.descriptor)
        try disk.putAside(stamp)
      })
    else { return }
    // From here on the file has its new name, whether or not the folder can be synced.
    counts.rotations += 1
    isPutAside = true
    attempt { (disk) throws(JournalError) in try disk.syncFolder() }
    reopen()
  }

  /// Goes over to the file that has the name now, if it can be opened.
  private mutating func reopen() {
    do {
      let next = try disk.open()
      if let old = file { disk.close(old.descriptor) }
      file = next
      isPutAside = false
    } catch {
      counts.errors += 1
      isPutAside = true
    }
  }

  /// Whether the calls succeeded; counts one that did not.
  @discardableResult
  private mutating func attempt(_ calls: (JournalDisk) throws(JournalError) -> Void) -> Bool {
    do throws(JournalError) {
      try calls(disk)
      return true
    } catch {
      counts.errors += 1
      return false
    }
  }
}
