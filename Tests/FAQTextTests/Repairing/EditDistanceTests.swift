// EditDistance:
//  1. For all words of three letters up to length 4, and any limit, it is the plain optimal string alignment distance,
//     or one more than the limit.
//  2. The same for seeded random words of up to 64 letters, and for words near each other.
//  3. It does not depend on what was measured before, and words over 64 bytes are never near.

import TestSupport
import Testing

@testable import FAQText

struct EditDistanceTests {
  /// Optimal string alignment by its definition (Boytsov 2011), with the whole table and no limit.
  private static func reference(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for row in 0...a.count {
      for column in 0...b.count {
        if row == 0 || column == 0 {
          table[row][column] = row + column
          continue
        }
        var cost = table[row - 1][column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
        cost = min(cost, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          cost = min(cost, table[row - 2][column - 2] + 1)
        }
        table[row][column] = cost
      }
    }
    return table[a.count][b.count]
  }

  private func words(of letters: [UInt8], upTo length: Int) -> [[UInt8]] {
    var all: [[UInt8]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + [$0] } }
      all += last
    }
    return all
  }

  @Test func `short words are as far apart as the definition says`() {
    var edit = EditDistance()
    var wrong: [String] = []
    let words = words(of: Array("abc".utf8), upTo: 4)
    for a in words {
      for b in words {
        let distance = EditDistanceTests.reference(a, b)
        for limit in 0...3 {
          let measured = edit.distance(a, 0..<a.count, to: b, at: 0..<b.count, limit: limit)
          if measured != min(distance, limit + 1) { wrong.append("\(a) \(b) \(limit): \(measured)") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test func `random words are as far apart as the definition says`() {
    var generator = SeededRandom(seed: 7)
    var edit = EditDistance()
    for _ in 0..<400 {
      let a = generator.bytes(Int.random(in: 0...64, using: &generator), from: Array("abcde".utf8))
      var b = a
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let place = Int.random(in: 0...b.count, using: &generator)
        if Bool.random(using: &generator), place < b.count {
          b.remove(at: place)
        } else {
          b.insert(0x61, at: place)
        }
        if place + 1 < b.count { b.swapAt(place, place + 1) }
      }
      guard b.count <= 64 else { continue }
      let limit = Int.random(in: 0...8, using: &generator)
      // Measured within larger texts, as the matcher does.
      let measured = edit.distance(
        [0, 1] + a + [2], 2..<a.count + 2, to: [9] + b, at: 1..<b.count + 1, limit: limit)
      #expect(measured == min(EditDistanceTests.reference(a, b), limit + 1), "\(a) \(b)")
    }
  }

  @Test(arguments: [
    ("password", "password", 0), ("pasword", "password", 1), ("passwrod", "password", 1),
    ("psasword", "password", 1),
    ("password", "", 3), ("", "", 0), ("", "ab", 2), ("lupa", "luap", 1), ("verifikasi", "verivikasy", 2),
    ("ca", "abc", 3),
  ])
  func `known pairs`(a: String, b: String, distance: Int) {
    var edit = EditDistance()
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    #expect(edit.distance(a, 0..<a.count, to: b, at: 0..<b.count, limit: 2) == min(distance, 3))
    #expect(edit.distance(b, 0..<b.count, to: a, at: 0..<a.count, limit: 2) == min(distance, 3))
  }

  @Test func `words over 64 bytes are never near`() {
    var edit = EditDistance()
    let long = [UInt8](repeating: 0x61, count: 65)
    #expect(edit.distance(long, 0..<65, to: long, at: 0..<65, limit: 2) == 3)
    #expect(edit.distance(long, 0..<64, to: long, at: 0..<65, limit: 2) == 3)
    #expect(edit.distance(long, 0..<64, to: long, at: 1..<65, limit: 2) == 0)
  }
}
