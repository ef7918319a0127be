import Basics

/// Joins the chunks of a body (RFC 9112 §7.1), a byte at a time, whatever the network cuts.
///
/// Extensions are passed over; trailers are held to the rules of fields and then dropped.
struct ChunkedDecoder: Sendable {
  private enum State: Sendable, Equatable {
    case size, afterSize, extensions, sizeEnd
    case data, dataEnd, dataLineFeed
    case trailerStart, trailerName, trailerValue, trailerEnd, lastLineFeed
    case done
  }

  private var state = State.size
  private var size = 0
  private var digits = 0
  /// Bytes of the line at hand, and of all framing so far.
  private var line = 0
  private var overhead = 0
  private var trailers = 0

  var isDone: Bool { state == .done }

  /// Takes bytes from `input[index...]` and moves `index` behind what was taken; stops behind the last chunk.
  mutating func take(
    _ input: ArraySlice<UInt8>, _ index: inout Int, into body: inout [UInt8], _ limits: WireLimits
  ) throws(WireError) {
    while index < input.endIndex, state != .done {
      if state == .data {
        let count = min(size, input.endIndex - index)
        // Twice the room each time, but never more than the longest body takes.
        if body.count + count > body.capacity {
          body.reserveCapacity(min(limits.body, max(body.count + count, body.capacity * 2)))
        }
        body.append(contentsOf: input[index..<index + count])
        index += count
        size -= count
        if size == 0 { state = .dataEnd }
        continue
      }
      try step(input[index], bodySoFar: body.count, limits)
      index += 1
    }
  }

  private mutating func step(_ byte: UInt8, bodySoFar: Int, _ limits: WireLimits) throws(WireError) {
    overhead += 1
    line += 1
    guard overhead <= limits.chunkOverhead else { throw .chunkOverhead }
    switch state {
    case .size, .afterSize, .extensions, .sizeEnd: try sizeLine(byte, bodySoFar, limits)
    case .dataEnd:
      guard byte == UInt8(ascii: "\r") else { throw .malformedChunk }
      state = .dataLineFeed
    case .dataLineFeed:
      guard byte == UInt8(ascii: "\n") else { throw .malformedChunk }
      (state, size, digits, line) = (.size, 0, 0, 0)
    case .trailerStart, .trailerName, .trailerValue, .trailerEnd, .lastLineFeed: try trailer(byte, limits)
    case .data, .done: break
    }
  }

  private mutating func sizeLine(_ byte: UInt8, _ bodySoFar: Int, _ limits: WireLimits) throws(WireError) {
    guard line <= limits.chunkLine || isLineEnd(byte) else { throw .chunkLineTooLong }
    switch (state, byte) {
    case (.size, _) where ASCII.value(ofHexadecimal: byte) != nil:
      digits += 1
      let (product, over) = size.multipliedReportingOverflow(by: 16)
      guard !over else { throw .bodyTooLong }
      size = product + Int(ASCII.value(ofHexadecimal: byte) ?? 0)
      guard size <= limits.body - bodySoFar else { throw .bodyTooLong }
    case (.size, UInt8(ascii: "\r")) where digits > 0, (.extensions, UInt8(ascii: "\r")): state = .sizeEnd
    case (.size, UInt8(ascii: ";")) where digits > 0: state = .afterSize
    case (.afterSize, _) where FieldGrammar.isToken(byte): state = .extensions
    case (.extensions, _) where FieldGrammar.isValue(byte): break
    case (.sizeEnd, UInt8(ascii: "\n")):
      line = 0
      state = size == 0 ? .trailerStart : .data
    default: throw .malformedChunk
    }
  }

  /// Line ends do not count as part of their line.
  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") }

  private mutating func trailer(_ byte: UInt8, _ limits: WireLimits) throws(WireError) {
    guard line <= limits.fieldLine || isLineEnd(byte) else { throw .fieldLineTooLong }
    switch (state, byte) {
    case (.trailerStart, UInt8(ascii: "\r")): state = .lastLineFeed
    case (.lastLineFeed, UInt8(ascii: "\n")): state = .done
    case (.trailerStart, _) where FieldGrammar.isToken(byte):
      trailers += 1
      guard trailers <= limits.fieldCount else { throw .tooManyFields }
      state = .trailerName
    case (.trailerName, UInt8(ascii: ":")): state = .trailerValue
    case (.trailerName, _) where FieldGrammar.isToken(byte): break
    case (.trailerValue, UInt8(ascii: "\r")): state = .trailerEnd
    case (.trailerValue, _) where FieldGrammar.isValue(byte): break
    case (.trailerEnd, UInt8(ascii: "\n")): (state, line) = (.trailerStart, 0)
    default: throw .malformedChunk
    }
  }
}
