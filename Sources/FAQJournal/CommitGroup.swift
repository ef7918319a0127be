import Glibc

/// Lines that are written to the file together. It is a state machine without system calls: ``next`` names the next call,
/// and the caller reports how it went.
///
/// A line counts as written once its newline is in the file. When a write ends in the middle of a line, the piece is cut off
/// again. Where cutting fails, the next group begins with a newline, so that a reader skips one torn line only.
package struct CommitGroup: Sendable {
  package enum Action: Sendable, Equatable {
    /// Append this range of ``bytes`` to the file.
    case write(Range<Int>)
    /// Cut this number of bytes off the end of the file.
    case cut(Int)
    /// Wait until the file is on disk.
    case sync
    case done
  }

  private enum Step { case writing, cutting, syncing, done }

  package let bytes: [UInt8]
  /// The end of each line in ``bytes``.
  private let ends: [Int]
  private let needsSync: [Bool]
  /// The length of the newline that closes an earlier torn line: 0 or 1.
  private let lead: Int
  private var step = Step.writing
  package private(set) var written = 0
  private var isUnsynced = false
  /// Whether a part of a line stays at the end of the file.
  package private(set) var leavesTorn = false
  /// The first error.
  package private(set) var failure: Int32?

  /// - Parameters:
  ///   - lines: the lines with their newlines, and whether each must be on disk before it counts as written.
  ///   - closesTorn: whether the file ends with a torn line, which gets its newline first.
  package init(_ lines: [(bytes: [UInt8], needsSync: Bool)], closesTorn: Bool = false) {
    var bytes: [UInt8] = closesTorn ? [UInt8(ascii: "\n")] : []
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
  /// The end of the last line that is in the file with its newline.
  private var whole: Int { ends.last { $0 <= written } ?? min(written, lead) }

  /// Reports that the write of ``next`` wrote so many bytes.
  package mutating func wrote(_ count: Int) {
    guard count > 0 else { return failed(EIO) }
    written += count
    leavesTorn = false
    if written == bytes.count { settle() }
  }

  /// Reports that the call of ``next`` failed. An interrupted call is repeated.
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

  /// Reports that the cut or the sync of ``next`` succeeded.
  package mutating func succeeded() {
    switch step {
    case .cutting:
      written = whole
      settle()
    case .syncing: step = .done
    case .writing, .done: break
    }
  }

  /// Ends the writing. A sync follows only where a line needs it, because it occupies the disk.
  private mutating func settle() {
    step = needsSync.prefix(wholeLines).contains(true) ? .syncing : .done
  }

  /// Whether the line is in the file, and on disk where it must be.
  package func isKept(_ line: Int) -> Bool { line < wholeLines && !(isUnsynced && needsSync[line]) }

  /// Whether the content of the disk is unknown after a failed sync, so that the file must be opened anew.
  package var isDoubtful: Bool { isUnsynced }
}
