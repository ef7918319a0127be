import Glibc

/// Cuts bytes into lines, in one buffer of a fixed size.
///
/// A line ends with a newline, with or without a carriage return before it. A line over ``ReportLimits/longestLine`` is
/// told, but its bytes are not kept. A byte order mark at the start is passed over.
package struct LineReader: Sendable {
  package struct Line: Sendable, Equatable {
    /// Where it stands in ``LineReader/buffer``, without its end; empty for a line that is too long.
    package var range: Range<Int>
    /// From 1.
    package var number: Int
    /// Where it begins in the file, in bytes from 0.
    package var offset: Int
    /// Whether a newline ends it; only the last line may lack one.
    package var isEnded: Bool
    package var isTooLong: Bool
  }

  package private(set) var buffer: [UInt8]
  private let longest: Int
  /// The bytes that are read and not given out yet.
  private var start = 0
  private var end = 0
  /// Where to look on for a newline.
  private var scanned = 0
  /// Where `buffer` begins in the file.
  private var base = 0
  private var number = 0
  /// Where a line began that is too long and not at its end yet.
  private var longStart: Int?
  private var isAtEnd = false

  /// `capacity`: bytes of the buffer, at least twice `longest`.
  package init(capacity: Int = ReportLimits.buffer, longest: Int = ReportLimits.longestLine) {
    buffer = [UInt8](repeating: 0, count: max(capacity, longest * 2 + 2))
    self.longest = longest
  }

  /// The next line, or nil at the end. Its bytes stay in ``buffer`` until the next call.
  ///
  /// `fill`: reads into the room it gets and tells how many bytes; 0 at the end.
  package mutating func next<Failure: Error>(
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Line? {
    while true {
      if let newline = newline() {
        let line = line(to: newline, isEnded: true)
        (start, scanned) = (newline + 1, newline + 1)
        return line
      }
      scanned = end
      if end - start > longest { dropLong() }
      if isAtEnd { return last() }
      try refill(fill)
    }
  }

  private func newline() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard scanned < end, let first = bytes.baseAddress,
        let found = memchr(first + scanned, 0x0A, end - scanned)
      else { return nil }
      return UnsafeRawPointer(found) - first
    }
  }

  private mutating func line(to end: Int, isEnded: Bool) -> Line {
    number += 1
    let offset = longStart ?? base + start
    let isTooLong = longStart != nil || end - start > longest
    longStart = nil
    var range = isTooLong ? start..<start : start..<end
    if range.upperBound > range.lowerBound, buffer[range.upperBound - 1] == 0x0D {
      range = range.lowerBound..<range.upperBound - 1
    }
    if offset == 0, buffer[range].starts(with: [0xEF, 0xBB, 0xBF]) {
      range = range.lowerBound + 3..<range.upperBound
    }
    return Line(range: range, number: number, offset: offset, isEnded: isEnded, isTooLong: isTooLong)
  }

  /// The line that no newline ends, if there is one.
  private mutating func last() -> Line? {
    guard start < end || longStart != nil else { return nil }
    defer { (start, scanned) = (end, end) }
    return line(to: end, isEnded: false)
  }

  private mutating func dropLong() {
    longStart = longStart ?? base + start
    start = end
  }

  /// Moves what is left to the front, and reads behind it.
  private mutating func refill<Failure: Error>(
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let kept = end - start
    base += start
    let (from, room) = (start, buffer.count - kept)
    var failure: Failure?
    let count = buffer.withUnsafeMutableBytes { bytes in
      if from > 0, kept > 0, let first = bytes.baseAddress { memmove(first, first + from, kept) }
      do throws(Failure) {
        return try fill(UnsafeMutableRawBufferPointer(rebasing: bytes[kept..<kept + room]))
      } catch {
        failure = error
        return 0
      }
    }
    (start, end, scanned) = (0, kept + count, kept)
    if let failure { throw failure }
    isAtEnd = count == 0
  }
}
