import Glibc

/// Cuts bytes into lines, in one buffer of a fixed size.
///
/// A line ends with a newline, with or without a carriage return before it. A line over ``ReportLimits/longestLine`` is
/// returned without its bytes. A byte order mark at the start is skipped.
package struct LineReader: Sendable {
  package struct Line: Sendable, Equatable {
    /// The line's bytes in ``LineReader/buffer``, without the line end; empty for a line that is too long.
    package var range: Range<Int>
    /// From 1.
    package var number: Int
    /// The position of its first byte in the file, from 0.
    package var offset: Int
    /// Whether a newline ends it; only the last line may lack one.
    package var isEnded: Bool
    package var isTooLong: Bool
  }

  private static let byteOrderMark = "\u{FEFF}"

  package private(set) var buffer: [UInt8]
  private let longest: Int
  /// The range of bytes that are read and not returned yet.
  private var start = 0
  private var end = 0
  /// The index at which the search for a newline continues.
  private var scanned = 0
  /// The position in the file of the first byte of `buffer`.
  private var base = 0
  private var number = 0
  /// The position in the file of a line that is too long and whose end is not read yet.
  private var longStart: Int?
  private var isAtEnd = false

  /// - Parameters:
  ///   - capacity: bytes of the buffer; at least twice `longest` are used.
  ///   - longest: the longest line whose bytes are kept.
  package init(capacity: Int = ReportLimits.buffer, longest: Int = ReportLimits.longestLine) {
    buffer = [UInt8](repeating: 0, count: max(capacity, longest * 2 + 2))
    self.longest = longest
  }

  /// Cuts off the next line. Its bytes stay in ``buffer`` until the next call.
  ///
  /// - Parameter fill: reads into the room it gets and returns how many bytes; 0 at the end.
  /// - Returns: the line; nil at the end.
  /// - Throws: the error of `fill`.
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
      // The room is used within the call only.
      try unsafe refill(fill)
    }
  }

  private func newline() -> Int? {
    // From `scanned` to `end` the bytes lie within the buffer, and an offset leaves the closure, no pointer.
    unsafe buffer.withUnsafeBytes { bytes in
      guard scanned < end, let first = bytes.baseAddress,
        let found = unsafe memchr(first + scanned, Int32(UInt8(ascii: "\n")), end - scanned)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - first
    }
  }

  private mutating func line(to end: Int, isEnded: Bool) -> Line {
    number += 1
    let offset = longStart ?? base + start
    let isTooLong = longStart != nil || end - start > longest
    longStart = nil
    var range = isTooLong ? start..<start : start..<end
    if range.upperBound > range.lowerBound, buffer[range.upperBound - 1] == UInt8(ascii: "\r") {
      range = range.lowerBound..<range.upperBound - 1
    }
    if offset == 0, buffer[range].starts(with: LineReader.byteOrderMark.utf8) {
      range = range.lowerBound + LineReader.byteOrderMark.utf8.count..<range.upperBound
    }
    return Line(range: range, number: number, offset: offset, isEnded: isEnded, isTooLong: isTooLong)
  }

  /// The last line of a file that does not end with a newline; nil of a file that does.
  private mutating func last() -> Line? {
    guard start < end || longStart != nil else { return nil }
    defer { (start, scanned) = (end, end) }
    return line(to: end, isEnded: false)
  }

  private mutating func dropLong() {
    longStart = longStart ?? base + start
    start = end
  }

  /// Moves the bytes that are not returned yet to the front of the buffer and reads more behind them.
  private mutating func refill<Failure: Error>(
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let kept = end - start
    base += start
    let (from, room) = (start, buffer.count - kept)
    var failure: Failure?
    // The bytes kept, and the room behind them, lie within the buffer; no pointer leaves the closure.
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      if from > 0, kept > 0, let first = bytes.baseAddress { unsafe memmove(first, first + from, kept) }
      do throws(Failure) {
        return try unsafe fill(UnsafeMutableRawBufferPointer(rebasing: bytes[kept..<kept + room]))
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
