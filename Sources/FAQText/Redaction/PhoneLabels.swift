import Basics

/// The words that announce a telephone number: "hp saya: 0812 3456 7890".
package enum PhoneLabels {
  private static let words = SecretWords.set(
    "no nomor nomer nmr hp hape handphone wa whatsapp telp tlp tlpn telepon telpon tel phone kontak hubungi saya sy kami ke di"
  )
  /// Most words before a number that belong to it.
  private static let most = 4

  /// The place of a number, together with the words right before it that announce it, in bytes.
  package static func range(of number: Range<Int>, in text: [UInt8]) -> Range<Int> {
    var start = number.lowerBound
    for _ in 0..<most {
      let end = text[..<start].lastIndex(where: ASCII.isLetter).map { $0 + 1 } ?? 0
      let isNear = text[end..<start].allSatisfy {
        ASCII.isSpace($0) || ":./(".utf8.contains($0)
      }
      let first = text[..<end].lastIndex { !ASCII.isLetter($0) }.map { $0 + 1 } ?? 0
      guard isNear, first < end, words.contains(ASCII.lowered(text[first..<end])) else { break }
      start = first
    }
    return start..<number.upperBound
  }
}
