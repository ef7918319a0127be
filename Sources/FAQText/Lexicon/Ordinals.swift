/// Words that name a place in a list: "kedua", "ke-2", "nomor 2", "second".
package enum Ordinals {
  private static let words: [[String]] = [
    ["pertama", "kesatu", "satu", "first", "one", "1st"], ["kedua", "dua", "second", "two", "2nd"],
    ["ketiga", "tiga", "third", "three", "3rd"], ["keempat", "empat", "fourth", "four", "4th"],
    ["kelima", "lima", "fifth", "five", "5th"], ["keenam", "enam", "sixth", "six", "6th"],
    ["ketujuh", "tujuh", "seventh", "seven", "7th"], ["kedelapan", "delapan", "eighth", "eight", "8th"],
    ["kesembilan", "sembilan", "ninth", "nine", "9th"], ["kesepuluh", "sepuluh", "tenth", "ten", "10th"],
  ]
  private static let last = ["terakhir", "last"]
  /// Words that may stand around a place and say nothing more.
  private static let around: Set<String> = [
    "yang", "yg", "yangnomor", "nomor", "no", "nomer", "pilihan", "pilih", "opsi", "ke", "saja", "aja", "deh",
    "kak",
    "min", "pak", "bu", "ya", "itu", "the", "one", "number", "option", "please",
  ]
  private static let longest = 40

  /// Whether a message is nothing but a place in a list: "2", "yang kedua", "pilihan pertama saja".
  package static func isPlace(_ message: String) -> Bool {
    guard message.utf8.count <= longest else { return false }
    let words = message.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let places = words.filter { !around.contains($0) || (words.count == 1 && place($0) != nil) }
    return places.count == 1 && places.allSatisfy { last.contains($0) || number($0) != nil }
  }

  /// The first place, from 1, that a message names in a list of `count`; nil when it names none within it.
  package static func find(_ message: String, of count: Int) -> Int? {
    for word in message.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if last.contains(String(word)) { return count > 0 ? count : nil }
      let digits = word.hasPrefix("ke") ? word.dropFirst(2) : word
      guard let place = Int(digits) ?? place(String(word)) else { continue }
      return (1...max(count, 1)).contains(place) && count > 0 ? place : nil
    }
    return nil
  }

  /// The places, from 1, that a message of nothing else names in a list of `count`: "1 sama 3", "yang pertama dan kedua".
  ///
  /// - Parameters:
  ///   - message: the message as it was typed.
  ///   - count: the length of the list.
  ///   - joins: the words that join two places, in small letters.
  /// - Returns: nil where it names fewer than two, one beyond the list, or anything else.
  package static func several(_ message: String, of count: Int, joinedBy joins: Set<String>) -> [Int]? {
    guard message.utf8.count <= longest else { return nil }
    var places: [Int] = []
    for word in message.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    where !around.contains(word) && !joins.contains(word) {
      guard isPlace(word), let place = find(word, of: count) else { return nil }
      if !places.contains(place) { places.append(place) }
    }
    return places.count > 1 ? places : nil
  }

  /// The number that a word in small letters names: 2 for "dua", "kedua", "2" and "ke-2"; nil for any other word.
  package static func number(_ word: String) -> Int? {
    let digits = word.hasPrefix("ke") ? word.dropFirst(2).drop { $0 == "-" } : word[...]
    return digits.utf8.count <= 2 ? Int(digits) ?? place(word) : place(word)
  }

  private static func place(_ word: String) -> Int? {
    // "keduanya", "pertamanya"
    let bare = word.hasSuffix("nya") ? String(word.dropLast(3)) : word
    return words.firstIndex { $0.contains(bare) }.map { $0 + 1 }
  }
}
