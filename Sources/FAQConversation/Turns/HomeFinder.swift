import FAQKnowledge

/// Finds the LPSE that a message names: "LPSE Babel", "lpse kabupaten Paser".
///
/// Every message passes here and few name one, so it looks at bytes and makes no words of them.
struct HomeFinder: Sendable {
  private static let sign = Array("lpse".utf8)
  /// Words that may stand between "LPSE" and its place.
  private static let kinds = ["kabupaten", "kab", "kota", "provinsi", "prov", "pemkab", "pemkot", "daerah"]
    .map {
      Array($0.utf8)
    }
  /// Each LPSE as `kontak.md` writes it, longest first: "bangka barat" before "bangka".
  private let homes: [(name: String, bytes: [UInt8])]

  init(_ base: KnowledgeBase) {
    homes = Set(base.contacts.map(\.home)).filter { !$0.isEmpty }.map { ($0, Array($0.utf8)) }
      .sorted { ($1.bytes.count, $0.name) < ($0.bytes.count, $1.name) }
  }

  /// The name in small letters when `kontak.md` has it: anything else would only make the token longer.
  func known(_ name: String) -> String? { homes.first { $0.name == name.lowercased() }?.name }

  /// The LPSE as `kontak.md` writes it, and where its place stands, in bytes: "Kabupaten Paser" of "LPSE Kabupaten Paser".
  ///
  /// `text`: the message, UTF-8.
  func find(_ text: [UInt8]) -> (name: String, place: Range<Int>)? {
    guard !homes.isEmpty else { return nil }
    for start in text.indices where HomeFinder.word(HomeFinder.sign, text, start) {
      let first = HomeFinder.next(text, start + HomeFinder.sign.count)
      var place = first
      while let kind = HomeFinder.kinds.first(where: { HomeFinder.word($0, text, place) }) {
        place = HomeFinder.next(text, place + kind.count)
      }
      if let home = homes.first(where: { HomeFinder.word($0.bytes, text, place) }) {
        return (home.name, first..<place + home.bytes.count)
      }
    }
    return nil
  }

  /// Whether a word, in small letters, stands at `start`, capitals or not.
  private static func word(_ word: [UInt8], _ text: [UInt8], _ start: Int) -> Bool {
    guard start + word.count <= text.count, text[start] | 0x20 == word[0] else { return false }
    if start > 0, isLetter(text[start - 1]) { return false }
    let end = start + word.count
    if end < text.count, isLetter(text[end]) { return false }
    return word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
  }

  /// Where the next word begins.
  private static func next(_ text: [UInt8], _ start: Int) -> Int {
    text[start...].firstIndex(where: isLetter) ?? text.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80
  }
}
