// Decoding of UTF-8, against the standard library's String as the reference:
//  1. Each of the 65,536 pairs of bytes decodes when, and only when, String takes the pair for one scalar.
//  2. The same for triples: every lead byte with second and third bytes at and beside each limit.
//  3. The same for quadruples.
//  4. A sequence that the text cuts short does not decode, wherever in the text it stands.
//  5. A byte goes on with a character when, and only when, the standard library says so; full-width forms have their lead.

import Basics
import Testing

@Suite struct UTF8ByteTests {
  /// Bytes at and beside the limits that RFC 3629 draws.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x81, 0x8F, 0x90, 0x91, 0x9F, 0xA0, 0xA1, 0xBE, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
    0xE0, 0xED,
    0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
  ]

  /// The scalar that all of `bytes` encode, by the standard library.
  private func reference(_ bytes: [UInt8]) -> Unicode.Scalar? {
    guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1 else {
      return nil
    }
    return text.unicodeScalars.first
  }

  /// The scalar that is decoded, when it takes all of `bytes`.
  private func decoded(_ bytes: [UInt8]) -> Unicode.Scalar? {
    guard let (scalar, length) = UTF8Byte.decode(bytes, at: 0), length == bytes.count else { return nil }
    return scalar
  }

  @Test func `pairs decode as String decodes them`() {
    var wrong: [[UInt8]] = []
    for first in UInt8(0)...255 {
      for second in UInt8(0)...255 where decoded([first, second]) != reference([first, second]) {
        wrong.append([first, second])
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `triples decode as String decodes them`() {
    var wrong: [[UInt8]] = []
    for first in UInt8(0xC0)...255 {
      for second in UTF8ByteTests.edges {
        for third in UTF8ByteTests.edges
        where decoded([first, second, third]) != reference([first, second, third]) {
          wrong.append([first, second, third])
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `quadruples decode as String decodes them`() {
    var wrong: [[UInt8]] = []
    for first in UInt8(0xEF)...0xF6 {
      for second in UTF8ByteTests.edges {
        for third in UTF8ByteTests.edges {
          for fourth in UTF8ByteTests.edges {
            let bytes = [first, second, third, fourth]
            if decoded(bytes) != reference(bytes) { wrong.append(bytes) }
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: ["é", "ａ", "中", "😀"])
  func `a scalar that is cut short does not decode`(scalar: String) {
    let bytes = Array(scalar.utf8)
    for length in 1..<bytes.count {
      #expect(UTF8Byte.decode(Array(bytes.prefix(length)), at: 0) == nil)
      #expect(UTF8Byte.decode([0x41] + bytes.prefix(length), at: 1) == nil)
      #expect(UTF8Byte.decode(bytes.prefix(length) + [0x41, 0x41, 0x41], at: 0) == nil)
      #expect(UTF8Byte.decode(bytes, at: length) == nil)
    }
  }

  @Test func `continuations are those of the library`() {
    for byte in UInt8(0)...255 { #expect(UTF8Byte.isContinuation(byte) == UTF8.isContinuation(byte)) }
  }

  @Test func `full-width forms begin with their lead`() {
    for number in 0xFF01...0xFF5E {
      let scalar = Unicode.Scalar(UInt32(number))
      #expect(scalar?.utf8.first == UTF8Byte.fullWidthLead, "\(number)")
    }
  }
}
