// 1. However the bytes come, the lines are the same: text, number, offset, whether ended.
// 2. A carriage return before the newline goes; a byte order mark at the start goes, elsewhere it stays.
// 3. A line over the limit is told once, with its place, and those behind it are read; the buffer does not grow.
// 4. A failure in reading comes through.

import Testing

@testable import FAQReport

@Suite struct LineReaderTests {
  private struct Told: Equatable {
    var text: String
    var number: Int
    var offset: Int
    var isEnded = true
    var isTooLong = false
  }

  private func lines(_ bytes: [UInt8], piece: Int, longest: Int = 64) -> [Told] {
    var reader = LineReader(capacity: longest * 2 + 2, longest: longest)
    let room = reader.buffer.count
    var rest = bytes[...]
    var told: [Told] = []
    while let line = reader.next({ buffer in
      let taken = rest.prefix(min(piece, buffer.count))
      buffer.copyBytes(from: taken)
      rest = rest.dropFirst(taken.count)
      return taken.count
    }) {
      told.append(
        Told(
          text: String(decoding: reader.buffer[line.range], as: UTF8.self), number: line.number,
          offset: line.offset, isEnded: line.isEnded, isTooLong: line.isTooLong))
    }
    #expect(reader.buffer.count == room)
    return told
  }

  private static let long = String(repeating: "x", count: 300)

  @Test(
    arguments: [
      ("", []),
      ("\n", [Told(text: "", number: 1, offset: 0)]),
      ("a\nbc\n", [Told(text: "a", number: 1, offset: 0), Told(text: "bc", number: 2, offset: 2)]),
      (
        "a\r\n\r\nb\r",
        [
          Told(text: "a", number: 1, offset: 0), Told(text: "", number: 2, offset: 3),
          Told(text: "b", number: 3, offset: 5, isEnded: false),
        ]
      ),
      (
        "a\n{\"torn",
        [
          Told(text: "a", number: 1, offset: 0), Told(text: "{\"torn", number: 2, offset: 2, isEnded: false),
        ]
      ),
      (
        "\u{FEFF}a\n\u{FEFF}b\n",
        [
          Told(text: "a", number: 1, offset: 0), Told(text: "\u{FEFF}b", number: 2, offset: 5),
        ]
      ),
      (
        "a\n\(long)\nb\n",
        [
          Told(text: "a", number: 1, offset: 0), Told(text: "", number: 2, offset: 2, isTooLong: true),
          Told(text: "b", number: 3, offset: 303),
        ]
      ),
      ("\(long)\(long)", [Told(text: "", number: 1, offset: 0, isEnded: false, isTooLong: true)]),
      (String(long.prefix(64)) + "\n", [Told(text: String(long.prefix(64)), number: 1, offset: 0)]),
      (String(long.prefix(65)) + "\n", [Told(text: "", number: 1, offset: 0, isTooLong: true)]),
    ] as [(String, [Told])])
  private func `lines come as they are, whatever the pieces`(text: String, expected: [Told]) {
    for piece in [1, 2, 3, 7, 63, 64, 65, 1_000] {
      #expect(lines(Array(text.utf8), piece: piece) == expected, "pieces of \(piece)")
    }
  }

  @Test func `a line of ten megabytes takes no room`() {
    let text = Array(repeating: UInt8(ascii: "y"), count: 10_000_000) + Array("\nb\n".utf8)
    let told = lines(text, piece: 65_536)
    #expect(
      told == [
        Told(text: "", number: 1, offset: 0, isTooLong: true), Told(text: "b", number: 2, offset: 10_000_001),
      ])
  }

  @Test func `a failure comes through`() {
    struct Broken: Error, Equatable {}
    var reader = LineReader()
    #expect(throws: Broken()) { _ = try reader.next { _ throws(Broken) in throw Broken() } }
  }
}
