import Glibc

/// Lines on their way to the file together: a value that is told how each call to the system went, and says what is next.
///
/// Written is what ends with its newline in the file. When a write comes to its end in the middle of a line, that piece is
/// cut off again; where it cannot be, the next group begins with a newline, and a reader skips one torn line.
package struct CommitGroup: Sendable {
  package enum Action: Sendable, Equatable {
    /// Write these bytes of ``bytes`` behind what is in the file.
    case write(Range<Int>)
    /// Cut so many bytes off the end of the file.
    case cut(Int)
    /// See to it that all of it outlives the system.
    case sync
    case done
  }

  private enum Step { case writing, cutting, syncing, done }

  package let bytes: [UInt8]
  /// Where each line ends in ``bytes``.
  private let ends: [Int]
  private let needsSync: [Bool]
  /// Bytes of a newline that closes a torn line of before, 0 or 1.
  private let lead: Int
  private var step = Step.writing
  package private(set) var written = 0
  private var isUnsynced = false
  /// Whether a piece of a line stays at the end of the file.
  package private(set) var leavesTorn = false
  /// The first error that was met.
  package private(set) var failure: Int32?

  /// `lines`: with their newlines, and whether each must be on disk before it counts as written. `closesTorn`: whether the
  /// file ends in a torn line.
  package init(_ lines: [(bytes: [UInt8], needsSync: Bool)], closesTorn: Bool = false) {
    var bytes: [UInt8] = closesTorn ? [0x0A] : []
    lead = bytes.count
    var ends: [Int] = []
    for line in lines {
      bytes += line.bytes
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
    needsSync = lines.map(\.needsSync)
    leavesTorn = closesTorn
    if bytes.isEmpty { step = .done }
  }

  package var next: Action {
    switch step {
    case .writing: .write(written..<bytes.count)
    case .cutting: .cut(written - whole)
    case .syncing: .sync
    case .done: .done
    }
  }

  /// Lines that are in the file with their newline.
  private var wholeLines: Int { ends.prefix { $0 <= written }.count }
  /// Where the last of them ends.
  private var whole: Int { ends.last { $0 <= written } ?? min(written, lead) }

  /// So many bytes were written.
  package mutating func wrote(_ count: Int) {
    guard count > 0 else { return failed(EIO) }
    written += count
    leavesTorn = false
    if written == bytes.count { settle() }
  }

  /// The call of ``next`` failed. An interrupted one is made again.
  package mutating func failed(_ error: Int32) {
    guard error != EINTR else { return }
    failure = failure ?? error
    switch step {
    case .writing where written > whole: step = .cutting
    case .writing: settle()
    case .cutting:
      leavesTorn = true
      settle()
    case .syncing:
      isUnsynced = true
      step = .done
    case .done: break
    }
  }

  /// The call of ``next`` that is no write succeeded.
  package mutating func succeeded() {
    switch step {
    case .cutting:
      written = whole
      settle()
    case .syncing: step = .done
    case .writing, .done: break
    }
  }

  /// Only what somebody waits for is worth the disk's time.
  private mutating func settle() {
    step = needsSync.prefix(wholeLines).contains(true) ? .syncing : .done
  }

  /// Whether the line is in the file, and on disk where it must be.
  package func isKept(_ line: Int) -> Bool { line < wholeLines && !(isUnsynced && needsSync[line]) }

  /// Whether what the disk holds is not known any more: the file must be looked at anew.
  package var isDoubtful: Bool { isUnsynced }
}
