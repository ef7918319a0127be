import Basics

/// One pass over the bytes of a text that tells which closer looks are worth taking: hardly a question has a secret in it,
/// and all closer looks together take several times as long.
struct QuickLook: OptionSet {
  let rawValue: UInt8

  /// A word that may announce a secret.
  static let secrets = QuickLook(rawValue: 1)
  /// An `@`, however it is written, or the name of a provider of mail.
  static let addresses = QuickLook(rawValue: 2)
  /// Four digits with no letter between them.
  static let numbers = QuickLook(rawValue: 4)
  /// The beginning of a link or a token, or a long run of letters and digits.
  static let links = QuickLook(rawValue: 8)
  /// A word that numbers begin with when they are spoken.
  static let spelled = QuickLook(rawValue: 16)
  static let all: QuickLook = [.secrets, .addresses, .numbers, .links, .spelled]

  private static let addressWords = WordBeginnings([
    "gmail", "yahoo", "ymail", "hotmail", "outlook", "rocketmail", "icloud", "proton", "dot", "titik",
  ])
  private static let linkWords = WordBeginnings([
    "http", "www", "eyj", "ghp", "gho_", "github_", "sk_", "sk-", "akia", "aiza", "xox", "glpat", "reset/",
    "reset?", "verify/",
    "verifikasi/", "aktivasi/", "activate/", "confirm/", "konfirmasi/", "token/", "undangan/",
  ])
  private static let digitWords = WordBeginnings(["nol ", "kosong ", "zero "])
  /// All of these and those of announcements, because most words are none.
  private static let anyWords = WordBeginnings(joining: [
    Announcement.beginnings, addressWords, linkWords, digitWords,
  ])
  /// A run of letters, digits, dots and hyphens of this many bytes or more, with a digit in it, may be the token of a program.
  private static let shortestToken = 18

  /// Looks at a text as typed.
  static func at(_ text: [UInt8]) -> QuickLook {
    var found: QuickLook = []
    var digits = 0
    var isInWord = false
    var run = (length: 0, hasDigit: false)
    for (index, byte) in text.enumerated() {
      // Most bytes are letters within a word, and a token or a code that they belong to has a digit as well.
      if isInWord, !run.hasDigit, ASCII.isLetter(byte) {
        digits = 0
        run.length += 1
        continue
      }
      let isWord = ASCII.isWord(byte)
      switch byte {
      case UInt8(ascii: "@"): found.insert(.addresses)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        if index > 1, "tTaA".utf8.contains(text[index - 1]) { found.insert(.addresses) }
      case UTF8Byte.fullWidthLead: return .all
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits == 4 { found.insert(.numbers) }
      default:
        guard isWord else { break }
        if !ASCII.isOutside(byte) { digits = 0 }
        if !isInWord { found.formUnion(word(at: index, in: text)) }
      }
      isInWord = isWord
      run =
        isWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        ? (run.length + 1, run.hasDigit || ASCII.isDigit(byte)) : (0, false)
      if run.length >= shortestToken, run.hasDigit { found.insert(.links) }
    }
    return found
  }

  private static func word(at place: Int, in text: [UInt8]) -> QuickLook {
    guard anyWords.stand(at: place, in: text) else { return [] }
    var found: QuickLook = []
    // A code may be spoken digit by digit, and a table of passwords has a heading.
    if Announcement.mayStand(at: place, in: text) { found = [.secrets, .spelled] }
    if addressWords.stand(at: place, in: text) { found.insert(.addresses) }
    if linkWords.stand(at: place, in: text) { found.insert(.links) }
    if digitWords.stand(at: place, in: text) { found.insert(.spelled) }
    return found
  }
}
