import Basics

/// The head of a request: method, target, version and fields, in the bytes that came.
package struct RequestHead: Sendable {
  package enum Version: Sendable, Equatable { case http10, http11 }

  package var method: String
  package var target: RequestTarget
  package var version: Version
  package var fields: HeaderFields
  package var framing: BodyFraming
  /// Whether the client wants the connection kept after the answer.
  package var keepsAlive: Bool
  /// Whether the client waits for `100 Continue` before it sends the body.
  package var expectsContinue: Bool

  /// Bytes of memory that its fields and its target take.
  var heldBytes: Int { fields.heldBytes + target.path.utf8.count + (target.query?.utf8.count ?? 0) }
}

/// Header fields in the order they came; nothing is merged.
package struct HeaderFields: Sendable {
  /// All lines of the section, one after the other.
  private let bytes: [UInt8]
  private let lines: [Line]

  struct Line: Sendable {
    var name: Range<Int>
    var value: Range<Int>
  }

  init(bytes: [UInt8], lines: [Line]) {
    self.bytes = bytes
    self.lines = lines
  }

  package init() { self.init(bytes: [], lines: []) }

  package var count: Int { lines.count }

  /// Bytes of memory that they take.
  var heldBytes: Int { bytes.capacity + lines.capacity * MemoryLayout<Line>.stride }

  /// The value of the first field of this name.
  ///
  /// `name`: in small letters.
  package func first(_ name: StaticString) -> String? {
    lines.first { matches($0.name, name) }.map { text($0.value) }
  }

  /// The values of all fields of this name, in order.
  package func all(_ name: StaticString) -> [String] {
    var values: [String] = []
    for line in lines where matches(line.name, name) { values.append(text(line.value)) }
    return values
  }

  /// Names and values, for tests and logs.
  package var pairs: [(name: String, value: String)] { lines.map { (text($0.name), text($0.value)) } }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { wanted in
      var offset = 0
      while offset < wanted.count {
        // `offset` stays below the length, which is that of both.
        if unsafe ASCII.lowered(bytes[range.lowerBound + offset]) != wanted[offset] { return false }
        offset += 1
      }
      return true
    }
  }
}
