import Basics

/// A list of beginnings of words, sorted by their first two letters, so that most words are passed over with one look.
struct WordBeginnings: Sendable {
  /// In small letters, those of one pair of first letters after those of another.
  private var beginnings: [[UInt8]] = []
  /// The first of each pair, and the end of the last.
  private var starts: [Int] = [0]

  init(_ beginnings: [String]) {
    var buckets = [[[UInt8]]](repeating: [], count: 32 * 32)
    for beginning in beginnings.map({ Array($0.utf8) }) {
      guard let first = beginning.first else { continue }
      // A single letter stands before any other.
      let seconds = beginning.count > 1 ? beginning[1]..<beginning[1] + 1 : 0..<32
      for second in seconds { buckets[WordBeginnings.bucket(first, second)].append(beginning) }
    }
    for bucket in buckets {
      self.beginnings += bucket
      starts.append(self.beginnings.count)
    }
  }

  /// The beginnings of several lists as one, so that a word that none of them has is passed over with one look.
  init(joining lists: [WordBeginnings]) {
    for bucket in 0..<32 * 32 {
      for list in lists { beginnings += list.beginnings[list.starts[bucket]..<list.starts[bucket + 1]] }
      starts.append(beginnings.count)
    }
  }

  /// Whether one of them stands at a place of a text; capitals do not matter.
  func stand(at place: Int, in text: [UInt8]) -> Bool {
    let second = place + 1 < text.count ? text[place + 1] : 0
    let bucket = WordBeginnings.bucket(text[place], second)
    return (starts[bucket]..<starts[bucket + 1]).contains { number in
      let beginning = beginnings[number]
      guard place + beginning.count <= text.count else { return false }
      return beginning.indices.allSatisfy { ASCII.lowered(text[place + $0]) == beginning[$0] }
    }
  }

  /// The lower five bits of a letter are those of its capital, too.
  private static func bucket(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) * 32 + Int(second & 31)
  }
}
