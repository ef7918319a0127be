import Basics
import JournalRecords

/// Reads journals, one after the other, into a tally. Lines that are no records are counted apart.
package struct JournalReading: Sendable {
  package private(set) var tally: JournalTally
  package private(set) var skipped = SkippedLines()

  package init(_ tally: JournalTally) { self.tally = tally }

  /// Reads a whole journal.
  ///
  /// - Parameters:
  ///   - file: the open journal.
  ///   - name: names the journal where lines of it are reported.
  ///   - progress: is called after each read with the number of bytes.
  /// - Throws: the error of a read.
  package mutating func take(
    _ file: borrowing JournalSource, named name: String, progress: (Int) -> Void = { _ in }
  ) throws(JournalSource.Unreadable) {
    // The room is passed on as it came, and used within the closure only.
    try unsafe take(named: name) { room throws(JournalSource.Unreadable) in
      let count = try unsafe file.read(into: room)
      progress(count)
      return count
    }
  }

  /// Reads lines from anywhere.
  ///
  /// - Parameters:
  ///   - name: names the journal where lines of it are reported.
  ///   - reader: cuts the bytes into lines.
  ///   - fill: reads bytes, as for ``LineReader/next(_:)``.
  /// - Throws: the error of `fill`.
  package mutating func take<Failure: Error>(
    named name: String, reader: LineReader = LineReader(),
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    var reader = reader
    // The reader's room is passed on, and used within the call only.
    while let line = try unsafe reader.next(fill) {
      if line.isTooLong {
        skipped.add(.tooLong, line, file: name)
      } else {
        take(line, Array(reader.buffer[line.range]), file: name)
      }
    }
  }

  private mutating func take(_ line: LineReader.Line, _ bytes: [UInt8], file name: String) {
    if bytes.allSatisfy(ASCII.isBlank) { return }
    do {
      tally.take(try JournalRecord(line: bytes))
    } catch {
      skipped.add(JournalReading.reason(error, line), line, file: name)
    }
  }

  private static func reason(_ error: JournalRecordError, _ line: LineReader.Line) -> SkippedLines.Reason {
    switch error {
    case .kind: .unknownKind
    case .version: .unknownVersion
    case .json, .noObject, .field: line.isEnded ? .noRecord : .torn
    }
  }
}
