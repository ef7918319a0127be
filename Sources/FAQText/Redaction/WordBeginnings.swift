import Basics

/// A list of beginnings of words, sorted by their first letter, so that most words are passed over with one look.
struct WordBeginnings: Sendable {
  /// Those of each first letter, in small letters, by its lower five bits.
  private let buckets: [[[UInt8]]]

  init(_ beginnings: [String]) {
    var buckets = [[[UInt8]]](repeating: [], count: 32)
    for beginning in beginnings {
      let bytes = Array(beginning.utf8)
      if let first = bytes.first { buckets[Int(first & 31)].append(bytes) }
    }
    self.buckets = buckets
  }

  /// Whether one of them stands at a place of a text; capitals do not matter.
  func stand(at place: Int, in text: [UInt8]) -> Bool {
    for beginning in buckets[Int(text[place] & 31)] where place + beginning.count <= text.count {
      var length = 0
      while length < beginning.count, ASCII.lowered(text[place + length]) == beginning[length] { length += 1 }
      if length == beginning.count { return true }
    }
    return false
  }
}
