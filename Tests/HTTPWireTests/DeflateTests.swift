// 1. Whatever is compressed is read back, by a reader that knows the specification only: no bytes, one, runs, text,
//    noise, copies of every length and from every distance, more than one block.
// 2. Text becomes shorter; noise becomes longer by five bytes in 64 KiB at most.
// 3. Code words are never longer than allowed and fill their code, for the frequencies that ask for the longest ones.
// 4. The symbols of lengths and distances are those of the specification's tables.
// 5. gzip has its head, the checksum of "123456789" that all implementations have, and the length.
// 6. The work is linear: runs, and texts whose every place looks like all others, are compressed at once.

import TestSupport
import Testing

@testable import HTTPWire

@Suite struct DeflateTests {
  private static let words = ["lupa ", "password ", "user id ", "email ", "LPSE ", "<li>", "</li>", "\n"]

  private func text(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    var text: [UInt8] = []
    while text.count < count { text += Array((Self.words.randomElement(using: &random) ?? "").utf8) }
    return Array(text.prefix(count))
  }

  private func noise(_ count: Int) -> [UInt8] {
    var random = SeededRandom(seed: 2)
    return random.bytes(count, from: Array(0...255))
  }

  private func expectSame(_ bytes: [UInt8]) throws {
    let read = try Inflater.read(Deflate.compress(bytes))
    #expect(read.bytes == bytes)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 257, 258, 259, 600, 5_000, 60_000])
  func `what is compressed is read back`(count: Int) throws {
    try expectSame(text(count))
    try expectSame(noise(count))
    try expectSame([UInt8](repeating: 7, count: count))
    try expectSame((0..<count).map { UInt8(truncatingIfNeeded: $0) })
  }

  @Test func `copies of every length`() throws {
    let source = noise(300)
    for length in 3...258 {
      try expectSame(source + [0] + source.prefix(length) + [1, 2, 3])
    }
  }

  @Test func `copies from far away`() throws {
    for distance in [1, 2, 4, 5, 1_024, 1_025, 24_576, 24_577, 32_767, 32_768, 32_769, 40_000] {
      let source = Array(noise(distance).prefix(distance))
      try expectSame(source + source.prefix(20))
    }
  }

  @Test func `several blocks`() throws {
    let bytes = text(150_000) + noise(90_000) + text(80_000, seed: 3)
    let compressed = Deflate.compress(bytes)
    let read = try Inflater.read(compressed)
    #expect(read.bytes == bytes)
    #expect(Set(read.blocks) == [0, 2])
  }

  @Test func `sizes`() {
    #expect(Deflate.compress(text(20_000)).count < 20_000 / 3)
    #expect(Deflate.compress(noise(65_535)).count <= 65_535 + 5 * 5)
    #expect(Deflate.compress([UInt8](repeating: 0, count: 100_000)).count < 300)
  }

  @Test(arguments: [7, 15])
  func `words are of a limited length`(longest: Int) {
    // Frequencies as of Fibonacci give the longest words of all.
    var frequencies = [1, 1]
    while frequencies.count < 18 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let lengths = HuffmanCode(frequencies, longest: longest).lengths
    #expect(lengths.max() == min(longest, 17))
    let room = lengths.map { length -> Int in 1 << (20 - Int(length)) }
    #expect(room.reduce(0, +) == 1 << 20)
    #expect(HuffmanCode([0, 5, 0], longest: longest).lengths == [0, 1, 0])
    #expect(HuffmanCode([0, 0], longest: longest).lengths == [0, 0])
  }

  @Test func `the tables of the specification`() {
    for (length, code) in [
      (3, (257, 0, 0)), (10, (264, 0, 0)), (11, (265, 0, 1)), (12, (265, 1, 1)), (34, (272, 3, 2)),
      (35, (273, 0, 3)),
      (130, (280, 15, 4)), (131, (281, 0, 5)), (257, (284, 30, 5)), (258, (285, 0, 0)),
    ] {
      #expect(LengthCode.length(length) == LengthCode(symbol: code.0, extra: code.1, extraBits: code.2))
    }
    for (distance, code) in [
      (1, (0, 0, 0)), (4, (3, 0, 0)), (5, (4, 0, 1)), (6, (4, 1, 1)), (7, (5, 0, 1)), (9, (6, 0, 2)),
      (256, (15, 63, 6)),
      (257, (16, 0, 7)), (24_577, (29, 0, 13)), (32_768, (29, 8191, 13)),
    ] {
      #expect(LengthCode.distance(distance) == LengthCode(symbol: code.0, extra: code.1, extraBits: code.2))
    }
  }

  @Test func `gzip`() throws {
    let bytes = Array("123456789".utf8)
    let file = Gzip.compress(bytes)
    #expect(file.prefix(4) == [0x1F, 0x8B, 8, 0])
    #expect(file.suffix(8) == [0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0])
    #expect(try Inflater.read(Array(file.dropFirst(10).dropLast(8))).bytes == bytes)
    #expect(Gzip.compress(bytes) == file)
  }

  @Test func `hard texts`() {
    let count = 1 << 20
    for period in [1, 2, 3, 255] {
      let bytes = (0..<count).map { UInt8($0 % period) }
      #expect(Deflate.compress(bytes).count < count / 100)
    }
    #expect(MatchFinder.items([UInt8](repeating: 1, count: 259)).count == 2)
  }
}
