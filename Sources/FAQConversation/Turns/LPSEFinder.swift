import Basics
import FAQKnowledge

/// Finds the LPSE that a message names: "LPSE Babel", "lpse kabupaten Paser".
///
/// It compares bytes, because every message passes here and few name an LPSE.
struct LPSEFinder: Sendable {
  /// Words before the name of a place: "LPSE".
  private let signs: [[UInt8]]
  /// Words that may stand between these and the place: "kabupaten".
  private let kinds: [[UInt8]]
  /// Each LPSE as `kontak.md` writes it, longest first: "bangka barat" before "bangka".
  private let offices: [(name: String, bytes: [UInt8])]

  init(_ base: KnowledgeBase) {
    func words(_ key: Phrasebook.Key) -> [[UInt8]] {
      base.phrasebook.list(key).map { Array($0.lowercased().utf8) }
    }
    signs = words(.officeWords)
    kinds = words(.areaWords)
    offices = Set(base.contacts.map(\.lpse)).filter { !$0.isEmpty }.map { ($0, Array($0.utf8)) }
      .sorted { ($1.bytes.count, $0.name) < ($0.bytes.count, $1.name) }
  }

  /// The name in small letters when `kontak.md` has it; nil for any other, because it would only make the token longer.
  func known(_ name: String) -> String? { offices.first { $0.name == name.lowercased() }?.name }

  /// The LPSE as `kontak.md` writes it, and the byte range of its place in the UTF-8 of a message: "Kabupaten Paser" of
  /// "LPSE Kabupaten Paser".
  func find(_ text: [UInt8]) -> (name: String, place: Range<Int>)? {
    guard !offices.isEmpty else { return nil }
    for start in text.indices where LPSEFinder.begins(text, at: start) {
      guard let sign = signs.first(where: { LPSEFinder.word($0, text, at: start) }) else { continue }
      let first = LPSEFinder.next(text, start + sign.count)
      var place = first
      while let kind = kinds.first(where: { LPSEFinder.word($0, text, at: place) }) {
        place = LPSEFinder.next(text, place + kind.count)
      }
      if let lpse = offices.first(where: { LPSEFinder.word($0.bytes, text, at: place) }) {
        return (lpse.name, first..<place + lpse.bytes.count)
      }
    }
    return nil
  }

  /// Whether a word, in small letters, stands at `start`, capitals or not.
  private static func word(_ word: [UInt8], _ text: [UInt8], at start: Int) -> Bool {
    guard start + word.count <= text.count, ASCII.lowered(text[start]) == word[0] else { return false }
    guard begins(text, at: start) else { return false }
    let end = start + word.count
    if end < text.count, isLetter(text[end]) { return false }
    return word.indices.allSatisfy { ASCII.lowered(text[start + $0]) == word[$0] }
  }

  /// Whether a word may begin at `start`, because no letter stands before it.
  private static func begins(_ text: [UInt8], at start: Int) -> Bool {
    start == 0 || !isLetter(text[start - 1])
  }

  /// Index at which the next word begins.
  private static func next(_ text: [UInt8], _ start: Int) -> Int {
    text[start...].firstIndex(where: isLetter) ?? text.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || ASCII.isOutside(byte)
  }
}
