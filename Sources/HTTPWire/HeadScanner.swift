import Basics

/// Finds the lines of a head while its bytes come in, and checks each byte once.
struct HeadScanner: Sendable {
  private enum State: Sendable {
    case start, startLineFeed
    case requestLine, requestLineFeed
    case lineStart, name, valueStart, value, lineFeed, endLineFeed
  }

  /// Bytes that may stand in a request line: the space and visible ASCII.
  private static let printable = UInt8(ascii: " ")...UInt8(ascii: "~")

  private var state = State.start
  private var emptyLines = 0
  private var lineStart = 0
  private var sectionStart = 0
  private var valueStart = 0
  /// The index behind the last byte of the value that is no space.
  private var valueEnd = 0
  /// The index behind the request line, without its line end.
  private var requestLineEnd = 0
  /// Parsed as soon as it is whole, so that a malformed one is refused at once and not at the end of the head.
  private(set) var requestLine: RequestLine?
  /// Name and raw value of each field, as places in the buffer.
  private(set) var fields: [HeaderFields.Line] = []

  /// Whether anything but empty lines has been read.
  var hasBegun: Bool {
    switch state {
    case .start, .startLineFeed: false
    default: true
    }
  }

  /// Bytes of memory that the places of the fields take.
  var heldBytes: Int { fields.capacity * MemoryLayout<HeaderFields.Line>.stride }

  /// Notes that the buffer has lost its first `count` bytes.
  mutating func moved(by count: Int) {
    lineStart -= count
    sectionStart -= count
    valueStart -= count
    valueEnd -= count
    requestLineEnd -= count
    for index in fields.indices {
      fields[index].name = fields[index].name.lowerBound - count..<fields[index].name.upperBound - count
      fields[index].value = fields[index].value.lowerBound - count..<fields[index].value.upperBound - count
    }
  }

  /// Reads on from `index`; returns the place behind the head when it is whole.
  mutating func scan(_ buffer: [UInt8], _ index: inout Int, _ limits: WireLimits) throws(WireError) -> Int? {
    while index < buffer.count {
      let done = try step(buffer, index, limits)
      index += 1
      if done { return index }
      pass(buffer, &index, limits)
    }
    return nil
  }

  /// Skips bytes that change no state, which are most bytes of a head; ``step`` handles all others.
  private mutating func pass(_ buffer: [UInt8], _ index: inout Int, _ limits: WireLimits) {
    let start = index
    // Beyond these ends the line, or the section, is too long.
    let requestEnd = min(buffer.count, lineStart + limits.requestLine)
    let fieldEnd = min(buffer.count, lineStart + limits.fieldLine, sectionStart + limits.fieldSection)
    switch state {
    case .requestLine:
      while index < requestEnd, HeadScanner.printable.contains(buffer[index]) { index += 1 }
    case .name: index = FieldGrammar.endOfToken(in: buffer, from: start, to: fieldEnd)
    case .value:
      while index < fieldEnd, FieldGrammar.isVisible(buffer[index]) { index += 1 }
      if index > start { valueEnd = index }
    default: break
    }
  }

  private mutating func step(_ buffer: [UInt8], _ place: Int, _ limits: WireLimits) throws(WireError) -> Bool
  {
    let byte = buffer[place]
    switch state {
    case .start: try begin(byte, place, limits)
    case .startLineFeed:
      guard byte == UInt8(ascii: "\n") else { throw .bareCarriageReturn }
      state = .start
    case .requestLine: try request(byte, place, limits)
    case .requestLineFeed:
      guard byte == UInt8(ascii: "\n") else { throw .bareCarriageReturn }
      requestLine = try RequestLine.parse(buffer[lineStart..<requestLineEnd], limits)
      (state, sectionStart, lineStart) = (.lineStart, place + 1, place + 1)
    case .lineStart: try startOfLine(byte, place, limits)
    case .name: try name(byte, place, limits)
    case .valueStart, .value: try value(byte, place, limits)
    case .lineFeed:
      guard byte == UInt8(ascii: "\n") else { throw .bareCarriageReturn }
      (state, lineStart) = (.lineStart, place + 1)
    case .endLineFeed:
      guard byte == UInt8(ascii: "\n") else { throw .bareCarriageReturn }
      return true
    }
    return false
  }

  private mutating func begin(_ byte: UInt8, _ place: Int, _ limits: WireLimits) throws(WireError) {
    if byte == UInt8(ascii: "\r") {
      emptyLines += 1
      guard emptyLines <= limits.emptyLines else { throw .malformedRequestLine }
      state = .startLineFeed
      return
    }
    guard byte != UInt8(ascii: "\n") else { throw .bareLineFeed }
    lineStart = place
    state = .requestLine
    try request(byte, place, limits)
  }

  private mutating func request(_ byte: UInt8, _ place: Int, _ limits: WireLimits) throws(WireError) {
    if byte == UInt8(ascii: "\r") {
      requestLineEnd = place
      state = .requestLineFeed
      return
    }
    guard byte != UInt8(ascii: "\n") else { throw .bareLineFeed }
    guard place - lineStart < limits.requestLine else { throw .requestLineTooLong }
    guard HeadScanner.printable.contains(byte) else { throw .malformedRequestLine }
  }

  private mutating func startOfLine(_ byte: UInt8, _ place: Int, _ limits: WireLimits) throws(WireError) {
    switch byte {
    case UInt8(ascii: "\r"): state = .endLineFeed
    case UInt8(ascii: "\n"): throw .bareLineFeed
    case UInt8(ascii: " "), UInt8(ascii: "\t"): throw .foldedField
    default:
      guard fields.count < limits.fieldCount else { throw .tooManyFields }
      state = .name
      try name(byte, place, limits)
    }
  }

  private mutating func name(_ byte: UInt8, _ place: Int, _ limits: WireLimits) throws(WireError) {
    try bound(place, limits)
    if byte == UInt8(ascii: ":"), place > lineStart {
      fields.append(.init(name: lineStart..<place, value: place + 1..<place + 1))
      (state, valueStart) = (.valueStart, place + 1)
      return
    }
    guard byte != UInt8(ascii: "\n") else { throw .bareLineFeed }
    guard FieldGrammar.isToken(byte) else { throw .malformedFieldName }
  }

  private mutating func value(_ byte: UInt8, _ place: Int, _ limits: WireLimits) throws(WireError) {
    if byte == UInt8(ascii: "\r") {
      fields[fields.count - 1].value = valueStart..<max(valueStart, valueEnd)
      state = .lineFeed
      return
    }
    guard byte != UInt8(ascii: "\n") else { throw .bareLineFeed }
    guard FieldGrammar.isValue(byte) else { throw .malformedFieldValue }
    try bound(place, limits)
    let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    if state == .valueStart, isSpace {
      valueStart = place + 1
      valueEnd = place + 1
      return
    }
    state = .value
    if !isSpace { valueEnd = place + 1 }
  }

  private func bound(_ place: Int, _ limits: WireLimits) throws(WireError) {
    guard place - lineStart < limits.fieldLine else { throw .fieldLineTooLong }
    guard place - sectionStart < limits.fieldSection else { throw .fieldSectionTooLong }
  }
}
