// TermTable:
//  1. It numbers strings as a Dictionary with a counter does, through many growths.
//  2. A number gives its bytes back, and a string that was not added is not found.
//  3. Any bytes are a string, the empty one too, and a part of a larger text is the same string.

import TestSupport
import Testing

@testable import FAQText

struct TermTableTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `numbers are those of a dictionary with a counter`(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var table = TermTable()
    var numbers: [[UInt8]: TermID] = [:]
    for _ in 0..<6000 {
      // Few letters and short strings, so that about a third comes twice.
      let key = generator.bytes(Int.random(in: 0...7, using: &generator), from: [0x00, 0x61, 0x62, 0xFF])
      let expected = numbers[key] ?? TermID(numbers.count)
      numbers[key] = expected
      #expect(table.intern(key, 0..<key.count) == expected)
      #expect(table.count == numbers.count)
    }
    for (key, number) in numbers {
      #expect(table.find(key, 0..<key.count) == number)
      #expect(Array(table.contents(number)) == key)
      #expect(Array(table.storage[table.range(number)]) == key)
    }
  }

  @Test func `a string that was not added is not found`() {
    var generator = SeededRandom(seed: 4)
    var table = TermTable()
    var added: Set<[UInt8]> = []
    for _ in 0..<2000 {
      let key = generator.bytes(5, from: Array("abcdefgh".utf8))
      added.insert(key)
      table.intern(key, 0..<key.count)
    }
    for _ in 0..<2000 {
      let key = generator.bytes(5, from: Array("abcdefgh".utf8))
      #expect((table.find(key, 0..<key.count) != nil) == added.contains(key))
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 1000])
  func `room made beforehand changes no number`(capacity: Int) {
    var table = TermTable(capacity: capacity)
    for number in 0..<500 { #expect(table.intern("kata \(number)") == TermID(number)) }
    for number in 0..<500 { #expect(table.find("kata \(number)") == TermID(number)) }
    #expect(table.string(7) == "kata 7")
  }

  @Test func `an empty table finds nothing`() {
    #expect(TermTable().count == 0)
    #expect(TermTable().find("") == nil)
    #expect(TermTable().find("lupa") == nil)
  }

  @Test func `the empty string is a string`() {
    var table = TermTable()
    #expect(table.intern("") == 0)
    #expect(table.intern("a") == 1)
    #expect(table.find("") == 0)
    #expect(table.string(0).isEmpty)
  }

  @Test func `part of a text is the same string`() {
    var table = TermTable()
    let text = Array("lupa password lupa".utf8)
    #expect(table.intern(text, 0..<4) == 0)
    #expect(table.intern(text, 5..<13) == 1)
    #expect(table.intern(text, 14..<18) == 0)
    #expect(table.find("password") == 1)
    #expect(table.find("passwor") == nil)
  }
}
