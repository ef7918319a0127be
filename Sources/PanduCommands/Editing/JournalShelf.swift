import Basics
import Glibc
import JournalRecords
import Synchronization

/// The records of a journal, read again when the file has grown.
final class JournalShelf: Sendable {
  /// Most bytes that are read, from the end of the file: some 200,000 questions.
  private static let most = 64 << 20

  private struct Kept {
    var size: Int
    var records: [JournalRecord]
  }

  private let path: String?
  private let kept = Mutex(Kept(size: -1, records: []))

  init(_ path: String?) { self.path = path }

  func records() -> [JournalRecord] {
    guard let path else { return [] }
    // The system reads the path until its zero byte, while the call lasts.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    guard size > 0 else { return [] }
    return kept.withLock { kept in
      if kept.size != size { kept = Kept(size: size, records: JournalShelf.read(file, size)) }
      return kept.records
    }
  }

  private static func read(_ file: Int32, _ size: Int) -> [JournalRecord] {
    let start = max(0, size - most)
    lseek(file, off_t(start), SEEK_SET)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size - start)
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < size - start {
      // The room is as long as the count says, and lives until the call returns.
      let count = unsafe room.withUnsafeMutableBytes { unsafe Glibc.read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += room[..<count]
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    // The first line may begin in its middle.
    if start > 0, !lines.isEmpty { lines.removeFirst() }
    return lines.compactMap { try? JournalRecord(line: Array($0)) }
  }
}
