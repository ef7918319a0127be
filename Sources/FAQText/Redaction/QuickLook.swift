/// One pass over the bytes of a text that tells whether anything in it is worth a closer look: hardly a question has a
/// secret in it, and the closer look takes several times as long.
enum QuickLook {
  /// The first letters of words that no secret does without, besides the announcing ones: addresses written in words,
  /// links and tokens.
  private static let beginnings = [
    "gmail", "yahoo", "ymail", "hotmail", "outlook", "rocketmail", "icloud", "proton", "dot", "titik", "http",
    "www",
    "eyj", "ghp", "sk_", "akia", "xox", "glpat", "rek", "reset/", "reset?", "verify/", "verifikasi/",
    "aktivasi/",
    "activate/", "confirm/", "konfirmasi/", "token/", "cvv", "cvc", "nol ", "kosong ", "client_", "secret",
    "undangan/",
  ].map { Array($0.utf8) }
  private static let initials = beginnings.reduce(UInt32(0)) { $0 | 1 << UInt32($1[0] & 31) }

  /// A run of letters and digits of this many bytes may be the token of a program.
  private static let longestPlain = 18

  /// - Returns: whether the text holds an `@`, four digits with no letter between them, a full-width form, a word that may
  ///   announce a secret, or the beginning of a link or an address.
  static func mayHide(_ text: [UInt8]) -> Bool {
    var digits = 0
    var isInWord = false
    var run = (length: 0, hasDigit: false)
    for (index, byte) in text.enumerated() {
      let isWord = LogBytes.isWord(byte)
      switch byte {
      case UInt8(ascii: "@"), 0xEF: return true
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if index > 1,
          text[index - 1] | 0x20 == UInt8(ascii: "t") || text[index - 1] | 0x20 == UInt8(ascii: "a")
        {
          return true
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits == 4 { return true }
      default:
        guard isWord else { break }
        if byte < 0x80 { digits = 0 }
        if !isInWord, mayBegin(text[index...]) { return true }
      }
      isInWord = isWord
      run =
        isWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        ? (run.length + 1, run.hasDigit || LogBytes.isDigit(byte)) : (0, false)
      if run.length == longestPlain, run.hasDigit { return true }
    }
    return false
  }

  private static func mayBegin(_ text: ArraySlice<UInt8>) -> Bool {
    if Announcement.mayBegin(text) { return true }
    guard let first = text.first, initials >> UInt32(first & 31) & 1 == 1 else { return false }
    return beginnings.contains {
      text.count >= $0.count && zip(text, $0).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }
}
