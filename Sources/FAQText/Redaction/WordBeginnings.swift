import Basics

/// A list of beginnings of words, sorted by their first two letters, so that most words are passed over with one look.
struct WordBeginnings: Sendable {
  /// Those of each pair of first letters, in small letters.
  private var buckets = [[[UInt8]]](repeating: [], count: 32 * 32)

  init(_ beginnings: [String]) {
    for beginning in beginnings.map({ Array($0.utf8) }) {
      guard let first = beginning.first else { continue }
      // A single letter stands before any other.
      let seconds = beginning.count > 1 ? beginning[1]..<beginning[1] + 1 : 0..<32
      for second in seconds { buckets[WordBeginnings.bucket(first, second)].append(beginning) }
    }
  }

  /// Whether one of them stands at a place of a text; capitals do not matter.
  func stand(at place: Int, in text: [UInt8]) -> Bool {
    let second = place + 1 < text.count ? text[place + 1] : 0
    for beginning in buckets[WordBeginnings.bucket(text[place], second)]
    where place + beginning.count <= text.count {
      var length = 0
      while length < beginning.count, ASCII.lowered(text[place + length]) == beginning[length] { length += 1 }
      if length == beginning.count { return true }
    }
    return false
  }

  /// The lower five bits of a letter are those of its capital, too.
  private static func bucket(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) * 32 + Int(second & 31)
  }
}
