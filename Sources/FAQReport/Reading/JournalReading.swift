import JournalRecords

/// Takes journals, one after the other, into a tally; what is no record is counted apart.
package struct JournalReading: Sendable {
  package private(set) var tally: JournalTally
  package private(set) var skipped = SkippedLines()
  private var plain = PlainLineReader()

  package init(_ tally: JournalTally) { self.tally = tally }

  /// `name`: what the journal is called where lines of it are told. `progress`: hears how many bytes came, each time.
  package mutating func take(
    _ file: borrowing JournalSource, named name: String, progress: (Int) -> Void = { _ in }
  ) throws(JournalSource.Unreadable) {
    try take(named: name) { room throws(JournalSource.Unreadable) in
      let count = try file.read(into: room)
      progress(count)
      return count
    }
  }

  /// `fill`: gives the bytes, as for ``LineReader/next(_:)``.
  package mutating func take<Failure: Error>(
    named name: String, reader: LineReader = LineReader(),
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    var reader = reader
    while let line = try reader.next(fill) {
      if line.isTooLong {
        skipped.add(.tooLong, line, file: name)
      } else if let record = plain.read(reader.buffer, line.range) {
        tally.take(record, reader.buffer)
      } else {
        other(line, Array(reader.buffer[line.range]), name)
      }
    }
  }

  /// A line in a form of its own: if it is a record all the same, it is written anew in the plain form.
  private mutating func other(_ line: LineReader.Line, _ bytes: [UInt8], _ name: String) {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    do {
      var anew = try JournalRecord(line: bytes).line
      anew.removeLast()
      if let record = plain.read(anew, 0..<anew.count) { return tally.take(record, anew) }
      skipped.add(.noRecord, line, file: name)
    } catch {
      skipped.add(JournalReading.reason(error, line), line, file: name)
    }
  }

  private static func reason(_ error: JournalRecordError, _ line: LineReader.Line) -> SkippedLines.Reason {
    switch error {
    case .kind: .unknownKind
    case .version: .unknownVersion
    default: line.isEnded ? .noRecord : .torn
    }
  }
}
