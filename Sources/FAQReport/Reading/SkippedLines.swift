/// Lines that are not counted, with the reasons.
package struct SkippedLines: Sendable, Equatable {
  package enum Reason: String, Sendable, CaseIterable {
    /// The last line of a file without its newline, because the writer was stopped while it wrote.
    case torn
    case noRecord = "no_record"
    case tooLong = "too_long"
    case unknownKind = "unknown_kind"
    case unknownVersion = "unknown_version"
  }

  package struct Place: Sendable, Equatable {
    package var file: String
    /// From 1.
    package var line: Int
    /// In bytes from 0.
    package var offset: Int
    package var reason: Reason
  }

  package private(set) var counts: [Reason: Int] = [:]
  /// The first ``ReportLimits/places`` of them.
  package private(set) var places: [Place] = []

  package init() {}

  package var total: Int { counts.values.reduce(0, +) }

  mutating func add(_ reason: Reason, _ line: LineReader.Line, file: String) {
    counts[reason, default: 0] += 1
    if places.count < ReportLimits.places {
      places.append(Place(file: file, line: line.number, offset: line.offset, reason: reason))
    }
  }
}
